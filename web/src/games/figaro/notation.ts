/** Moves of Figaro as records write them. */

import type { FigaroAction } from "../../net/protocol";

/** Read `R2>1`, `O`, `take`, `swap` or `keep`. */
export function readMove(text: string): FigaroAction {
  const [card, to] = text.split(">");
  if (to !== undefined) return { type: "play", card, to: Number(to) } as FigaroAction;
  return { type: text === "O" ? "ring" : text } as FigaroAction;
}

/** Write a move as it is read. */
export function writeMove(action: FigaroAction): string {
  switch (action.type) {
    case "play":
      return `${action.card}>${action.to}`;
    case "ring":
      return "O";
    default:
      return action.type;
  }
}
