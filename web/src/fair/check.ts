/** The check of a fair deal in the reader's own browser; docs/fair-deal.md has the algorithm. */

// A library's, because browsers offer their own only over https.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Message } from "../app/message";
import type { FairDeal, GameInfo, Outcome, Result, Rules, TableRecord } from "../net/protocol";
import { Chance } from "./chance";
import type { Remembered } from "./promises";
import type { Reason, Verdict } from "./verdict";

/** What is found about an act of the dealer; null: nothing is wrong with it. */
export type Found = Extract<Reason, "misdeal" | "entry" | "rules"> | null;

/** Follows the cards of a game through its log, and deals again. */
export interface Dealer {
  /** See what a player did: false if the cards do not lie so. */
  follow(seat: number, what: string): boolean;
  /** Compare an act of the dealer with chance; `next` acts after it. */
  deal(what: string, chance: Chance, next: number | null): Found;
  /** Whether the cards lie as at the end of a game. */
  ended(): boolean;
}

export type MakeDealer = (dealt: Dealt) => Dealer;

/** What a dealer has to know of a game. */
export interface Dealt {
  players: number;
  rules: Rules;
  deck: readonly string[];
  /** Who begins, if the table chose a seat. */
  first: number | undefined;
}

/** A game whose deal is to be checked. */
export interface Case {
  record: TableRecord;
  info: Pick<GameInfo, "deck" | "editions">;
  /** What the server's rules say to the log: they refuse it, or say how the game ended. */
  replayed: { refused: Message } | { outcome: Pick<Outcome, keyof Result> | null };
  remembered: Remembered | null;
}

const DIGEST = /^[0-9a-f]{64}$/;
const SEED = /^([0-9a-f]{2}){0,32}$/;
/** So much of an entry is repeated in a verdict. */
const SAID = 80;

/** Judge a deal: first what was promised, then the log, dealt again, and then its end. */
export function check(given: Case, makeDealer: MakeDealer): Verdict {
  const { record, remembered } = given;
  const deal: unknown = record.fair;
  if (deal === undefined) return { reason: "none" };
  if (!isDeal(deal)) return { reason: "form" };
  const found = promises(record, deal, remembered) ?? dealAgain(given, deal, makeDealer);
  if (found) return found;
  const reason = deal.players.some((seed) => seed) ? "good" : "unseeded";
  return { reason, compared: remembered !== null };
}

function isDeal(deal: unknown): deal is FairDeal {
  const { commitment, secret, players, first } = (deal ?? {}) as Record<string, unknown>;
  const matches = (text: unknown, form: RegExp): boolean =>
    typeof text === "string" && form.test(text);
  return (
    matches(commitment, DIGEST) &&
    matches(secret, DIGEST) &&
    Array.isArray(players) &&
    players.every((seed) => matches(seed, SEED)) &&
    (first === undefined || Number.isInteger(first))
  );
}

/** What is wrong with the parts that the deal was made of. */
function promises(
  { players }: TableRecord,
  deal: FairDeal,
  remembered: Remembered | null,
): Verdict | null {
  const seeds = deal.players.length;
  // Whoever adds a seed after the others, for no seat, chooses the deal alone.
  if (seeds !== players) return { reason: "seeds", args: { value: seeds, count: players } };
  if (deal.first !== undefined && !(deal.first >= 0 && deal.first < players))
    return { reason: "first" };
  if (bytesToHex(sha256(hexToBytes(deal.secret))) !== deal.commitment) return { reason: "secret" };
  if (remembered && remembered.commitment !== deal.commitment) return { reason: "promise" };
  for (const [seat, seed] of Object.entries(remembered?.seeds ?? {}))
    if (deal.players[Number(seat)] !== seed)
      return { reason: "mine", args: { number: Number(seat) + 1 } };
  return null;
}

function dealAgain(
  { record, info, replayed }: Case,
  deal: FairDeal,
  makeDealer: MakeDealer,
): Verdict | null {
  const { players, log } = record;
  if (!log.length) return { reason: "empty" };
  const key = mix(deal);
  const rules = allRules(record, info);
  const dealer = makeDealer({ players, rules, deck: info.deck, first: deal.first });
  const refused = "refused" in replayed ? replayed.refused : null;
  let acts = 0;
  for (const [entry, [who, what]] of log.entries()) {
    let found: Found;
    if (who === null) {
      found = dealer.deal(what, new Chance(key, acts), log[entry + 1]?.[0] ?? null);
      acts += 1;
    } else {
      found = dealer.follow(who, what) ? null : "rules";
    }
    if (refused?.args.entry === entry)
      found = who === null && refused.id === "record-entry" ? "misdeal" : "rules";
    if (found) {
      const value = [...what].slice(0, SAID).join("");
      return { reason: found, args: { entry: String(entry), value } };
    }
  }
  if (!dealer.ended()) return { reason: "cut" };
  return end(record, replayed);
}

/** What is wrong with the end of a log, by the rules of the server. */
function end({ result }: TableRecord, replayed: Case["replayed"]): Verdict | null {
  if ("refused" in replayed)
    return { reason: replayed.refused.args.due === "-" ? "cut" : "result" };
  const { outcome } = replayed;
  if (!outcome) return { reason: "cut" };
  const written = (ended: Pick<Outcome, keyof Result> | Result): string =>
    JSON.stringify([ended.totals, ended.winners, ended.ranking ?? null]);
  return result && written(result) === written(outcome) ? null : { reason: "result" };
}

/** Every option: those that a record leaves out are its edition's. */
function allRules({ rules }: TableRecord, { editions }: Case["info"]): Rules {
  const edition = editions.find(({ name }) => name === rules.edition) ?? editions[0];
  return { ...edition?.options, ...rules } as Rules;
}

function mix(deal: FairDeal): Uint8Array {
  const seeds = deal.players.map((seed) => {
    const bytes = hexToBytes(seed);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return concatBytes(length, bytes);
  });
  return hmac(sha256, hexToBytes(deal.secret), concatBytes(...seeds));
}

/** Compare the act that says who begins: drawn in any case, though the table may have chosen. */
export function checkStart(what: string, { players, first }: Dealt, chance: Chance): Found {
  const drawn = chance.below(players);
  const beginners = Array.from({ length: players }, (_, seat) => `start ${seat}`);
  if (!beginners.includes(what)) return "misdeal";
  return what === `start ${first ?? drawn}` ? null : "entry";
}
