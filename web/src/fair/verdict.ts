/** What a check of a fair deal can find; the same reasons as in Python (tusch.verdict). */

import { plain, type Message } from "../app/message";

export type Reason =
  | "good"
  | "unseeded"
  | "none"
  | "form"
  | "seeds"
  | "first"
  | "secret"
  | "promise"
  | "mine"
  | "empty"
  | "misdeal"
  | "entry"
  | "rules"
  | "cut"
  | "result";

export interface Verdict {
  reason: Reason;
  /** What the reason speaks of. */
  args?: Message["args"];
  /** Whether the asker remembered the commitment. */
  compared?: boolean;
}

/** Whether all is as it was promised. */
export function isFair({ reason }: Verdict): boolean {
  return reason === "good" || reason === "unseeded";
}

/** A verdict in words, and what it does not prove. */
export function inWords(verdict: Verdict): readonly Message[] {
  const said = { id: `fair-${verdict.reason}`, args: verdict.args ?? {} };
  return isFair(verdict) && !verdict.compared ? [said, plain("fair-uncompared")] : [said];
}
