/** Zirkus Flohcati, as the page offers it. */

import { lazy } from "../../app/lazy";
import { moods } from "./moods";
import type { PageGame } from "../game";

export const flohcati: PageGame = {
  name: "flohcati",
  drawings: { curtain: "flohcati/tent", score: "flohcati/gala" },
  landmarks: ["busted", "trio", "gala", "won"],
  announced: ["deck-empty"],
  unlogged: ["turn-ended"],
  outside: (event, rules) =>
    event.type === "given" && !("demand_shown" in rules && rules.demand_shown)
      ? { ...event, card: null }
      : event,
  passing: (view, rules) =>
    view.phase === "finish" && "turn_end" in rules && rules.turn_end === "always",
  moods,
  quips: { busted: "seat", stolen: "owner", trio: "seat" },
  board: lazy(async () => (await import("./Board.svelte")).default),
  lesson: lazy(async () => (await import("./lesson/lesson")).lesson),
  coach: lazy(async () => (await import("./coach/coach")).coach),
  dealer: lazy(async () => (await import("./dealer")).makeDealer),
};
