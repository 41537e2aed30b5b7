/** Games that the coach has not looked at: it is asked for a few, and for others when those are done. */

import type { Message } from "../../app/message";
import {
  dropReview,
  lookAtGames,
  reasonOf,
  RefusedError,
  reviewState,
  unseenGames,
} from "../../net/api";
import type { PracticeGames, ReviewState } from "../../net/protocol";

/** Milliseconds after which it is asked again how a report stands, */
const SOON = 1_000;
/** and whether there is room by now. */
const LATER = 10_000;

export class Backlog {
  games: PracticeGames | null = $state.raw(null);
  /** How the report stands that comes next. */
  next: ReviewState | null = $state.raw(null);
  /** Whether the coach is to look at all of them, as long as this is looked at. */
  all = $state(false);
  /** Whether there is no room for any of them now. */
  full = $state(false);
  /** Whether the coach has come to the end of something here. */
  looked = $state(false);
  error: Message | null = $state.raw(null);
  /** How many reports there were to make when the coach began. */
  #begun = $state(0);
  #timer = 0;
  #closed = false;
  readonly #onreport: () => Promise<void>;

  /** `onreport`: the coach has looked at one more game. */
  constructor(onreport: () => Promise<void>) {
    this.#onreport = onreport;
    void this.#look();
  }

  /** Whether there is nothing to look at, as far as anybody can tell. */
  get settled(): boolean {
    return this.games ? this.games.unseen === 0 : this.error !== null;
  }

  /** Whether the coach is at it, or comes to it without being asked again. */
  get busy(): boolean {
    return this.#wanted > 0;
  }

  /** How much is done of what was wanted, from 0 to 1. */
  get progress(): number {
    const { done = 0, total = 0 } = this.next ?? {};
    return (this.#begun - this.#wanted + (total && done / total)) / Math.max(1, this.#begun);
  }

  /** How many reports are to be made. */
  get #wanted(): number {
    const { asked = [], left = 0 } = this.games ?? {};
    return asked.length + (this.all ? left : 0);
  }

  /** Let the coach look at everything. */
  async begin(): Promise<void> {
    this.all = true;
    await this.#look();
  }

  /** Let the coach look at nothing any more. */
  async stop(): Promise<void> {
    this.all = false;
    const asked = this.games?.asked ?? [];
    await Promise.all(asked.map(({ code, seat }) => dropReview(code, seat).catch(() => undefined)));
    this.next = null;
    this.#begun = 0;
    await this.#look();
  }

  /** Look no longer; what was asked for is finished all the same. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** See what there is, and ask for what fits. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.games = await (this.all ? lookAtGames() : unseenGames());
      this.error = null;
    } catch (refused) {
      const often = refused instanceof RefusedError && refused.status === 429;
      this.error = often ? null : reasonOf(refused);
      // Whoever cannot even be told what there is, is offered nothing.
      if (this.games) this.#again(LATER, () => this.#look());
      return;
    }
    this.#begun = this.busy ? Math.max(this.#begun, this.#wanted) : 0;
    this.full = this.busy && !this.games.asked.length;
    if (this.full) this.#again(LATER, () => this.#look());
    else if (this.busy) await this.#follow();
    else this.all = false;
  }

  /** See how the next report stands. */
  async #follow(): Promise<void> {
    const first = this.games?.asked[0];
    if (!first || this.#closed) return;
    try {
      this.next = await reviewState(first.code, first.seat);
    } catch {
      // The table may be gone by now, or the line.
      this.next = null;
      this.#again(LATER, () => this.#look());
      return;
    }
    if (this.next.state === "waiting" || this.next.state === "running") {
      this.#again(SOON, () => this.#follow());
      return;
    }
    this.looked ||= this.next.state === "done";
    this.next = null;
    await this.#onreport();
    await this.#look();
  }

  #again(wait: number, what: () => Promise<void>): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = window.setTimeout(() => void what(), wait);
  }
}
