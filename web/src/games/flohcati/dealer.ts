/** Follows the cards of a game of Zirkus Flohcati and deals again, for the check of a fair deal. */

import { byCode } from "../../fair/chance";
import { checkStart, type Dealer, type Dealt } from "../../fair/check";

export function makeDealer(dealt: Dealt): Dealer {
  const { players } = dealt;
  const deck = [...dealt.deck].sort(byCode);
  const row: string[] = [];
  const hands: string[][] = Array.from({ length: players }, () => []);
  let begun = false;
  let over = false;
  /** Whether the dealer has to turn or draw a card. */
  let due = false;
  let fanfare = false;
  let receiver = 0;
  let victim: number | null = null;

  /** Move a card, if it is there; hands are kept in order. */
  const move = (from: string[], card: string, to: string[] | null): boolean => {
    const place = from.indexOf(card);
    if (place < 0) return false;
    from.splice(place, 1);
    to?.push(card);
    if (to !== row) to?.sort(byCode);
    return true;
  };

  /** Lay a card that was turned: an action or a double ends a fanfare, which goes on otherwise. */
  const lay = (card: string): void => {
    const isAction = card.length > 2;
    const isDouble = row.some((lying) => lying[0] === card[0]);
    if (!isAction && !isDouble) row.push(card);
    fanfare = card === "fanfare" || (fanfare && !isAction && !isDouble);
    due = fanfare && deck.length > 0;
  };

  return {
    follow: (seat, what) => {
      const [verb, rest = ""] = what.split(" ");
      const hand = hands[seat];
      if (!begun || over || due || !hand) return false;
      switch (verb) {
        case "flip":
          due = deck.length > 0;
          return due;
        case "take":
          return move(row, rest, hand);
        case "give":
          return move(hand, rest, hands[receiver]!);
        case "trio":
          return rest.split(",").every((card) => move(hand, card, null));
        case "demand":
        case "steal":
          receiver = seat;
          victim = verb === "steal" ? Number(rest) : null;
          due = victim !== null;
          return victim === null || !!hands[victim]?.length;
        case "gala":
          over = true;
      }
      return true;
    },
    deal: (what, chance) => {
      if (!begun) {
        begun = true;
        return checkStart(what, dealt, chance);
      }
      if (!due) return "rules";
      const pile = victim === null ? deck : hands[victim]!;
      const drawn = pile[chance.below(pile.length)];
      if (!move(pile, what, victim === null ? null : hands[receiver]!)) return "misdeal";
      if (drawn !== what) return "entry";
      if (victim === null) lay(what);
      else due = false;
      victim = null;
      return null;
    },
    ended: () => over || (begun && !deck.length && !due),
  };
}
