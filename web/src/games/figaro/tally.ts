/** The end of a round of Figaro and of the game: counting, exchange, road pieces, roads. */

import type { Beat, Scene } from "../../theatre/scene";
import type {
  FigaroEvent,
  FigaroExchanged,
  FigaroPaved,
  FigaroRoundEnded,
  Outcome,
} from "../../net/protocol";
import { after, type RoadShow, type Shown, type Tally } from "./staged";

/** Whoever is second by so little lost by a hair. */
const HAIR = 2;

/** F22, F23: everything stops; stacks are counted, and the order forms. */
export function tally(
  view: Shown,
  event: FigaroRoundEnded,
  next: readonly FigaroEvent[],
): Scene<Shown> {
  const { counts, seat: king } = event;
  const seats = counts.map((_, seat) => seat);
  const begun: Tally = {
    round: view.round,
    king,
    counts,
    counted: [],
    order: seats,
    exchange: null,
    pieces: counts.map(() => null),
    lengths: false,
    done: false,
  };
  const over = { id: "page-scene-round-over", args: { seat: king } };
  // The stacks stay where they are until they are counted.
  const lying = { ...view, king, turn: null, legal: [] };
  const counting = (counted: readonly number[]): Beat<Shown> =>
    still(`counted-${counted.length}`, 420, show(lying, { ...begun, counted }), over);
  const order = ordered(counts, king, next);
  return {
    beats: [
      { ...still("round-over", 1000, lying, over), sound: "turn" },
      ...seats.map((seat) => counting(seats.slice(0, seat + 1))),
      still("ordered", 1100, show(after(view, event), { ...begun, counted: seats, order })),
    ],
    tells: seats.length + 1,
  };
}

/** F26: a longest piece goes for a shortest one. */
export function exchange(
  view: Shown,
  event: FigaroExchanged,
  next: readonly FigaroEvent[],
): Scene<Shown> {
  const { seat, given, got } = event;
  const shown = { ...open(view, next), exchange: { seat, given, got } };
  return { beats: [still("exchanged", 2200, show(after(view, event), shown))], tells: 0 };
}

/** F24: a piece goes out, with its reason. */
export function paving(
  view: Shown,
  event: FigaroPaved,
  next: readonly FigaroEvent[],
): Scene<Shown> {
  const before = open(view, [event, ...next]);
  const pieces = before.pieces.map((piece, seat) => (seat === event.seat ? event.length : piece));
  const done = !next.some(({ type }) => type === "paved");
  const given = { ...before, pieces, lengths: event.lengths === "shown" };
  return {
    beats: [
      { ...still(`paved-${event.seat}`, 1000, show(after(view, event), given)), sound: "take" },
      ...(done ? [still("spared", 1200, show(after(view, event), { ...given, done }))] : []),
    ],
    tells: 0,
  };
}

/** It stays until somebody goes on, or for a while; then the table is there again. */
export function closing(view: Shown): Beat<Shown>[] {
  const { staged: _, ...rest } = view;
  return [{ ...still("settled", 3500, view), waits: true }, still("round-closed", 0, rest)];
}

/** F29: the roads roll out from the castle wall, and the shortest is hired. */
export function finale(view: Shown, outcome: Outcome): Scene<Shown> {
  const ranking = outcome.ranking ?? outcome.winners;
  const roads: RoadShow = {
    order: [...ranking].reverse(),
    totals: outcome.totals,
    rolled: false,
    hired: null,
  };
  const winner = outcome.winners[0]!;
  const stage = (change: Partial<RoadShow>): Shown => ({
    ...view,
    staged: { roads: { ...roads, ...change } },
  });
  const { staged: _, ...rest } = view;
  return {
    beats: [
      still("roads", 500, stage({})),
      still("rolled", 2200, stage({ rolled: true })),
      {
        ...still("hired", 3500, stage({ rolled: true, hired: winner }), ending(view, outcome)),
        sound: winner === view.seat ? "win" : "turn",
        waits: true,
      },
      still("over", 0, rest),
    ],
    tells: 2,
  };
}

/** Winning, being second by a hair and losing are three endings. */
function ending({ seat }: Shown, { totals, winners, ranking }: Outcome): Beat["caption"] {
  const winner = winners[0]!;
  const behind = seat === null ? HAIR + 1 : totals[seat]! - totals[winner]!;
  if (seat === winner || ranking?.[1] !== seat || behind > HAIR)
    return { id: "page-scene-hired", args: { seat: winner } };
  return { id: "page-scene-second", args: { seat: winner, length: behind } };
}

/** The count that is open, or one for an exchange that was decided since. */
function open(view: Shown, next: readonly FigaroEvent[]): Tally {
  if (view.staged?.tally) return view.staged.tally;
  const { counts, king } = view;
  return {
    round: view.round,
    king: king ?? 0,
    counts,
    counted: counts.map((_, seat) => seat),
    order: ordered(counts, king ?? 0, next),
    exchange: null,
    pieces: counts.map(() => null),
    lengths: false,
    done: false,
  };
}

/** Largest stack first; those who take pieces in their order, the others clockwise from the King. */
function ordered(
  counts: readonly number[],
  king: number,
  next: readonly FigaroEvent[],
): readonly number[] {
  const takers = next.flatMap((event) => (event.type === "paved" ? [event.seat] : []));
  const place = (seat: number): number => {
    const taken = takers.indexOf(seat);
    return taken >= 0 ? taken : counts.length + ((seat - king + counts.length) % counts.length);
  };
  return counts
    .map((_, seat) => seat)
    .sort((a, b) => counts[b]! - counts[a]! || place(a) - place(b));
}

function show(view: Shown, shown: Tally): Shown {
  return { ...view, staged: { tally: shown } };
}

function still(mark: string, holds: number, view: Shown, caption?: Beat["caption"]): Beat<Shown> {
  return { mark, flights: [], view, lasts: 0, holds, ...(caption ? { caption } : {}) };
}
