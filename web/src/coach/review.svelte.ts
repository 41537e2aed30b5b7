/** A report that is asked for, waited for, and there. */

import type { Message } from "../app/message";
import { dropReview, mayPass, reasonOf, replay, reviewState } from "../net/api";
import type { Replay } from "../net/protocol";
import type { ReviewState } from "../net/protocol";

/** Milliseconds after which it is asked again how a report stands. */
const PATIENCE = 1_000;
/** The same after nothing was heard. */
const PAUSE = 4_000;

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
  }

  /** Ask once more, after it has failed. */
  retry(): void {
    clearTimeout(this.#timer);
    this.error = null;
    void this.#ask(this.state?.state === "failed");
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
    const { code, seat } = this;
    try {
      const asked = [this.replay ?? replay(code, seat), reviewState(code, seat, wanted)] as const;
      const [told, found] = await Promise.all(asked);
      if (this.#closed) return;
      this.replay = told;
      this.state = found;
      this.error = null;
      if (found.state === "waiting" || found.state === "running") this.#askIn(PATIENCE);
      else if (found.state === "none" && !wanted) await this.#ask(true);
    } catch (refused) {
      if (this.#closed) return;
      this.error = reasonOf(refused);
      // A phone that slept has lost an answer; what was asked for is made all the same.
      if (mayPass(refused)) this.#askIn(PAUSE);
    }
  }

  #askIn(milliseconds: number): void {
    this.#timer = window.setTimeout(() => void this.#ask(), milliseconds);
  }
}
