/** Moves of Figaro as records write them. */

import type { FigaroAction } from "../../net/protocol";

/** Read `R2>1`, `O`, `take`, `swap` or `keep`. */
export function readMove(text: string): FigaroAction {
  const [card, to] = text.split(">");
  if (to !== undefined) return { type: "play", card, to: Number(to) } as FigaroAction;
  return { type: text === "O" ? "ring" : text } as FigaroAction;
}
