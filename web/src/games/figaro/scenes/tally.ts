/** The end of a round of Figaro and of the game: counting, exchange, road pieces, roads. */

import type { Beat, Flight, Scene } from "../../../theatre/scene";
import type {
  FigaroEvent,
  FigaroExchanged,
  FigaroPaved,
  FigaroRoundEnded,
  Message,
  Outcome,
} from "../../../net/protocol";
import { HAIR, moodOf } from "../../board/ending";
import { after, type RoadShow, type Shown, type Tally } from "./staged";

const KING: Flight = { card: null, thing: true, from: { place: "king" }, to: { place: "king" } };

/** F22, F23: everything stops; stacks are counted, and the order forms. */
export function tally(
  view: Shown,
  event: FigaroRoundEnded,
  next: readonly FigaroEvent[],
): Scene<Shown> {
  const { counts, seat: king } = event;
  const seats = counts.map((_, seat) => seat);
  const begun: Tally = { ...opened(view, counts, king), counted: [], order: seats };
  const over = { id: "page-scene-round-over", args: { seat: king } };
  // The stacks stay where they are until they are counted.
  const lying = { ...view, king, turn: null, legal: [] };
  const counting = (counted: readonly number[]): Beat<Shown> =>
    still(`counted-${counted.length}`, 420, show(lying, { ...begun, counted }), over);
  const order = ordered(counts, king, next);
  return {
    beats: [
      {
        ...still("round-over", 1000, lying, over),
        // The King goes to his new holder.
        flights: king === view.king ? [] : [KING],
        lasts: 800,
        sound: "turn",
      },
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
  const before = open(view, next);
  const shortest = before.group.lastIndexOf(got);
  const group = before.group.with(shortest, given).sort((a, b) => (b ?? 0) - (a ?? 0));
  const trade = { seat, given, got, gone: false };
  const offered: Tally = { ...before, lengths: true, exchange: trade };
  const gone: Tally = { ...offered, group, exchange: { ...trade, gone: true } };
  return {
    beats: [
      still("exchange", 1600, show(view, offered), {
        id: "page-scene-exchange",
        args: { seat, given, got },
      }),
      {
        ...still("exchanged", 1800, show(after(view, event), gone)),
        flights: [
          piece("trade", `group-${group.indexOf(given)}`),
          piece(`group-${shortest}`, "trade"),
        ],
        lasts: 1100,
        sound: "take",
      },
    ],
    tells: 1,
  };
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
  const { seat, length } = event;
  const from = before.group.indexOf(length);
  const group = before.group.with(from, null);
  const lengths = event.lengths === "shown";
  const given = { ...before, group, pieces, lengths, last: seat };
  return {
    beats: [
      {
        ...still(`paved-${seat}`, 1000, show(after(view, event), given)),
        flights: view.staged?.tally ? [piece(`group-${from}`, `paved-${seat}`)] : [],
        lasts: 750,
        sound: "take",
      },
      ...(done
        ? [still("spared", 1200, show(after(view, event), { ...given, last: null, done }))]
        : []),
    ],
    tells: 0,
  };
}

/** A road piece goes over the sheet. */
function piece(from: string, to: string): Flight {
  return { card: null, thing: true, from: { place: from }, to: { place: to } };
}

/** It stays until somebody goes on, or for a while; then the table is there again. */
export function closing(view: Shown): Beat<Shown>[] {
  const { staged: _, ...rest } = view;
  return [{ ...still("settled", 3500, view), waits: true }, still("round-closed", 0, rest)];
}

/** F29: the roads roll out from the castle wall, and the shortest is hired. */
export function finale(view: Shown, outcome: Outcome): Scene<Shown> {
  const ranking = outcome.ranking ?? outcome.winners;
  const winner = outcome.winners[0]!;
  const second = ranking[1];
  const behind =
    second === undefined ? HAIR + 1 : outcome.totals[second]! - outcome.totals[winner]!;
  const close = second !== undefined && behind <= HAIR ? { seat: second, behind } : null;
  const mood = moodOf(view.seat, [winner], close ? [close.seat] : []);
  const verdict: Message =
    mood === "close"
      ? { id: "page-scene-second", args: { seat: winner, length: behind } }
      : { id: "page-scene-hired", args: { seat: winner } };
  const roads: RoadShow = {
    order: [...ranking].reverse(),
    totals: outcome.totals,
    rolled: false,
    hired: null,
    close,
    verdict,
    mood,
  };
  const stage = (change: Partial<RoadShow>): Shown => ({
    ...view,
    staged: { roads: { ...roads, ...change } },
  });
  const { staged: _, ...rest } = view;
  return {
    beats: [
      still("roads", 500, stage({}), { id: "page-roads", args: {} }),
      still("rolled", 2200, stage({ rolled: true }), { id: "page-scene-rolled", args: {} }),
      {
        ...still("hired", 3500, stage({ rolled: true, hired: winner }), verdict),
        sound: mood === "won" ? "win" : "turn",
        waits: true,
      },
      still("over", 0, rest),
    ],
    tells: 2,
  };
}

/** The count that is open, or one for an exchange that was decided since. */
function open(view: Shown, next: readonly FigaroEvent[]): Tally {
  if (view.staged?.tally) return view.staged.tally;
  const { counts, king } = view;
  return { ...opened(view, counts, king ?? 0), order: ordered(counts, king ?? 0, next) };
}

/** All stacks have been counted, and nothing has gone out yet. */
function opened(view: Shown, counts: readonly number[], king: number): Tally {
  const seats = counts.map((_, seat) => seat);
  return {
    round: view.round,
    king,
    counts,
    counted: seats,
    order: seats,
    group: view.groups[view.round - 1] ?? [],
    longest: Math.max(1, ...view.groups.flat()),
    exchange: null,
    pieces: counts.map(() => null),
    last: null,
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
