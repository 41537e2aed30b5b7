/** Figaro, as the page offers it. */

import { lazy } from "../../app/lazy";
import { briefly } from "./briefly";
import { moods } from "./moods";
import type { PageGame } from "../game";

export const figaro: PageGame = {
  name: "figaro",
  drawings: { curtain: "figaro/figaro", score: "figaro/hero" },
  landmarks: ["collected", "round-ended", "won"],
  announced: ["one-card-left", "last-card-played", "round-ended"],
  outside: (event) => (event.type === "dealt" ? { ...event, cards: [] } : event),
  briefly,
  moods,
  quips: { collected: "seat", ring: "seat", won: "seat" },
  board: lazy(async () => (await import("./Board.svelte")).default),
  lesson: lazy(async () => (await import("./lesson/lesson")).lesson),
  coach: lazy(async () => (await import("./coach/coach")).coach),
  dealer: lazy(async () => (await import("./dealer")).makeDealer),
};
