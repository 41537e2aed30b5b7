/** The chance of one act of the dealer; docs/fair-deal.md has the algorithm. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

export class Chance {
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
      const bytes = hmac(sha256, this.#key, new Uint8Array(place.buffer));
      const block = new DataView(bytes.buffer, bytes.byteOffset);
      this.#words = Array.from({ length: 8 }, (_, word) => block.getUint32(4 * word));
    }
    return this.#words.shift()!;
  }
}

/** Compare as the server sorts: by character codes. */
export const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
