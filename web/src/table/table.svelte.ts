/** A table as this device sees it: what the server told, in order, and what was asked of it. */

import { Connection, type News, type Say } from "../net/connection.svelte";
import { eventMessage, type Message } from "../app/text.svelte";
import type {
  Action,
  FairDeal,
  GameEvent,
  GameName,
  Line,
  Moved,
  Outcome,
  PersonInfo,
  Refusal,
  Reply,
  SeatInfo,
  Seen,
  TableInfo,
  UndoInfo,
  View,
  You,
} from "../net/protocol";

/** A line of the log, from one seat's point of view. */
export interface Entry {
  /** The version of the table that it led to. */
  version: number;
  seat: number | null;
  message: Message;
}

/** Somebody reacted; shown for a moment. */
export interface Reacted {
  key: number;
  person: number;
  sign: string;
}

/** How the page shows what happened before the view changes: returns when it is seen. */
export type Show = (events: readonly GameEvent[], change: () => void, moved: Moved) => Promise<void>;

const LOG = 600;
/** Events that nobody should miss. */
const ANNOUNCED: readonly string[] = ["one-card-left", "last-card-played", "deck-empty", "round-ended"];

export class Table {
  code: string;
  /** Null: nobody is at the other end, as in a replay. */
  connection: Connection | null = null;
  /** Nothing is known before the first message. */
  ready = $state(false);
  gone: string | null = $state(null);
  status: "waiting" | "playing" | "over" = $state("waiting");
  version = $state(0);
  info: TableInfo = $state.raw(null!);
  seats: readonly SeatInfo[] = $state.raw([]);
  people: readonly PersonInfo[] = $state.raw([]);
  host: number | null = $state(null);
  you: You = $state.raw({ person: null, seats: [], host: false, codes: [] });
  commitment: string | null = $state(null);
  views: ReadonlyMap<number | null, View> = $state.raw(new Map());
  actor: number | null = $state(null);
  until: number | null = $state(null);
  undo: UndoInfo | null = $state.raw(null);
  deniedBy: number | null = $state(null);
  chat: readonly Line[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  fair: FairDeal | null = $state.raw(null);
  rematch: string | null = $state(null);
  spectators = $state(0);
  log: readonly Entry[] = $state.raw([]);
  reactions: readonly Reacted[] = $state.raw([]);
  /** On a device that is shared: whose cards are open, if anybody's. */
  open: number | null = $state(null);
  /** Whether movements are being shown, so that what is seen is behind what is known. */
  busy = $state(false);

  /** What the table announces aloud, for a moment (F31: the last cards). */
  announced: Entry | null = $state.raw(null);

  /** Set by the board while it is there. */
  show: Show | null = null;

  #seq: number | null = null;
  /** Whether this device has asked to lose its seats. */
  #rising = false;
  #queue: News[] = [];
  #reactions = 0;

  constructor(code: string) {
    this.code = code;
  }

  /** Watch the table from now on. */
  watch(): this {
    this.connection = new Connection(this.code, (news) => this.#hear(news), () => this.#seq);
    return this;
  }

  get game(): GameName {
    return this.info.game;
  }

  get names(): readonly string[] {
    return this.seats.map((seat) => seat.name ?? "");
  }

  /** The seat whose view is shown: the one of ours that acts, else the first; null: a spectator. */
  get seat(): number | null {
    const own = this.you.seats;
    if (this.actor !== null && own.includes(this.actor)) return this.actor;
    return own[0] ?? null;
  }

  /** The log as it may be read now: on a shared device, nobody reads what another was told. */
  get told(): readonly Entry[] {
    return this.you.seats.length > 1 ? this.log.filter(({ seat }) => seat === this.open) : this.log;
  }

  view(seat: number | null): View | undefined {
    return this.views.get(seat);
  }

  ask(say: Say): Promise<Reply> {
    this.#rising ||= say.do === "stand" || say.do === "leave";
    if (this.connection) return this.connection.send(say);
    return Promise.resolve({ answer: "refused", id: "", code: "page-over", message: { id: "page-over", args: {} } });
  }

  act(seat: number, action: Action): Promise<Reply> {
    return this.ask({ do: "act", seat, action, base: this.version });
  }

  async whyNot(seat: number | null, action: Action): Promise<Refusal | null> {
    const reply = await this.ask({ do: "why-not", seat, action });
    return reply.answer === "why" ? reply.refusal : null;
  }

  leave(): void {
    this.connection?.close();
  }

  #hear(news: News): void {
    if ("seq" in news) {
      // After a resume the server may repeat what was on its way.
      if (this.#seq !== null && news.tell !== "table" && news.seq <= this.#seq) return;
      this.#seq = news.seq;
    }
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
  }

  async #take(news: News): Promise<void> {
    switch (news.tell) {
      case "table":
        if (this.you.seats.length && !news.you.seats.length && !this.#rising) {
          this.#end(news.status === "waiting" ? "page-kicked" : "page-moved");
          break;
        }
        this.#rising = false;
        this.info = news.info;
        this.you = news.you;
        this.commitment = news.commitment;
        this.chat = news.chat;
        this.undo = news.undo;
        this.outcome = news.outcome;
        this.fair = news.fair;
        this.rematch = news.rematch;
        this.#seating(news);
        this.views = new Map(news.seen.map(({ seat, view }) => [seat, view!]));
        this.log = news.past.flatMap(({ version, seen }) => this.#lines(version, seen));
        this.ready = true;
        break;
      case "seats":
        this.#seating(news);
        this.#see(news.seen);
        break;
      case "moved":
        await this.#moved(news);
        break;
      case "undone":
        this.#turn(news);
        this.undo = null;
        this.#see(news.seen);
        this.#write(
          news.seen.map(({ seat }) => ({ version: news.version, seat, message: { id: "page-log-undone", args: { seat: news.seat } } })),
        );
        break;
      case "undo":
        this.undo = news.undo;
        this.deniedBy = news.denied_by;
        break;
      case "said":
        this.#said(news.line);
        break;
      case "hand-code":
        this.you = { ...this.you, codes: [...this.you.codes.filter(([seat]) => seat !== news.seat), [news.seat, news.code]] };
        break;
      case "over":
        this.outcome = news.outcome;
        this.fair = news.fair;
        this.status = "over";
        this.actor = null;
        break;
      case "rematch":
        this.rematch = news.code;
        break;
      case "clock":
        this.until = news.until;
        break;
      case "presence":
        this.people = this.people.map((person, number) => ({ ...person, here: news.people.includes(number) }));
        this.spectators = news.spectators;
        break;
      case "closed":
        this.#end(news.code);
        break;
      case "refused":
        if (news.reply.answer === "refused") this.#end(news.reply.code);
        break;
    }
  }

  async #moved(news: Moved): Promise<void> {
    const seen = news.seen.find(({ seat }) => seat === this.seat) ?? news.seen[0];
    const events = seen?.events ?? [];
    this.#write(this.#lines(news.version, news.seen));
    const loud = events.find(({ type }) => ANNOUNCED.includes(type));
    if (loud) this.announced = { version: news.version, seat: seen!.seat, message: eventMessage(this.game, loud) };
    const change = (): void => {
      this.#turn(news);
      this.undo = null;
      this.#see(news.seen);
    };
    if (this.show && events.length && !document.hidden) await this.show(events, change, news);
    else change();
  }

