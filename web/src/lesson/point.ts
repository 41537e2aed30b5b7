/** The things of a table that a lesson speaks of: where they are, and what they are called. */

import { cardName, seatName, t, type Reader } from "../app/text.svelte";

const BUTTONS = [".tools button.main", ".tools button:not(.plain)"];

/** The element of a thing: `hand`, `card R2`, `display 1`, `row G6`, `button`. */
export function find(board: HTMLElement, thing: string): HTMLElement | null {
  const [kind = "", which = ""] = thing.split(" ");
  switch (kind) {
    case "card":
      return board.querySelector(`[data-hand="${which}"]`);
    case "row":
      return board.querySelector(which ? `[data-row="${which}"]` : '[data-spot="row"]');
    case "seat":
      return board.querySelector(`[data-seat="${which}"] [data-drop]`);
    case "button":
      return BUTTONS.map((one) => board.querySelector<HTMLElement>(one)).find(Boolean) ?? null;
    case "hand":
      return board.querySelector('[data-spot="own-hand"]');
    case "pieces":
      return board.querySelector('[data-spot="middle"]');
    default:
      return board.querySelector(`[data-spot="${which ? `${kind}-${which}` : kind}"]`);
  }
}

/** What a thing is called, for those who do not see it pulse. */
export function called(game: string, thing: string, reader: Reader): string {
  const [kind = "", which = ""] = thing.split(" ");
  if (kind === "card" || (kind === "row" && which)) return cardName(game, which);
  if (kind === "seat") return seatName(Number(which), reader.names);
  return t(`page-lesson-thing-${kind}`, which ? { seat: Number(which) } : {}, reader);
}
