/** A table as this device sees it: what the server told, in order, and what was asked of it. */

import { tick } from "svelte";
import type { LogEntry } from "../app/message";
import { makeSeed, ownSeed, rememberPromise, rememberSeeds, rememberTaken } from "../fair/promises";
import type { Scene, Seated } from "../games/board/scene";
import { Connection, type News, type Say } from "../net/connection.svelte";
import type { Action, GameName, Moved, Over, Refusal, Reply, Rules, View } from "../net/protocol";
import { settings } from "../app/settings.svelte";
import { faceOf } from "../ui/faces";
import { Director } from "../theatre/director";
import { playhouse } from "../theatre/playhouse";
import type { Scene as Played, Staging } from "../theatre/scene";
import { withOnlooker } from "./onlooker";
import { eventsSeen, isRepeated, reduce, settle, showBeat, showView } from "./reduce";
import { isAway, UNKNOWN, viewpoint, type TableState } from "./state";

/** Milliseconds for which a reaction is shown. */
const REACTION = 3_000;
/** Where there is no room to watch, one's own seat can still be fetched with a code. */
const STAYS_OPEN = "server-watch-full";

export class Table implements Scene {
  readonly code: string;
  readonly connection: Connection;
  /** Whether something is being played, so that what is seen is behind what is known. */
  busy = $state(false);

  #state: TableState = $state.raw(UNKNOWN);
  #seq: number | null = null;
  #queue: News[] = [];
  /** The move that was shown last: if it ends the game, its last event is told by the finale. */
  #last: Moved | null = null;
  #staging: Staging | null = null;
  /** Whether the last still stood until somebody went on. */
  #waited = false;
  /** What is shown, while a rehearsal is laid out that nobody sees. */
  #kept: TableState | null = null;
  readonly #director = new Director<View>(playhouse(this));
  /** The seats whose seed is on its way. */
  #mixing = new Set<number>();

