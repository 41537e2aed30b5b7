/** Help at hand: what a card does, and what would happen; by what lies open to all. */

import type { Message } from "../../net/protocol";
import { worth } from "./glance";

/** The parts of a view that help looks at. */
interface Open {
  seat: number | null;
  players: number;
  displays: readonly (readonly string[])[];
}

/** What a display is worth when its owner collects (F17). */
const ENOUGH = 6;

/** What a card does. */
export function about(card: string): Message[] {
  if (card === "O") return [{ id: "figaro-help-ring", args: {} }];
  const kind = card.startsWith("J") ? "jester" : "colour";
  return [{ id: `figaro-help-${kind}`, args: { worth: Number(card[1]) } }];
}

/** What would happen if this card was played in front of a seat. */
export function consequence(view: Open, card: string, seat: number): Message {
  const display = view.displays[seat] ?? [];
  if (card === "O") {
    const left = (seat + 1) % view.players;
    return { id: "figaro-help-pass", args: { count: display.length + 1, seat: left } };
  }
  const sum = worth([...display, card]);
  if (sum < ENOUGH) return { id: "figaro-help-worth", args: { worth: sum, seat } };
  const count = view.displays.reduce((all, cards) => all + cards.length, 1);
  return { id: "figaro-help-collect", args: { count, seat } };
}

/** What nobody should overlook: in front of whom this card would be one too many. */
export function warnings(view: Open, card: string, seats: readonly number[]): Message[] {
  return seats
    .map((seat) => consequence(view, card, seat))
    .filter(({ id }) => id === "figaro-help-collect");
}
