/** Moves of Zirkus Flohcati as records write them. */

import type { FlohcatiAction } from "../../net/protocol";

/** Read `flip`, `take G6`, `steal 1`, `trio B4,D4,F4`. */
export function readMove(text: string): FlohcatiAction {
  const [type = "", rest = ""] = text.split(" ");
  return { type, ...fields(type, rest) } as FlohcatiAction;
}

function fields(type: string, rest: string): object {
  switch (type) {
    case "take":
    case "give":
      return { card: rest };
    case "demand":
    case "steal":
      return { seat: Number(rest) };
    case "trio":
      return { cards: rest.split(",") };
    default:
      return {};
  }
}

/** Write a move as it is read. */
export function writeMove(action: FlohcatiAction): string {
  switch (action.type) {
    case "take":
    case "give":
      return `${action.type} ${action.card}`;
    case "demand":
    case "steal":
      return `${action.type} ${action.seat}`;
    case "trio":
      return `trio ${action.cards.join(",")}`;
    default:
      return action.type;
  }
}
