/** How the fleas take what happens. */

import type { GameEvent } from "../../net/protocol";
import { split } from "../board/moods";
import type { Moods } from "../game";

export function moods(event: GameEvent, players: number): Moods {
  switch (event.type) {
    case "busted":
      return split(players, [event.seat], "cross", "gloating");
    case "stolen":
    case "given":
      return { [event.seat]: "gloating", [event.owner]: "cross" };
    case "trio":
      return "seat" in event ? { [event.seat]: "glad" } : {};
    case "gala":
      return "seat" in event ? split(players, [event.seat], "bowing", "cross") : {};
    case "won":
      return "seats" in event ? split(players, event.seats, "bowing", "cross") : {};
    default:
      return {};
  }
}
