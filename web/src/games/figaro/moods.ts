/** How the court takes what happens. */

import type { GameEvent } from "../../net/protocol";
import { split } from "../board/moods";
import type { Moods } from "../game";

export function moods(event: GameEvent, players: number): Moods {
  switch (event.type) {
    case "collected":
      return split(players, [event.seat], "cross", "gloating");
    case "taken":
    case "paved":
      return { [event.seat]: "cross" };
    case "ring":
    case "one-card-left":
    case "round-ended":
      return "seat" in event ? { [event.seat]: "glad" } : {};
    case "won":
      return "seat" in event ? split(players, [event.seat], "bowing", "cross") : {};
    default:
      return {};
  }
}
