/** From what a table tells to what this device knows: pure functions. */

import { eventMessage, lines, type LogEntry } from "../app/message";
import { gameOf, logged } from "../games";
import type { News } from "../net/connection.svelte";
import type {
  GameEvent,
  HandCode,
  Moved,
  Past,
  Seating,
  Seen,
  TakenBack,
  Talk,
  Whole,
} from "../net/protocol";
import { viewpoint, type TableState } from "./state";

/** So many lines of the log are kept. */
const LOG = 600;
/** And of the chat, as many as at the table. */
const CHAT = 100;

/** Whether news were told before: after a resume the server may repeat what was on its way. */
export function isRepeated(news: News, last: number | null): boolean {
  return "seq" in news && news.tell !== "table" && last !== null && news.seq <= last;
}

/** The table after news. */
export function reduce(state: TableState, news: News): TableState {
  switch (news.tell) {
    case "table":
      return begin(state, news);
    case "seats":
      return see(seat(state, news), news.seen);
    case "moved":
      return settle(announce(state, news), news);
    case "undone":
      return takeBack(state, news);
    case "undo":
      return { ...state, undo: news.undo };
    case "said":
      return say(state, news);
    case "hand-code":
      return offer(state, news);
    case "wait":
      return { ...state, you: { ...state.you, waited_for: news.always } };
    case "over":
      return { ...state, outcome: news.outcome, status: "over", actor: null };
    case "rematch":
      return { ...state, rematch: news.code };
    case "clock":
      return { ...state, until: news.until };
    case "presence": {
      const people = state.people.map((person, number) => ({
        ...person,
        here: news.people.includes(number),
      }));
      return { ...state, people };
    }
    case "closed":
      return { ...state, closed: news.code };
    case "refused":
      return news.reply.answer === "refused" ? { ...state, closed: news.reply.code } : state;
    default:
      return news satisfies never;
  }
}

/** A move is written down and called out, before it is seen. */
export function announce(state: TableState, news: Moved): TableState {
  const seen = eyes(state, news);
  const loud = seen && eventsOf(seen).find(({ type }) => isLoud(state, type));
  const called = loud && {
    version: news.version,
    seat: seen.seat,
    message: eventMessage(gameName(state), loud),
  };
  return {
    ...write(state, entries(state, news)),
    announced: called ?? state.announced,
  };
}

/** A move has been seen: the table stands anew. */
export function settle(state: TableState, news: Moved): TableState {
  return see({ ...turn(state, news), undo: null }, news.seen);
}

/** What happened, as the seat was told it that is looked from. */
export function eventsSeen(state: TableState, news: Moved): readonly GameEvent[] {
  const seen = eyes(state, news);
  return seen ? eventsOf(seen) : [];
}

function begin(state: TableState, news: Whole): TableState {
  if (state.you.seats.length && !news.you.seats.length && !state.leaving) {
    return { ...state, closed: news.status === "waiting" ? "page-kicked" : "page-moved" };
  }
  const { info, you, commitment, chat, undo, outcome, rematch } = news;
  const known = { ...seat(state, news), info, you, commitment, chat, undo, outcome, rematch };
  const log = news.past.flatMap((past) => entries(known, past));
  return { ...see({ ...known, views: new Map() }, news.seen), log, leaving: false };
}

function seat(state: TableState, news: Whole | Seating): TableState {
  const { status, seats, people, host } = news;
  return { ...turn(state, news), status, seats, people, host };
}

function turn(
  state: TableState,
  { version, actor, until }: Whole | Seating | Moved | TakenBack,
): TableState {
  return { ...state, version, actor, until };
}

function see(state: TableState, seen: readonly Seen[]): TableState {
  const views = new Map(state.views);
  for (const { seat, view } of seen) if (view) views.set(seat, view);
  return { ...state, views };
}

function takeBack(state: TableState, news: TakenBack): TableState {
  const message = { id: "page-log-undone", args: { seat: news.seat } };
  const told = news.seen.map(({ seat }) => ({ version: news.version, seat, message }));
  return write(see({ ...turn(state, news), undo: null }, news.seen), told);
}

function say(state: TableState, { line, seq }: Talk): TableState {
  const { person, sign } = line;
  // The number in an older line may be somebody else's by now.
  const chat = [...state.chat, line].slice(-CHAT);
  return sign === undefined
    ? { ...state, chat }
    : { ...state, chat, reactions: [...state.reactions, { seq, person, sign }] };
}

function offer(state: TableState, news: HandCode): TableState {
  const others = state.you.codes.filter(([seat]) => seat !== news.seat);
  return { ...state, you: { ...state.you, codes: [...others, [news.seat, news.code]] } };
}

function write(state: TableState, told: readonly LogEntry[]): TableState {
  return { ...state, log: [...state.log, ...told].slice(-LOG) };
}

function entries(state: TableState, told: Moved | Past): LogEntry[] {
  const game = gameName(state);
  return told.seen.flatMap(({ seat, events = [] }) =>
    lines(game, told, { seat, events: logged(game, events) }),
  );
}

function eyes(state: TableState, news: Moved): Seen | undefined {
  return news.seen.find(({ seat }) => seat === viewpoint(state));
}

function eventsOf({ events = [] }: Seen): readonly GameEvent[] {
  return events;
}

function isLoud(state: TableState, type: string): boolean {
  return gameOf(gameName(state))?.announced.includes(type) ?? false;
}

function gameName({ info }: TableState): string {
  return info?.game ?? "";
}