  #turn(news: { version: number; actor: number | null; until: number | null }): void {
    this.version = news.version;
    this.actor = news.actor;
    this.until = news.until;
  }

  #seating(news: {
    version: number;
    status: Table["status"];
    seats: readonly SeatInfo[];
    people: readonly PersonInfo[];
    host: number | null;
    actor: number | null;
    until: number | null;
  }): void {
    this.status = news.status;
    this.seats = news.seats;
    this.people = news.people;
    this.host = news.host;
    this.#turn(news);
  }

  #see(seen: readonly Seen[]): void {
    const views = new Map(this.views);
    for (const { seat, view } of seen) if (view) views.set(seat, view);
    this.views = views;
  }

  #said(line: Line): void {
    this.chat = [...this.chat, line];
    if (line.sign === undefined) return;
    const reacted = { key: (this.#reactions += 1), person: line.person, sign: line.sign };
    this.reactions = [...this.reactions, reacted];
    setTimeout(() => (this.reactions = this.reactions.filter(({ key }) => key !== reacted.key)), 3_000);
  }

  #lines(version: number, seen: readonly Seen[]): Entry[] {
    return seen.flatMap(({ seat, events }) => (events ?? []).map((event) => ({ version, seat, message: eventMessage(this.game, event) })));
  }

  #write(entries: readonly Entry[]): void {
    if (!entries.length) return;
    this.log = [...this.log, ...entries].slice(-LOG);
  }

  #end(code: string): void {
    this.gone = code;
    // Where there is no room to watch, one's own seat can still be fetched with a code.
    if (code !== "server-watch-full") this.connection?.close();
  }
}
