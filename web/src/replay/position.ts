/** Where a recorded game stands after so many entries. */

import { lines, standInAfter, standInEvent, withTakeOvers, type LogEntry } from "../app/message";
import { gameOf, logged } from "../games";
import type { Outcome, Replay, TakeOverDone, View } from "../net/protocol";

export interface Position {
  view: View;
  actor: number | null;
  log: readonly LogEntry[];
  /** Null before the end. */
  outcome: Outcome | null;
}

/** The lines of the log about each entry of a game. */
export function linesOf({ game, moved }: Replay): readonly (readonly LogEntry[])[] {
  let bot: number | null = null;
  return moved.map((told) => {
    bot = standInAfter(bot, told);
    return told.seen.flatMap(({ seat, events = [] }) => {
      const shown = logged(game, events);
      const standIn = standInEvent(bot, told, shown);
      return lines(game, { ...told, standIn }, { seat, events: shown });
    });
  });
}

/** The game after so many entries; whoever looks at many of them brings the lines along. */
export function positionAt(replay: Replay, at: number, told = linesOf(replay)): Position {
  const { moved, start } = replay;
  const shown = moved.slice(0, at);
  return {
    // While the dealer is about to act there is no view: the last one stands.
    view: shown.findLast((each) => each.seen[0]?.view)?.seen[0]?.view ?? start.view!,
    actor: shown.at(-1)?.actor ?? null,
    log: withTakeOvers(
      told.slice(0, at).flat(),
      replay.names,
      takeOvers(replay).filter(({ version }) => version <= at),
      [replay.seat],
    ),
    outcome: at === moved.length ? replay.outcome : null,
  };
}

/** The seats that were taken over, as a table would have told it. */
export function takeOvers({ record }: Replay): readonly TakeOverDone[] {
  const done = record.taken_over ?? [];
  return done.map(({ entry, seat, name }) => ({ version: entry, seat, bot: name }));
}

/** An entry at which something big happens, and what. */
export interface Landmark {
  at: number;
  kind: string;
}

/** The big moments of a recorded game, in their order. */
export function landmarks({ game, moved }: Pick<Replay, "game" | "moved">): Landmark[] {
  const big = gameOf(game)?.landmarks ?? [];
  return moved.flatMap(({ seen }, at) => {
    const kinds = (seen[0]?.events ?? []).map(({ type }) => type as string);
    const kind = big.findLast((each) => kinds.includes(each));
    return kind === undefined ? [] : [{ at, kind }];
  });
}
