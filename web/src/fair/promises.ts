/** What this device remembers of tables from before their first card, as long as it stores it. */

import type { SeatInfo } from "../net/protocol";

/** What was promised at a table, and what was mixed in, by seat. */
export interface Remembered {
  commitment: string;
  seeds: Readonly<Record<string, string>>;
}

interface Kept extends Remembered {
  code: string;
  /** The seeds of this device, by seat, whether the table has taken them or not. */
  own: Readonly<Record<string, string>>;
  /** Whether the seeds of all seats are known. */
  begun?: boolean;
}

const KEY = "tusch-promises";
/** So many tables are remembered, the latest. */
const MOST = 100;
const SEED_BYTES = 32;

/** What holds where nothing can be stored, as in some private windows; null: it is stored. */
let unstored: readonly Kept[] | null = null;

function all(): readonly Kept[] {
  try {
    return unstored ?? (JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[]);
  } catch {
    return [];
  }
}

function keep(kept: Kept): void {
  const tables = [...all().filter(({ code }) => code !== kept.code), kept].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
    unstored = null;
  } catch {
    unstored = tables;
  }
}

function find(table: string): Kept | undefined {
  return all().find(({ code }) => code === table);
}

/** Remember what a table promises before its game begins: its first word counts. */
export function rememberPromise(code: string, commitment: string): void {
  if (!find(code)) keep({ code, commitment, seeds: {}, own: {} });
}

/** The seed of this device for a seat, if it has one. */
export function ownSeed(code: string, seat: number): string | undefined {
  return find(code)?.own[seat];
}

/** A seed of this device for a seat: the same again, so that two windows do not differ. */
export function makeSeed(code: string, seat: number): string {
  const kept = find(code)!;
  const seed = kept.own[seat] ?? randomSeed();
  keep({ ...kept, own: { ...kept.own, [seat]: seed } });
  return seed;
}

function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Remember that the table has taken the seed of a seat. */
export function rememberTaken(code: string, seat: number, seed: string): void {
  const kept = find(code);
  if (kept && !kept.begun) keep({ ...kept, seeds: { ...kept.seeds, [seat]: seed } });
}

/** Remember the seeds that are shown when the game begins; of one's own seats those that were sent. */
export function rememberSeeds(
  code: string,
  shown: readonly SeatInfo[],
  own: readonly number[],
): void {
  const kept = find(code);
  if (!kept || kept.begun) return;
  const seeds: Record<string, string> = {};
  for (const [seat, { seed }] of shown.entries()) {
    const mixed = (own.includes(seat) ? kept.seeds[seat] : undefined) ?? seed;
    if (mixed !== undefined) seeds[seat] = mixed;
  }
  keep({ ...kept, seeds, begun: true });
}

/** What is remembered of a table, or of any table that promised this; null: nothing. */
export function recall(code: string | null, commitment: string | undefined): Remembered | null {
  if (code !== null) return find(code) ?? null;
  return all().find((kept) => kept.commitment === commitment) ?? null;
}
