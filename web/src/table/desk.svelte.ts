/** What a player does at the table: moves, questions, and what they are told about them. */

import { plain, type Message } from "../app/message";
import { settings } from "../app/settings.svelte";
import { gameOf } from "../games";
import type { Controls } from "../games/board/scene";
import { play } from "../media/sound";
import type { Action, Reply } from "../net/protocol";
import type { Table } from "./table.svelte";

/** A short word to the player: why not, what went wrong. */
export interface Notice {
  key: number;
  message: Message;
  clause: string | null;
}

/** Milliseconds after which a move that is not answered takes long. */
const SLOW = 1_500;

export class Desk implements Controls {
  notice: Notice | null = $state.raw(null);
  advised: string | null = $state(null);
  /** It has been for so long that its player wonders. */
  slow = $state(false);
  /** A move that is to be confirmed, and the version that it was chosen for. */
  #chosen: { action: Action; version: number } | null = $state.raw(null);
  /** The version that a move was sent for, unless it was refused. */
  #sent: number | null = $state(null);
  readonly table: Table;
  #notices = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whether a move is on its way: until it is seen, which is after it was answered. */
  get sending(): boolean {
    return this.#sent === this.table.version;
  }

  /** Whether it is a seat of this device that acts, and nothing is still moving. */
  get mine(): boolean {
    const { actor, you, busy, status } = this.table;
    const own = status === "playing" && actor !== null && you.seats.includes(actor);
    return own && !busy && !this.sending && !this.idle;
  }

  /** Whether it is the turn of a seat of this device, whatever still moves; not while a bot plays for it. */
  get turn(): boolean {
    const { actor, mover, seats, status, you } = this.table;
    // What the dealer does belongs to the turn.
    const whose = actor ?? mover;
    if (status !== "playing" || whose === null || !you.seats.includes(whose)) return false;
    return seats[whose]?.absent === undefined;
  }

  /** Whether a seat of this device is asked whatever it holds (Z14). */
  get passing(): boolean {
    const { actor, rules, status, you } = this.table;
    if (status !== "playing" || actor === null || !you.seats.includes(actor)) return false;
    const view = this.table.view(actor);
    return !!view && !!gameOf(this.table.game)?.passing?.(view, rules);
  }

  get idle(): boolean {
    const { actor, you } = this.table;
    return this.passing && !you.waited_for && this.table.view(actor)?.legal.length === 1;
  }

  /** The move that is to be confirmed, if the game still stands as it did. */
  get pending(): Action | null {
    const chosen = this.#chosen;
    return this.mine && chosen?.version === this.table.version ? chosen.action : null;
  }

  /** Choose a move: it counts at once, unless the player wants to be asked. */
  async act(action: Action): Promise<void> {
    if (!settings.confirms) await this.#make(action);
    else if (this.mine) this.#chosen = { action, version: this.table.version };
  }

  /** Make the move that was chosen, or choose again. */
  async confirm(sure: boolean): Promise<void> {
    const { pending } = this;
    this.#chosen = null;
    if (sure && pending) await this.#make(pending);
  }

  /** Make a move with the seat that acts. */
  async #make(action: Action): Promise<void> {
    const seat = this.table.actor;
    if (!this.mine || seat === null) return;
    this.#sent = this.table.version;
    this.notice = null;
    const wonders = setTimeout(() => (this.slow = true), SLOW);
    const made = this.tell(await this.table.act(seat, action));
    clearTimeout(wonders);
    this.slow = false;
    if (!made) this.#sent = null;
  }

  /** Ask why something is not possible now, and show the answer. */
  async why(action: Action): Promise<void> {
    // Whoever taps while something is played wants it to go on.
    if (this.table.busy) return;
    const refusal = await this.table.whyNot(this.table.seat, action);
    if (refusal) this.say(refusal.message, refusal.clause);
  }

  /** Show what a reply says, if it is not just a yes; returns whether it is. */
  tell(reply: Reply): boolean {
    switch (reply.answer) {
      case "ok":
      case "duplicate":
      case "why":
        return true;
      case "stale":
        this.say(plain("page-stale"));
        return false;
      case "illegal":
      case "refused":
        this.say(reply.message, reply.answer === "illegal" ? reply.clause : null);
        return false;
    }
  }

  say(message: Message, clause: string | null = null): void {
    this.#notices += 1;
    this.notice = { key: this.#notices, message, clause };
    play("chat");
  }
}
