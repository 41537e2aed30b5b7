/** Help at hand: what a card does, and what would happen; by what its reader can see. */

import type { Message } from "../../net/protocol";

/** What a card does; for an attraction also how it goes with the reader's hand. */
export function about(card: string, hand: readonly string[] | null): Message[] {
  if (card.length > 2) return [{ id: `page-scene-${card}`, args: {} }];
  const told: Message[] = [{ id: "flohcati-help-attraction", args: {} }];
  return hand ? [...told, ...beside(card, hand)] : told;
}

/** How a card goes with the others of a hand. */
function beside(card: string, hand: readonly string[]): Message[] {
  const [attraction, value] = [card[0]!, Number(card[1])];
  const rest = hand.filter((other) => other !== card);
  const same = rest.filter((other) => other[0] === attraction).map((other) => Number(other[1]));
  const twins = rest.filter((other) => Number(other[1]) === value).length;
  const best: Message = same.length
    ? { id: "flohcati-help-best", args: { attraction, worth: Math.max(...same) } }
    : { id: "flohcati-help-none", args: { attraction } };
  return twins
    ? [best, { id: "flohcati-help-twins", args: { count: twins, worth: value } }]
    : [best];
}

/** What would happen if an opponent was chosen. */
export function consequence(phase: string, seat: number, cards: number): Message | null {
  if (phase !== "demand" && phase !== "steal") return null;
  return { id: `flohcati-help-${phase}`, args: { seat, count: cards } };
}
