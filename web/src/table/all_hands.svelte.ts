/** All hands of a finished game, entry by entry: what every seat was told, side by side. */

import { reasonOf } from "../net/api";
import type { Message, Replay } from "../net/protocol";
import { hand, lastHand } from "./hands";

export class AllHands {
  /** The game as each seat was told it; null: not opened yet. */
  #told: readonly Replay[] | null = $state.raw(null);
  /** Why they could not be opened, or null. */
  refused: Message | null = $state.raw(null);
  readonly #fetch: (seat: number) => Promise<Replay>;
  readonly #players: number;

  constructor(players: number, fetch: (seat: number) => Promise<Replay>) {
    this.#players = players;
    this.#fetch = fetch;
  }

  get open(): boolean {
    return this.#told !== null;
  }

  async toggle(): Promise<void> {
    this.refused = null;
    if (this.#told) {
      this.#told = null;
      return;
    }
    const seats = Array.from({ length: this.#players }, (_, seat) => this.#fetch(seat));
    try {
      this.#told = await Promise.all(seats);
    } catch (error) {
      this.refused = reasonOf(error);
    }
  }

  /** The hands after so many entries, by seat. */
  at(entries: number): readonly (readonly string[])[] {
    return (this.#told ?? []).map((replay) => hand(replay, entries));
  }

  /** The last hands that anybody held. */
  get last(): readonly (readonly string[])[] {
    return this.at(lastHand(this.#told ?? []));
  }
}
