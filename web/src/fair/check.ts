/** The check of a fair deal in the reader's own browser; docs/fair-deal.md has the algorithm. */

import type { FairDeal, FigaroView, GameInfo, Moved, TableRecord } from "../net/protocol";
import { concat, hex, hmac, sha256, unhex } from "./sha256";

export interface Verdict {
  /** Whether the secret is the promised one. */
  committed: boolean;
  /** The first entry of the log that was not drawn from it. */
  entry: number | null;
}

/** The chance of one act of the dealer. */
class Chance {
  #key: Uint8Array;
  #act: number;
  #block = 0;
  #words: number[] = [];

  constructor(key: Uint8Array, act: number) {
    this.#key = key;
    this.#act = act;
  }

  /** A number below `stop`; all that is drawn here fits into one word. */
  below(stop: number): number {
    const limit = 2 ** 32 - (2 ** 32 % stop);
    for (;;) {
      const drawn = this.#word();
      if (drawn < limit) return drawn % stop;
    }
  }

  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }

  #word(): number {
    if (!this.#words.length) {
      const place = new DataView(new ArrayBuffer(16));
      place.setUint32(4, this.#act);
      place.setUint32(12, this.#block);
      this.#block += 1;
      const block = new DataView(hmac(this.#key, new Uint8Array(place.buffer)).buffer);
      this.#words = Array.from({ length: 8 }, (_, word) => block.getUint32(4 * word));
    }
    return this.#words.shift()!;
  }
}

/** Deal a finished game again, and compare. `moved` is its replay as a spectator saw it. */
export function check(record: TableRecord, info: GameInfo, moved: readonly Moved[]): Verdict | null {
  const deal = record.fair;
  if (!deal) return null;
  const key = mix(deal);
  const draw = record.game === "figaro" ? figaro(record, deal, moved) : flohcati(record, deal, info);
  let act = 0;
  let entry: number | null = null;
  for (const [place, [who, what]] of record.log.entries()) {
    const drawn = draw(who, what, place, who === null ? new Chance(key, act) : null);
    if (who !== null) continue;
    act += 1;
    if (drawn !== what) {
      entry = place;
      break;
    }
  }
  return { committed: hex(sha256(unhex(deal.secret))) === deal.commitment, entry };
}

function mix(deal: FairDeal): Uint8Array {
  const seeds = deal.players.map((seed) => {
    const bytes = unhex(seed);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return concat(length, bytes);
  });
  return hmac(unhex(deal.secret), concat(...seeds));
}

/** Follows a log; for an act of the dealer it says what should have been written. */
type Follow = (who: number | null, what: string, place: number, chance: Chance | null) => string | null;

const started = (deal: FairDeal, players: number, chance: Chance): string => {
  const drawn = chance.below(players);
  return `start ${deal.first ?? drawn}`;
};

function figaro(record: TableRecord, deal: FairDeal, moved: readonly Moved[]): Follow {
  const { players, rules } = record;
  return (who, what, place, chance) => {
    if (!chance || who !== null) return null;
    if (what.startsWith("remove ")) return `remove ${"RYGBP"[chance.below(5)]}`;
    if (what.startsWith("start ")) return started(deal, players, chance);
    if (what.startsWith("roads ")) {
      const drawn = chance.shuffled("road_lengths" in rules ? rules.road_lengths : []);
      const groups = [0, 1, 2].map((round) => drawn.slice(round * (players - 1), (round + 1) * (players - 1)));
      return `roads ${groups.map((group) => group.sort((a, b) => b - a).join()).join("/")}`;
    }
    const hands = what.slice("deal ".length).split("/").map((hand) => hand.split(","));
    const king = (moved[place - 1]?.seen[0]?.view as FigaroView | undefined)?.king ?? 0;
    const cards = chance.shuffled(hands.flat().sort(ascii));
    const dealt: string[][] = hands.map(() => []);
    cards.forEach((card, nth) => dealt[(king + nth) % players]!.push(card));
    // Within a hand the cards may be written in any order.
    return written(dealt) === written(hands) ? what : written(dealt);
  };
}

const ascii = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const written = (hands: readonly string[][]): string => `deal ${hands.map((hand) => [...hand].sort(ascii).join()).join("/")}`;

function flohcati(record: TableRecord, deal: FairDeal, info: GameInfo): Follow {
  const deck = [...info.deck].sort(ascii);
  const hands: string[][] = Array.from({ length: record.players }, () => []);
  let asks = 0;
  let victim: number | null = null;
  const move = (from: string[], card: string, to: string[] | null): void => {
    from.splice(from.indexOf(card), 1);
    to?.push(card);
    to?.sort(ascii);
  };
  return (who, what, _, chance) => {
    const [verb, rest = ""] = what.split(" ");
    if (who !== null) {
      if (verb === "take") hands[who]!.push(rest);
      else if (verb === "give") move(hands[who]!, rest, hands[asks]!);
      else if (verb === "trio") for (const card of rest.split(",")) move(hands[who]!, card, null);
      else if (verb === "demand" || verb === "steal") {
        asks = who;
        victim = verb === "steal" ? Number(rest) : null;
      }
      hands[who]!.sort(ascii);
      return null;
    }
    if (!chance) return null;
    if (verb === "start") return started(deal, record.players, chance);
    const pile = victim === null ? deck : hands[victim]!;
    const drawn = pile[chance.below(pile.length)] ?? null;
    move(pile, what, victim === null ? null : hands[asks]!);
    victim = null;
    return drawn;
  };
}
