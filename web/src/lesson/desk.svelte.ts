/** What a learner does: at a real table, at which one move at a time is asked for. */

import { plain, type Message } from "../app/message";
import type { Controls } from "../games/board/scene";
import type { Action } from "../net/protocol";
import { Desk, type Notice } from "../table/desk.svelte";
import type { Table } from "../table/table.svelte";
import { sameMove } from "./same_move";

/** Where the learner sits. */
export const LEARNER = 0;

export class LessonDesk implements Controls {
  readonly advised = null;
  /** The move that is asked for. */
  asked: Action | null = $state.raw(null);
  /** The move that is to be tried, though the rules do not allow it. */
  tried: Action | null = $state.raw(null);
  /** Told when the learner has done what was asked for. */
  ondone: () => void = () => undefined;
  readonly table: Table;
  readonly desk: Desk;

  constructor(table: Table) {
    this.table = table;
    this.desk = new Desk(table);
  }

  get notice(): Notice | null {
    return this.desk.notice;
  }

  get mine(): boolean {
    return (
      (this.asked !== null || this.tried !== null) && this.table.actor === LEARNER && this.desk.mine
    );
  }

  get idle(): boolean {
    return this.desk.idle;
  }

  async act(action: Action): Promise<void> {
    if (!this.mine) return;
    if (!this.asked || !sameMove(action, this.asked)) return this.#nudge();
    await this.desk.act(action);
    // Said no, against all expectation: the learner may try again.
    if (this.notice) return;
    this.asked = null;
    this.ondone();
  }

  async why(action: Action): Promise<void> {
    if (this.table.busy) return;
    const refusal = await this.table.whyNot(LEARNER, action);
    if (!refusal) return this.#nudge();
    this.desk.say(refusal.message, refusal.clause);
    if (!this.tried || !sameMove(action, this.tried)) return;
    this.tried = null;
    this.ondone();
  }

  say(message: Message): void {
    this.desk.say(message);
  }

  #nudge(): void {
    this.say(plain(this.asked || this.tried ? "page-lesson-nudge" : "page-lesson-nudge-read"));
  }
}
