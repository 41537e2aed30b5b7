/** Tables and news for tests: real ones that were recorded, and small ones made by hand. */

import type { News } from "../../src/net/connection.svelte";
import type { FigaroView, Moved, Seen, Whole } from "../../src/net/protocol";
import { reduce } from "../../src/table/reduce";
import { UNKNOWN, type TableState } from "../../src/table/state";

/** What a device was told, and what another one in its place was told then. */
export interface Chapter {
  news: readonly News[];
  whole: Whole;
}

type Streams = Record<string, readonly Chapter[]>;

const STREAMS = import.meta.glob<Streams>("../streams/*.json", { eager: true, import: "default" });

/** What devices were told at a table of a real server (tests/page/support/streams.py). */
export function recorded(name: string): Streams {
  return frozen(STREAMS[`../streams/${name}.json`]!);
}

/** The same value, which nobody can change any more. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** The table after all these news. */
export function after(state: TableState, news: readonly News[]): TableState {
  return news.reduce((known, each) => frozen(reduce(known, frozen(each))), frozen(state));
}

/** A snapshot of a table of two, at which this device holds some seats. */
export function whole(changes: Partial<Whole> = {}, seats: readonly number[] = [0]): Whole {
  return {
    tell: "table",
    seq: 10,
    version: 3,
    status: "playing",
    info: {
      code: "ABC234",
      game: "figaro",
      rules: {} as Whole["info"]["rules"],
      listed: false,
      clock: null,
      away: null,
      spectators: 0,
      first: null,
      fill: "steady",
      marked: false,
      practice: false,
      games: 0,
    },
    seats: [
      { kind: "person", name: "Ann", person: 0 },
      { kind: "person", name: "Ben", person: 1 },
    ],
    people: [
      { name: "Ann", here: true },
      { name: "Ben", here: true },
    ],
    host: 0,
    you: { person: 0, seats, host: true, codes: [], waited_for: false },
    commitment: "c0ffee",
    seen: seats.map((seat) => ({ seat, view: view(seat, "before") })),
    past: [],
    actor: 0,
    until: null,
    undo: null,
    chat: [],
    outcome: null,
    fair: null,
    rematch: null,
    take_over: { allowed: true, asks: [], done: [] },
    ...changes,
  };
}

/** A view that can be told from others. */
export function view(seat: number, phase: string): FigaroView {
  return { seat, phase } as unknown as FigaroView;
}

/** News of a move that these seats have seen. */
export function moved(seen: readonly Seen[], changes: Partial<Moved> = {}): Moved {
  return {
    tell: "moved",
    seq: 11,
    version: 4,
    seat: 0,
    by: "player",
    actor: 1,
    until: null,
    seen,
    ...changes,
  };
}

/** A table that this device has come to. */
export function table(changes: Partial<Whole> = {}, seats: readonly number[] = [0]): TableState {
  return after(UNKNOWN, [whole(changes, seats)]);
}
