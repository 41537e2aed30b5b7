/** A finished game, to be looked at from any seat, entry by entry. */

import * as api from "../net/api";
import type { Action, Moved, Replay, TableRecord, View } from "../net/protocol";
import { Table } from "../table/table.svelte";
import { eventMessage } from "../app/text.svelte";

/** Where a game comes from: a table of this server, or the text of a file. */
export type Source = { code: string } | { text: string };

export class Recorded {
  replay: Replay = $state.raw(null!);
  /** How many entries have been shown. */
  at = $state(0);
  playing = $state(false);
  readonly table: Table;
  #source: Source;
  #moving = false;

  private constructor(source: Source, replay: Replay) {
    this.#source = source;
    this.table = new Table("code" in source ? source.code : "");
    this.#set(replay);
  }

  static async open(source: Source, seat: number | null = null): Promise<Recorded> {
    return new Recorded(source, await fetched(source, seat));
  }

  get last(): number {
    return this.replay.moved.length;
  }

  get view(): View {
    return this.table.view(this.replay.seat)!;
  }

  /** Look from another seat. */
  async from(seat: number | null): Promise<void> {
    const at = this.at;
    this.#set(await fetched(this.#source, seat));
    this.jump(at);
  }

  /** Show the game after so many entries. */
  jump(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    const { moved, seat, start } = this.replay;
    const shown = moved.slice(0, this.at);
    const view = shown.findLast((each) => each.seen[0]?.view)?.seen[0]?.view ?? start.view!;
    this.table.views = new Map([[seat, view]]);
    this.table.log = shown.flatMap((each) => this.#entries(each));
    this.table.actor = shown.at(-1)?.actor ?? null;
    this.table.version = this.at;
    this.table.outcome = this.at === this.last ? this.replay.outcome : null;
  }

  /** Show the next entry, with its movement. */
  async step(): Promise<void> {
    const next = this.replay.moved[this.at];
    if (!next || this.#moving) return;
    this.#moving = true;
    try {
      const events = next.seen[0]?.events ?? [];
      const change = (): void => this.jump(this.at + 1);
      if (this.table.show && events.length) await this.table.show(events, change, next);
      else change();
    } finally {
      this.#moving = false;
    }
  }

  /** The record itself, as a file would have it. */
  get record(): TableRecord {
    return this.replay.record;
  }

  #entries(moved: Moved): Table["log"] {
    const { game, seat } = this.replay;
    return (moved.seen[0]?.events ?? []).map((event) => ({ version: moved.version, seat, message: eventMessage(game, event as Action) }));
  }

  #set(replay: Replay): void {
    this.replay = replay;
    const { table } = this;
    table.info = {
      code: table.code,
      game: replay.game,
      rules: replay.rules,
      listed: false,
      clock: null,
      away: null,
      spectators: 0,
      first: null,
      fill: "",
      marked: false,
    };
    table.seats = Array.from({ length: replay.players }, (_, seat) => ({
      kind: replay.bots[seat] ? ("bot" as const) : ("person" as const),
      name: replay.names[seat] ?? "",
    }));
    table.you = { person: null, seats: replay.seat === null ? [] : [replay.seat], host: false, codes: [] };
    table.status = "over";
    table.ready = true;
    this.jump(0);
  }
}

function fetched(source: Source, seat: number | null): Promise<Replay> {
  return "code" in source ? api.replay(source.code, seat) : api.replayRecord(source.text, seat);
}
