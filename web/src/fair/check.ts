/** The check of a fair deal in the reader's own browser; docs/fair-deal.md has the algorithm. */

// A library's, because browsers offer their own only over https.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { FairDeal, GameInfo, Moved, TableRecord } from "../net/protocol";
import { Chance } from "./chance";

export interface Verdict {
  /** Whether the secret is the promised one. */
  committed: boolean;
  /** The first entry of the log that was not drawn from it. */
  entry: number | null;
}

/** Follows the log of a game, and deals again. */
export interface Dealer {
  /** See what a player did. */
  follow(seat: number, what: string): void;
  /** What the log should have as this entry, where it has `what`. */
  deal(what: string, entry: number, chance: Chance): string | null;
}

export type MakeDealer = (dealt: Dealt) => Dealer;

/** A finished game with a fair deal. */
export interface Dealt {
  record: TableRecord;
  deal: FairDeal;
  info: GameInfo;
  /** The replay as a spectator saw it. */
  moved: readonly Moved[];
}

const HEX = /^([0-9a-f]{2})*$/i;

/** Deal a finished game again, and compare. */
export function check(dealt: Dealt, makeDealer: MakeDealer): Verdict {
  const { record, deal } = dealt;
  if (![deal.secret, ...deal.players].every((hex) => HEX.test(hex)))
    return { committed: false, entry: null };
  const committed = bytesToHex(sha256(hexToBytes(deal.secret))) === deal.commitment;
  const key = mix(deal);
  const dealer = makeDealer(dealt);
  let acts = 0;
  for (const [entry, [who, what]] of record.log.entries()) {
    if (who !== null) {
      dealer.follow(who, what);
      continue;
    }
    if (dealer.deal(what, entry, new Chance(key, acts)) !== what) return { committed, entry };
    acts += 1;
  }
  return { committed, entry: null };
}

function mix(deal: FairDeal): Uint8Array {
  const seeds = deal.players.map((seed) => {
    const bytes = hexToBytes(seed);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return concatBytes(length, bytes);
  });
  return hmac(sha256, hexToBytes(deal.secret), concatBytes(...seeds));
}

/** Who begins: drawn in any case, though the table may have chosen. */
export function drawStart(deal: FairDeal, players: number, chance: Chance): string {
  const drawn = chance.below(players);
  return `start ${deal.first ?? drawn}`;
}
