/** Deals a game of Figaro again, for the check of a fair deal. */

import { byCode } from "../../fair/chance";
import { drawStart, type Dealer, type Dealt } from "../../fair/check";
import type { FigaroRuleset, FigaroView } from "../../net/protocol";

const ROUNDS = [0, 1, 2];

export function makeDealer({ record, deal, moved }: Dealt): Dealer {
  const { players } = record;
  const rules = record.rules as FigaroRuleset;
  return {
    follow: () => undefined,
    deal: (what, entry, chance) => {
      if (what.startsWith("remove ")) return `remove ${"RYGBP"[chance.below(5)]}`;
      if (what.startsWith("start ")) return drawStart(deal, players, chance);
      if (what.startsWith("roads ")) {
        const drawn = chance.shuffled(rules.road_lengths);
        const groups = ROUNDS.map((round) =>
          drawn.slice(round * (players - 1), (round + 1) * (players - 1)),
        );
        return `roads ${groups.map((group) => group.sort((a, b) => b - a).join()).join("/")}`;
      }
      const hands = what
        .slice("deal ".length)
        .split("/")
        .map((hand) => hand.split(","));
      const king = (moved[entry - 1]?.seen[0]?.view as FigaroView | undefined)?.king ?? 0;
      const cards = chance.shuffled(hands.flat().sort(byCode));
      const dealt: string[][] = hands.map(() => []);
      cards.forEach((card, nth) => dealt[(king + nth) % players]!.push(card));
      // Within a hand the cards may be written in any order.
      return written(dealt) === written(hands) ? what : written(dealt);
    },
  };
}

const written = (hands: readonly string[][]): string =>
  `deal ${hands.map((hand) => [...hand].sort(byCode).join()).join("/")}`;