  // Each by itself, so that what looks at one thing is not disturbed by news of another.
  readonly ready = $derived(this.#state.info !== null);
  readonly closed = $derived(this.#state.closed);
  readonly info = $derived(this.#state.info!);
  readonly status = $derived(this.#state.status);
  readonly version = $derived(this.#state.version);
  readonly seats = $derived(this.#state.seats);
  readonly people = $derived(this.#state.people);
  readonly spectators = $derived(this.#state.spectators);
  readonly host = $derived(this.#state.host);
  readonly you = $derived(this.#state.you);
  readonly commitment = $derived(this.#state.commitment);
  readonly views = $derived(this.#state.views);
  readonly actor = $derived(this.#state.actor);
  readonly mover = $derived(this.#state.mover);
  readonly until = $derived(this.#state.until);
  readonly undo = $derived(this.#state.undo);
  readonly chat = $derived(this.#state.chat);
  readonly reactions = $derived(this.#state.reactions);
  readonly outcome = $derived(this.#state.outcome);
  readonly rematch = $derived(this.#state.rematch);
  readonly takeOver = $derived(this.#state.takeOver);
  readonly log = $derived(this.#state.log);
  readonly announced = $derived(this.#state.announced);
  readonly caption = $derived(this.#state.caption);
  readonly mark = $derived(this.#state.mark);
  /** The seat that is looked from; null: an onlooker, also where nobody's cards are open. */
  readonly seat = $derived(viewpoint(this.#state));
  readonly names: readonly string[] = $derived(this.seats.map((seat) => seat.name ?? ""));
  /** The log as it may be read now: on a shared device, nobody reads what another was told. */
  readonly readableLog: readonly LogEntry[] = $derived(
    this.log.filter(({ seat }) => seat === this.seat),
  );

  /** `open`: whose cards are open, if this device has several seats. */
  constructor(code: string, open: number | null = null) {
    this.code = code;
    this.#state = { ...UNKNOWN, open };
    this.connection = new Connection(
      code,
      (news) => this.#hear(news),
      () => this.#seq,
    );
  }

  get game(): GameName {
    return this.info.game;
  }

  get rules(): Rules {
    return this.info.rules;
  }

  view(seat: number | null): View | undefined {
    return this.views.get(seat);
  }

  seated(seat: number): Seated {
    const { kind, name = "", person, absent } = this.seats[seat]!;
    const { moods, quip } = this.#state;
    const thinks = this.actor === seat && !this.busy && kind === "bot";
    return {
      name,
      you: this.you.seats.length === 1 && this.you.seats[0] === seat,
      bot: kind === "bot",
      standIn: absent !== undefined,
      away: person !== undefined && isAway(this.#state, person),
      reaction: this.reactions.findLast((reaction) => reaction.person === person)?.sign ?? null,
      face: kind === "bot" ? faceOf(name) : (this.people[person!]?.face ?? null),
      mood: thinks ? "thinking" : (moods[seat] ?? "waiting"),
      quip: settings.quips && quip?.seat === seat ? quip.message : null,
    };
  }

  stage(staging: Staging): () => void {
    this.#staging = staging;
    return () => {
      if (this.#staging === staging) this.#staging = null;
    };
  }

  /** How many moves wait to be played. */
  behind(): number {
    return this.#queue.length;
  }

  /** Whether nobody else is kept waiting: all others are bots, or at this device. */
  alone(): boolean {
    const { person } = this.you;
    return (
      person !== null &&
      this.seats.every((seat) => seat.kind !== "person" || seat.person === person)
    );
  }

  /** Lay the table out with another view, which nobody sees, or as it was. */
  rehearse(view: View | null): void {
    this.#kept ??= this.#state;
    this.#state = view ? showView(this.#kept, view) : this.#kept;
    if (!view) this.#kept = null;
  }

  /** Go on with what is being played, if anything is. */
  hurry(): boolean {
    if (this.busy) this.#director.hurry();
    return this.busy;
  }

  ask(say: Say): Promise<Reply> {
    if (say.do === "stand" || say.do === "leave") this.#state = { ...this.#state, leaving: true };
    return this.connection.send(say);
  }

  act(seat: number, action: Action): Promise<Reply> {
    return this.ask({ do: "act", seat, action, base: this.version });
  }

  async whyNot(seat: number | null, action: Action): Promise<Refusal | null> {
    const reply = await this.ask({ do: "why-not", seat, action });
    return reply.answer === "why" ? reply.refusal : null;
  }

  /** Open the cards of a seat of this device; null: nobody's. */
  open(seat: number | null): void {
    this.#state = { ...this.#state, open: seat };
  }

  leave(): void {
    this.connection.close();
  }

  /** What was said aloud has been read. */
  endAnnouncement(): void {
    this.#state = { ...this.#state, announced: null };
  }

  /** Begin a new log. */
  clearLog(): void {
    this.#state = { ...this.#state, log: [] };
  }

  #hear(news: News): void {
    if (isRepeated(news, this.#seq)) return;
    if ("seq" in news) this.#seq = news.seq;
    this.#queue.push(news);
    if (!this.busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.busy = true;
    try {
      for (let news = this.#queue.shift(); news; news = this.#queue.shift()) await this.#take(news);
    } finally {
      this.busy = false;
    }
    // What was said last is there to be read until its time is over.
    await this.#director.stood;
    if (!this.busy) this.#state = { ...this.#state, caption: null };
  }

  async #take(told: News): Promise<void> {
    const { status } = this;
    const news = withOnlooker(this.#state, told);
    if (news.tell === "moved") await this.#move(news);
    else if (news.tell === "over") await this.#end(news);
    else this.#state = reduce(this.#state, news);
    if (news.tell === "table" || news.tell === "seats") this.#keepPromise();
    // The board comes with the game: what is dealt is to be seen on it.
    if (this.status !== status) await tick();
    if (news.tell === "said" && news.line.sign !== undefined)
      setTimeout(() => this.#endReaction(news.seq), REACTION);
    if (this.closed !== null && this.closed !== STAYS_OPEN) this.connection.close();
  }

  async #move(news: Moved): Promise<void> {
    const staging = this.#staging;
    const view = this.view(this.seat);
    const events = eventsSeen(this.#state, news);
    if (!staging || !view) {
      this.#state = reduce(this.#state, news);
      return;
    }
    for (const [told, scene] of staging.scenes(view, events, news.by).entries())
      await this.#play(scene, news, told);
    this.#last = news;
    this.#state = settle(this.#state, news, (shown, event) => staging.after(shown, event));
  }

  async #end(news: Over): Promise<void> {
    const view = this.view(this.seat);
    if (this.#staging && view && this.#last) {
      const told = eventsSeen(this.#state, this.#last).length - 1;
      await this.#play(this.#staging.finale(view, news.outcome), this.#last, told);
    }
    this.#state = reduce(this.#state, news);
  }

  async #play(scene: Played, news: Moved, told: number): Promise<void> {
    await this.#director.stood;
    // What was said before stays to be read until something else is to be seen, or somebody went on.
    if (this.#waited) this.#state = { ...this.#state, caption: null };
    let caption: LogEntry | null = null;
    await this.#director.play(scene, (beat, tells) => {
      this.#waited = !!beat.waits;
      this.#state = showBeat({ ...this.#state, caption }, beat, news, tells ? told : null);
      ({ caption } = this.#state);
    });
  }

  /** Remember what the table promises, and mix a seed into the deal for every seat of this device. */
  #keepPromise(): void {
    const { commitment, status, seats, you } = this.#state;
    if (commitment === null) return;
    if (status === "playing") rememberSeeds(this.code, seats, you.seats);
    if (status !== "waiting") return;
    rememberPromise(this.code, commitment);
    for (const seat of you.seats)
      // A seed that came with the seat from another device is not known here.
      if (!seats[seat]!.mixed_in || ownSeed(this.code, seat) === undefined) void this.#mixIn(seat);
  }

  async #mixIn(seat: number): Promise<void> {
    if (this.#mixing.has(seat)) return;
    this.#mixing.add(seat);
    const seed = makeSeed(this.code, seat);
    const reply = await this.ask({ do: "seed", seat, seed });
    this.#mixing.delete(seat);
    if (reply.answer === "ok" || reply.answer === "duplicate") rememberTaken(this.code, seat, seed);
  }

  #endReaction(seq: number): void {
    this.#state = {
      ...this.#state,
      reactions: this.#state.reactions.filter((reaction) => reaction.seq !== seq),
    };
  }
}
