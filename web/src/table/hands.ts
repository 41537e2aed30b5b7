/** What was in a hand: from what its seat was told. */

import type { Replay } from "../net/protocol";

/** The hand of the seat that a replay is told to, after so many entries. */
export function hand({ moved, start }: Replay, entries: number): readonly string[] {
  const last = moved.slice(0, entries).findLast((each) => each.seen[0]?.view);
  return last?.seen[0]?.view?.hand ?? start.view?.hand ?? [];
}

/** After how many entries somebody held cards for the last time. */
export function lastHand(told: readonly Replay[]): number {
  const all = told[0]?.moved.length ?? 0;
  for (let entries = all; entries > 0; entries -= 1)
    if (told.some((replay) => hand(replay, entries).length)) return entries;
  return all;
}
