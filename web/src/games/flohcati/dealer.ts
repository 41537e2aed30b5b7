/** Deals a game of Zirkus Flohcati again, for the check of a fair deal. */

import { byCode } from "../../fair/chance";
import { drawStart, type Dealer, type Dealt } from "../../fair/check";

export function makeDealer({ record, deal, info }: Dealt): Dealer {
  const deck = [...info.deck].sort(byCode);
  const hands: string[][] = Array.from({ length: record.players }, () => []);
  let receiver = 0;
  let victim: number | null = null;
  const move = (from: string[], card: string, to: string[] | null): void => {
    from.splice(from.indexOf(card), 1);
    to?.push(card);
    to?.sort(byCode);
  };
  return {
    follow: (seat, what) => {
      const [verb, rest = ""] = what.split(" ");
      const hand = hands[seat]!;
      if (verb === "take") hand.push(rest);
      else if (verb === "give") move(hand, rest, hands[receiver]!);
      else if (verb === "trio") for (const card of rest.split(",")) move(hand, card, null);
      else if (verb === "demand" || verb === "steal") {
        receiver = seat;
        victim = verb === "steal" ? Number(rest) : null;
      }
      hand.sort(byCode);
    },
    deal: (what, _, chance) => {
      if (what.startsWith("start ")) return drawStart(deal, record.players, chance);
      const pile = victim === null ? deck : hands[victim]!;
      const drawn = pile[chance.below(pile.length)] ?? null;
      move(pile, what, victim === null ? null : hands[receiver]!);
      victim = null;
      return drawn;
    },
  };
}
