/** How things of Figaro look at a glance (F30): no numbers, only rough sizes. */

export type Rough = "none" | "small" | "middling" | "large";

/** A rough size in a word, of an amount and the most that it is likely to be. */
export function roughly(amount: number, most: number): Rough {
  if (amount === 0) return "none";
  const share = amount / most;
  return share < 0.25 ? "small" : share < 0.6 ? "middling" : "large";
}

/** What is printed on the cards of a display, added up. */
export function worth(display: readonly string[]): number {
  return display.reduce((sum, card) => sum + Number(card.slice(1) || 0), 0);
}
