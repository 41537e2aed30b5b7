/** A recorded game, to be looked at from any seat, entry by entry. */

import { namesAt, type LogEntry } from "../app/message";
import { gameOf, logged } from "../games";
import type { Scene, Seated } from "../games/board/scene";
import * as api from "../net/api";
import { AllHands } from "../table/all_hands.svelte";
import type { GameName, Moved, Replay, Rules, TableRecord, View } from "../net/protocol";
import { faceOf } from "../ui/faces";
import { Director } from "../theatre/director";
import { playhouse } from "../theatre/playhouse";
import type { Scene as Played, Staging } from "../theatre/scene";
import {
  landmarks,
  linesOf,
  positionAt,
  takeOvers,
  type Landmark,
  type Position,
} from "./position";

/** Where a game comes from: a table of this server, or the text of a file. */
export type Source = { code: string } | { text: string };

export class ReplayScene implements Scene {
  replay: Replay = $state.raw(null!);
  /** How many entries have been shown. */
  at = $state(0);
  playing = $state(false);
  /** Whether an entry is being played. */
  moving = $state(false);
  /** What an entry that is being played has shown and told of so far. */
  #shown: Pick<Position, "view" | "log"> | null = $state.raw(null);
  readonly #lines = $derived(linesOf(this.replay));
  readonly #still = $derived(positionAt(this.replay, this.at, this.#lines));
  readonly position: Position = $derived({ ...this.#still, ...this.#shown });
  mark = $state("");
  /** Who sits where now: before a bot's seat was taken over, the bot. */
  readonly names = $derived(namesAt(this.replay.names, takeOvers(this.replay), this.at));
  /** What is said over what is shown, or null. */
  caption: LogEntry | null = $state.raw(null);
  /** The entries at which something big happens. */
  readonly landmarks: readonly Landmark[] = $derived(landmarks(this.replay));
  /** How faces take what was shown last. */
  readonly #moods = $derived.by(() => {
    const event = this.replay.moved[this.at - 1]?.seen[0]?.events?.at(-1);
    return event ? (gameOf(this.game)?.moods(event, this.replay.players) ?? {}) : {};
  });
  readonly actor = $derived(this.position.actor);
  #source: Source;
  #staging: Staging | null = null;
  #kept: Pick<Position, "view" | "log"> | null | undefined;
  readonly #director = new Director<View>(playhouse(this));

  /** All hands, for who wants to look into them. */
  readonly hands: AllHands;

  private constructor(source: Source, replay: Replay) {
    this.#source = source;
    this.replay = replay;
    this.hands = new AllHands(replay.players, (seat) => fetched(source, seat));
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

  get version(): number {
    return this.at;
  }

  get last(): number {
    return this.replay.moved.length;
  }

  seated(seat: number): Seated {
    const { bots, seat: own } = this.replay;
    const name = this.names[seat] ?? "";
    return {
      name,
      you: seat === own,
      bot: !!bots[seat],
      standIn: false,
      away: false,
      reaction: null,
      face: faceOf(name),
      mood: this.#moods[seat] ?? "waiting",
      quip: null,
    };
  }

  stage(staging: Staging): () => void {
    this.#staging = staging;
    return () => {
      if (this.#staging === staging) this.#staging = null;
    };
  }

  behind(): number {
    return 0;
  }

  /** Nothing waits in a game that plays by itself. */
  alone(): boolean {
    return !this.playing;
  }

  rehearse(view: View | null): void {
    if (view && this.#kept === undefined) this.#kept = this.#shown;
    this.#shown = view ? { view, log: this.position.log } : (this.#kept ?? null);
    if (!view) this.#kept = undefined;
  }

  hurry(): boolean {
    if (this.moving) this.#director.hurry();
    return this.moving;
  }

  /** Look from another seat. */
  async lookFrom(seat: number | null): Promise<void> {
    this.replay = await fetched(this.#source, seat);
  }

  /** Show the game after so many entries; nothing of it is played. */
  jump(at: number): void {
    this.mark = "";
    this.#goTo(at);
  }

  #goTo(at: number): void {
    this.#shown = null;
    this.caption = null;
    this.hurry();
    this.at = Math.max(0, Math.min(this.last, at));
  }

  /** Play the next entry; or, while one is played, go on with it. */
  async step(): Promise<void> {
    const next = this.replay.moved[this.at];
    if (this.moving) this.#director.hurry();
    if (!next || this.moving) return;
    this.moving = true;
    const { at } = this;
    try {
      await this.#play(next);
      const { caption } = this;
      if (this.at === at) {
        this.#goTo(at + 1);
        // What was said last is there to be read until something else happens.
        this.caption = caption;
      }
    } finally {
      this.#shown = null;
      this.moving = false;
    }
  }

  /** When what was shown last has been there for long enough. */
  get stood(): Promise<void> {
    return this.#director.stood;
  }

  async #play(next: Moved): Promise<void> {
    const staging = this.#staging;
    if (!staging) return;
    const { game, outcome } = this.replay;
    const { events = [] } = next.seen[0]!;
    const written = this.#lines[this.at]!;
    const scenes = staging.scenes(this.position.view, events, next.by);
    const line = (nth: number): LogEntry | null => {
      const [before, after] = [nth, nth + 1].map(
        (end) => logged(game, events.slice(0, end)).length,
      );
      return before === after ? null : (written[before!] ?? null);
    };
    for (const [nth, scene] of scenes.entries()) await this.#perform(scene, line(nth));
    const view = next.seen[0]?.view;
    if (this.at === this.last - 1 && outcome && view)
      await this.#perform(staging.finale(view, outcome), line(events.length - 1));
  }

  async #perform(scene: Played, line: LogEntry | null): Promise<void> {
    const { at } = this;
    await this.#director.stood;
    // What was said before stays to be read until something else is to be seen.
    let caption: LogEntry | null = null;
    await this.#director.play(scene, (beat, tells) => {
      // Somebody has jumped elsewhere in the meantime.
      if (this.at !== at) return;
      const { log } = this.position;
      this.#shown = { view: beat.view, log: tells && line ? [...log, line] : log };
      const { seat } = this.replay;
      if (beat.caption) caption = { version: at, seat, message: beat.caption };
      else if (tells && line) caption = line;
      this.caption = caption;
      this.mark = beat.mark;
    });
  }

  /** The record itself, as a file would have it. */
  get record(): TableRecord {
    return this.replay.record;
  }
}

function fetched(source: Source, seat: number | null): Promise<Replay> {
  return "code" in source ? api.replay(source.code, seat) : api.replayRecord(source.text, seat);
}
