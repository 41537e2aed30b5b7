/** A report that is asked for, waited for, and there. */

import type { Message } from "../app/message";
import { dropReview, reasonOf, replay, reviewState } from "../net/api";
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
    void this.#ask();
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

  /** Do not want it any more. */
  async drop(): Promise<void> {
    this.close();
    await dropReview(this.code, this.seat).catch(() => undefined);
  }

  /** Look no longer; what was asked for is finished all the same. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Ask how it stands, and for it where nobody has. */
  async #ask(wanted = false): Promise<void> {
    try {
      const found = await reviewState(this.code, this.seat, wanted);
      if (this.#closed) return;
      this.state = found;
      if (found.state === "waiting" || found.state === "running")
        this.#timer = window.setTimeout(() => void this.#ask(), PATIENCE);
      else if (found.state === "none" && !wanted) await this.#ask(true);
    } catch (refused) {
      this.error = reasonOf(refused);
    }
  }
}
