/** Moods for several seats at once. */

import type { Mood } from "../../ui/faces";
import type { Moods } from "../game";

/** One mood for some seats, and another for the rest. */
export function split(players: number, some: readonly number[], mood: Mood, rest?: Mood): Moods {
  const all = Array.from({ length: players }, (_, seat) => seat);
  return Object.fromEntries(
    all.flatMap((seat) => {
      const felt = some.includes(seat) ? mood : rest;
      return felt ? [[seat, felt]] : [];
    }),
  );
}
