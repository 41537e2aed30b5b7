/** Where a recorded game stands after so many entries. */

import { lines, type LogEntry } from "../app/message";
import { logged } from "../games";
import type { Outcome, Replay, View } from "../net/protocol";

export interface Position {
  view: View;
  actor: number | null;
  log: readonly LogEntry[];
  /** Null before the end. */
  outcome: Outcome | null;
}

/** The game after so many entries. */
export function positionAt(replay: Replay, at: number): Position {
  const { game, moved, start } = replay;
  const shown = moved.slice(0, at);
  return {
    // While the dealer is about to act there is no view: the last one stands.
    view: shown.findLast((each) => each.seen[0]?.view)?.seen[0]?.view ?? start.view!,
    actor: shown.at(-1)?.actor ?? null,
    log: shown.flatMap((told) =>
      told.seen.flatMap(({ seat, events = [] }) =>
        lines(game, told, { seat, events: logged(game, events) }),
      ),
    ),
    outcome: at === moved.length ? replay.outcome : null,
  };
}
