/** A report that is asked for, waited for, and there. */

import type { Message } from "../app/message";
import { reasonOf, replay, reviewState } from "../net/api";
import type { Replay } from "../net/protocol";
import type { ReviewState } from "../net/protocol";

/** Milliseconds after which it is asked again how a report stands. */
const PATIENCE = 1_000;

export class Review {
  readonly code: string;
  readonly seat: number;
  state: ReviewState | null = $state.raw(null);
  /** The game as the seat was told it. */
  replay: Replay | null = $state.raw(null);
  error: Message | null = $state.raw(null);
  #timer = 0;
  #closed = false;

  constructor(code: string, seat: number) {
    this.code = code;
    this.seat = seat;
    void this.#ask(true);
    void replay(code, seat).then(
      (found) => (this.replay = found),
      (refused: unknown) => (this.error = reasonOf(refused)),
    );
  }

  /** Ask once more, after it has failed. */
  retry(): void {
    this.error = null;
    void this.#ask(true);
  }

  /** Look no longer; what was asked for is finished all the same. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(first: boolean): Promise<void> {
    try {
      this.state = await reviewState(this.code, this.seat, first);
      const { state } = this.state;
      if (!this.#closed && (state === "waiting" || state === "running"))
        this.#timer = window.setTimeout(() => void this.#ask(false), PATIENCE);
      if (state === "none" && !first) await this.#ask(true);
    } catch (refused) {
      this.error = reasonOf(refused);
    }
  }
}
