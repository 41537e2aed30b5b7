/** Moves compared. */

import type { Action } from "../net/protocol";

/** Whether two moves are the same, in whatever order their fields stand. */
export function sameMove(one: Action, other: Action): boolean {
  const flat = (action: Action): string =>
    JSON.stringify(Object.entries(action).sort(([a], [b]) => a.localeCompare(b)));
  return flat(one) === flat(other);
}
