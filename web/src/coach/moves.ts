/** What was done in a game, as a sentence that is not written yet. */

import { choiceMessage, eventMessage, plain, type Message } from "../app/message";
import { logged } from "../games";
import type { Decision, Replay } from "../net/protocol";
import { positionAt } from "../replay/position";
import { offered } from "./figures";

/** What another player did at an entry of the log; what nobody is told, as it was offered. */
export function happened({ game, moved, record }: Replay, entry: number): Message {
  const event = logged(game, moved[entry]?.seen[0]?.events ?? [])[0];
  if (event) return eventMessage(game, event);
  // Moves that need no more words are written as they are called.
  const [seat, move] = record.log[entry]!;
  return {
    id: "page-coach-played",
    args: { seat: seat!, move: plain(`${game}-choice-${move}`) },
  };
}

/** The move of a decision, as it was offered; without a choice there was one alone. */
export function played(replay: Replay, decision: Decision): Message {
  const offer = offered(decision, decision.played);
  const { legal } = positionAt(replay, decision.entry, []).view;
  return offer ?? choiceMessage(replay.game, legal[0]!);
}
