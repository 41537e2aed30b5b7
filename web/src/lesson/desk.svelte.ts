/** The table and the desk of a learner: real ones, at which one move at a time is asked for. */

import { Desk } from "../table/desk.svelte";
import type { Action } from "../net/protocol";
import { Table } from "../table/table.svelte";
import { same } from "./notation";
import { LEARNER } from "./script";

/** All seats are this device's, but only the learner's is looked at. */
export class LessonTable extends Table {
  override get seat(): number {
    return LEARNER;
  }
}

export class LessonDesk extends Desk {
  /** The move that is asked for. */
  asked: Action | null = $state.raw(null);
  /** The move that is to be tried, though the rules do not allow it. */
  tried: Action | null = $state.raw(null);
  /** Told when the learner has done what was asked for. */
  ondone: () => void = () => undefined;

  override get mine(): boolean {
    return (this.asked !== null || this.tried !== null) && this.table.actor === LEARNER && super.mine;
  }

  override async act(action: Action): Promise<void> {
    if (!this.mine) return;
    if (!this.asked || !same(action, this.asked)) return this.nudge();
    await super.act(action);
    // Said no, against all expectation: the learner may try again.
    if (this.notice) return;
    this.asked = null;
    this.ondone();
  }

  override async why(action: Action): Promise<void> {
    const refusal = await this.table.whyNot(LEARNER, action);
    if (!refusal) return this.nudge();
    this.say(refusal.message, refusal.clause);
    if (!this.tried || !same(action, this.tried)) return;
    this.tried = null;
    this.ondone();
  }

  nudge(): void {
    this.say({ id: this.asked || this.tried ? "page-lesson-nudge" : "page-lesson-nudge-read", args: {} });
  }
}
