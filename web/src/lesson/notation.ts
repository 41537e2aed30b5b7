/** Moves as records write them (docs/records.md), read for the server. */

import type { Action } from "../net/protocol";

export function read(game: string, text: string): Action {
  const [word = "", rest = ""] = text.split(" ");
  return (game === "figaro" ? figaro(word) : flohcati(word, rest)) as Action;
}

function figaro(word: string): object {
  const [card, to] = word.split(">");
  if (to !== undefined) return { type: "play", card, to: Number(to) };
  return { type: word === "O" ? "ring" : word };
}

function flohcati(type: string, rest: string): object {
  switch (type) {
    case "take":
    case "give":
      return { type, card: rest };
    case "demand":
    case "steal":
      return { type, seat: Number(rest) };
    case "trio":
      return { type, cards: rest.split(",") };
    default:
      return { type };
  }
}

/** Whether two moves are the same, in whatever order their fields stand. */
export function same(one: Action, other: Action): boolean {
  const flat = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => a.localeCompare(b)));
  return flat(one) === flat(other);
}
