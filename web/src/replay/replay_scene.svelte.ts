/** A recorded game, to be looked at from any seat, entry by entry. */

import type { Scene, Seated, Show } from "../games/board/scene";
import * as api from "../net/api";
import type { GameName, Replay, Rules, TableRecord } from "../net/protocol";
import { positionAt } from "./position";

/** Where a game comes from: a table of this server, or the text of a file. */
export type Source = { code: string } | { text: string };

export class ReplayScene implements Scene {
  replay: Replay = $state.raw(null!);
  /** How many entries have been shown. */
  at = $state(0);
  playing = $state(false);
  readonly position = $derived(positionAt(this.replay, this.at));
  readonly actor = $derived(this.position.actor);
  #source: Source;
  #show: Show | null = null;
  #moving = false;

  private constructor(source: Source, replay: Replay) {
    this.#source = source;
    this.replay = replay;
  }

  static async open(source: Source): Promise<ReplayScene> {
    return new ReplayScene(source, await fetched(source, null));
  }

  /** The code of the table, if the game was played at one of this server. */
  get code(): string | null {
    return "code" in this.#source ? this.#source.code : null;
  }

  get game(): GameName {
    return this.replay.game;
  }

  get rules(): Rules {
    return this.replay.rules;
  }

  get names(): readonly string[] {
    return this.replay.names;
  }

  get version(): number {
    return this.at;
  }

  get last(): number {
    return this.replay.moved.length;
  }

  seated(seat: number): Seated {
    const { names, bots, seat: own } = this.replay;
    const name = names[seat] ?? "";
    return {
      name,
      you: seat === own,
      bot: !!bots[seat],
      standIn: false,
      away: false,
      reaction: null,
    };
  }

  stage(show: Show): () => void {
    this.#show = show;
    return () => {
      if (this.#show === show) this.#show = null;
    };
  }

  /** Look from another seat. */
  async lookFrom(seat: number | null): Promise<void> {
    this.replay = await fetched(this.#source, seat);
  }

  /** Show the game after so many entries. */
  jump(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
  }

  /** Show the next entry, with its movement. */
  async step(): Promise<void> {
    const next = this.replay.moved[this.at];
    if (!next || this.#moving) return;
    this.#moving = true;
    try {
      const events = next.seen[0]?.events ?? [];
      const change = (): void => this.jump(this.at + 1);
      if (this.#show && events.length) await this.#show(events, change, next.by);
      else change();
    } finally {
      this.#moving = false;
    }
  }

  /** The record itself, as a file would have it. */
  get record(): TableRecord {
    return this.replay.record;
  }
}

function fetched(source: Source, seat: number | null): Promise<Replay> {
  return "code" in source ? api.replay(source.code, seat) : api.replayRecord(source.text, seat);
}
