/** A moment that is tried again: the board as it was, and what becomes of a move on it. */

import { plain, type Message } from "../../app/message";
import type { Controls, Scene, Seated } from "../../games/board/scene";
import { patiently, reasonOf } from "../../net/api";
import type { Action, GameName, Rules, View } from "../../net/protocol";
import { faceOf } from "../../ui/faces";
import type { Tried } from "../../net/protocol";

export interface Position {
  game: GameName;
  rules: Rules;
  names: readonly string[];
  view: View;
}

/** The move that was tried, and what there is to say about it. */
export interface Answer {
  action: Action;
  tried: Tried;
}

export class Trial implements Scene, Controls {
  readonly advised = null;
  readonly position: Position;
  answer: Answer | null = $state.raw(null);
  said: Message | null = $state.raw(null);
  asking = $state(false);
  /** Whether the coach has to get ready before it can answer. */
  preparing = $state(false);
  readonly idle = false;
  /** Another number for every answer, so that the board lets go of what was chosen. */
  version = $state(0);
  readonly #ask: (action: Action) => Promise<Tried>;
  #closed = false;

  constructor(position: Position, ask: (action: Action) => Promise<Tried>) {
    this.position = position;
    this.#ask = ask;
  }

  get game(): GameName {
    return this.position.game;
  }

  get rules(): Rules {
    return this.position.rules;
  }

  get names(): readonly string[] {
    return this.position.names;
  }

  get actor(): number | null {
    return this.position.view.seat;
  }

  get accepted(): boolean {
    return this.answer?.tried.accepted ?? false;
  }

  get mine(): boolean {
    return !this.asking && !this.accepted;
  }

  seated(seat: number): Seated {
    const name = this.names[seat] ?? "";
    const you = seat === this.actor;
    return {
      name,
      you,
      bot: false,
      standIn: false,
      away: false,
      reaction: null,
      face: you ? null : faceOf(name),
      mood: "waiting",
      quip: null,
    };
  }

  /** Nothing is played here. */
  stage(): () => void {
    return () => undefined;
  }

  async act(action: Action): Promise<void> {
    if (!this.mine) return;
    this.asking = true;
    this.said = null;
    try {
      const tried = await patiently(
        () => this.#ask(action),
        () => (this.preparing = !this.#closed),
      );
      this.answer = { action, tried };
    } catch (refused) {
      this.said = reasonOf(refused);
    } finally {
      this.asking = this.preparing = false;
      this.version += 1;
    }
  }

  /** Wait for no answer any more. */
  close(): void {
    this.#closed = true;
  }

  why(): Promise<void> {
    this.say(plain(this.accepted ? "page-coach-done" : "page-coach-not-possible"));
    return Promise.resolve();
  }

  say(message: Message): void {
    this.said = message;
  }
}
