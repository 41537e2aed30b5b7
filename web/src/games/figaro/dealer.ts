/** Follows the cards of a game of Figaro and deals again, for the check of a fair deal. */

import { byCode, type Chance } from "../../fair/chance";
import { checkStart, type Dealer, type Dealt, type Found } from "../../fair/check";
import type { FigaroRuleset } from "../../net/protocol";

const ROUNDS = [0, 1, 2];
const COLOURS = [..."RYGBP"];

export function makeDealer(dealt: Dealt): Dealer {
  const { players } = dealt;
  const rules = dealt.rules as FigaroRuleset;
  const colourOut = players === 3 && rules.three_player_deck === "colour-out";
  const begins = colourOut ? ["remove", "roads", "start"] : ["roads", "start"];
  let acts = 0;
  let round = 0;
  let removed = "";
  let king = 0;
  let hands: string[][] = [];
  /** How many cards each seat has to play before it can be without one. */
  let left: number[] = [];
  /** Who has to make the first move of a round. */
  let leads: number | null = null;

  /** Those who may have begun a turn without a card, and so have the King. */
  const without = (): number[] => [...left.keys()].filter((seat) => left[seat]! <= 0);

  function dealHands(what: string, chance: Chance, next: number | null): Found {
    const said = what
      .slice("deal ".length)
      .split("/")
      .map((hand) => hand.split(",").sort(byCode));
    const deck = deckOf(dealt.deck, rules, players, removed);
    const cards = chance.shuffled(deck);
    const order = round ? without() : [king];
    // The log itself says who had the King.
    const kings = next !== null && order.includes(next) ? [next] : order;
    const possible = kings.map((first) => {
      const out: string[][] = Array.from({ length: players }, () => []);
      cards.forEach((card, nth) => out[(first + nth) % players]!.push(card));
      return out.map((hand) => hand.sort(byCode));
    });
    const sized = (given: string[][]): string => given.map((hand) => hand.length).join();
    if (said.flat().sort(byCode).join() !== deck.join()) return "misdeal";
    if (!possible.some((given) => sized(given) === sized(said))) return "misdeal";
    const fits = possible.findIndex((given) => given.join("/") === said.join("/"));
    if (fits < 0) return "entry";
    king = kings[fits]!;
    hands = said;
    left = said.map((hand) => hand.length);
    leads = king;
    round += 1;
    return null;
  }

  return {
    follow: (seat, what) => {
      if (!hands[seat] || (leads !== null && seat !== leads)) return false;
      leads = null;
      if (["take", "swap", "keep"].includes(what)) return true;
      const hand = hands[seat];
      const place = hand.indexOf(what.split(">")[0]!);
      left[seat]! -= 1;
      if (place >= 0) hand.splice(place, 1);
      // Cards that were taken into a hand are played too.
      return place >= 0 || rules.voluntary_take === "hand";
    },
    deal: (what, chance, next) => {
      const verb = begins[acts] ?? "deal";
      acts += 1;
      if (verb === "deal" && round && (round === ROUNDS.length || !without().length))
        return "rules";
      if (!what.startsWith(`${verb} `)) return "misdeal";
      switch (verb) {
        case "remove": {
          removed = what.slice("remove ".length);
          if (!COLOURS.includes(removed)) return "misdeal";
          return removed === COLOURS[chance.below(COLOURS.length)] ? null : "entry";
        }
        case "roads":
          return checkRoads(what, rules.road_lengths, players - 1, chance);
        case "start":
          king = Number(what.slice("start ".length));
          return checkStart(what, dealt, chance);
        default:
          return dealHands(what, chance, next);
      }
    },
    ended: () => round === ROUNDS.length && without().length > 0,
  };
}

/** The cards that a table plays with (F2, F4). */
function deckOf(
  deck: readonly string[],
  rules: FigaroRuleset,
  players: number,
  removed: string,
): string[] {
  const colourOut = rules.three_player_deck === "colour-out";
  const left = deck.filter(
    (card) => players > 3 || !(colourOut ? card.startsWith(removed) : /^[RYGBP]1$/.test(card)),
  );
  const box = players > 3 ? [] : ["J1", "J2", "O", "O", ...(colourOut ? ["O"] : [])];
  for (const card of box) left.splice(left.indexOf(card), 1);
  return left.sort(byCode);
}

function checkRoads(what: string, lengths: readonly number[], size: number, chance: Chance): Found {
  const groups = what
    .slice("roads ".length)
    .split("/")
    .map((group) => group.split(",").map(Number));
  const bag = [...lengths];
  const taken = groups.flat().every((piece) => {
    const place = bag.indexOf(piece);
    return place >= 0 && bag.splice(place, 1);
  });
  const sorted = (pieces: number[]): number[] => [...pieces].sort((a, b) => b - a);
  const written = (each: number[][]): string =>
    `roads ${each.map((group) => group.join()).join("/")}`;
  const whole = groups.length === ROUNDS.length && groups.every((group) => group.length === size);
  if (!taken || !whole || written(groups.map(sorted)) !== what) return "misdeal";
  const drawn = chance.shuffled(lengths);
  const due = ROUNDS.map((round) => sorted(drawn.slice(round * size, (round + 1) * size)));
  return written(due) === what ? null : "entry";
}
