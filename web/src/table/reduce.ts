/** From what a table tells to what this device knows: pure functions. */

import {
  lines,
  standInAfter,
  standInEvent,
  takenOverLines,
  withTakeOvers,
  type LogEntry,
} from "../app/message";
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
  View,
  Whole,
  You,
} from "../net/protocol";
import type { Beat, Staging } from "../theatre/scene";
import { UNKNOWN, viewpoint, type TableState } from "./state";

type After = Staging["after"];
type Mover = TableState["mover"];

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
      return see(takeOver(state, seat(state, news), news), news.seen);
    case "moved":
      return move(state, news);
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
    case "presence":
      return { ...state, present: news.people, spectators: news.spectators };
    case "closed":
      return { ...state, closed: news.code };
    case "refused":
      return news.reply.answer === "refused" ? { ...state, closed: news.reply.code } : state;
    default:
      return news satisfies never;
  }
}

/** A moment of a scene is shown; with it the event that it tells of, if there is one. */
export function showBeat(
  state: TableState,
  beat: Beat,
  news: Moved,
  told: number | null,
): TableState {
  const shown = { ...showView(state, beat.view), mark: beat.mark };
  const entry = told === null ? [] : entries(state, news, told, told + 1);
  const own = entry.find(({ seat }) => seat === viewpoint(state));
  const said = beat.caption && {
    version: state.version,
    seat: viewpoint(state),
    message: beat.caption,
  };
  const felt = told === null ? {} : feelings(state, eventsSeen(state, news)[told]);
  const loud = own && isLoud(state, eventsSeen(state, news)[told!]!.type);
  return {
    ...write(shown, entry),
    ...felt,
    caption: said ?? own ?? state.caption,
    announced: loud ? own : state.announced,
  };
}

/** Another view is shown, and nothing else. */
export function showView(state: TableState, view: View): TableState {
  return { ...state, views: new Map(state.views).set(viewpoint(state), view) };
}

/** A move has been seen: the table stands anew. What nobody was shown follows by the events. */
export function settle(state: TableState, news: Moved, after: After): TableState {
  const views = new Map(state.views);
  for (const { seat, view, events = [] } of news.seen) {
    const known = views.get(seat);
    if (view) views.set(seat, view);
    else if (known && seat !== viewpoint(state)) views.set(seat, events.reduce(after, known));
  }
  // What is said of the move as a whole comes last.
  const told = write(state, entries(state, news, eventsSeen(state, news).length));
  return { ...turn(told, news), undo: null, views };
}

/** What happened, as the seat was told it that is looked from. */
export function eventsSeen(state: TableState, news: Moved): readonly GameEvent[] {
  const seen = eyes(state, news);
  return seen ? eventsOf(seen) : [];
}

/** A move that nobody is shown. */
function move(state: TableState, news: Moved): TableState {
  const loud = eventsSeen(state, news).findIndex(({ type }) => isLoud(state, type));
  const line = loud < 0 ? [] : entries(state, news, loud, loud + 1);
  const called = line.find(({ seat }) => seat === viewpoint(state));
  const told = write(state, entries(state, news));
  return see({ ...turn(told, news), undo: null, announced: called ?? state.announced }, news.seen);
}

function begin(state: TableState, news: Whole): TableState {
  if (state.you.seats.length && !news.you.seats.length && !state.leaving) {
    return { ...state, closed: news.status === "waiting" ? "page-kicked" : "page-moved" };
  }
  const { info, you, commitment, chat, undo, outcome, rematch } = news;
  const known = { ...seat(state, news), info, you, commitment, chat, undo, outcome, rematch };
  let { standIn } = UNKNOWN;
  const told = news.past.flatMap((past) => {
    const written = entries({ ...known, standIn }, past);
    standIn = standInAfter(standIn, past);
    return written;
  });
  const names = known.seats.map(({ name = "" }) => name);
  const log = withTakeOvers(told, names, news.take_over.done, readers(known));
  return { ...see({ ...known, views: new Map() }, news.seen), log, standIn, leaving: false };
}

function seat(state: TableState, news: Whole | Seating): TableState {
  const { status, seats, people, host } = news;
  // Whoever gets a name is there: it is not told once more who is.
  const newcomers = people.map((_, person) => person).slice(state.people.length);
  const present = state.present && [...state.present, ...newcomers];
  return { ...turn(state, news), status, seats, people, present, host, takeOver: news.take_over };
}

/** Somebody plays on for a bot: all are told, and what the bot has done stays the bot's. */
function takeOver(before: TableState, state: TableState, news: Seating): TableState {
  const done = news.take_over.done.slice(before.takeOver.done.length);
  if (!done.length) return state;
  const names = before.seats.map(({ name = "" }) => name);
  const log = state.log.map((entry) => ({ ...entry, names: entry.names ?? names }));
  const told = done.flatMap((each) => takenOverLines(each, readers(state)));
  const announced = told.find(({ seat }) => seat === viewpoint(state)) ?? state.announced;
  return { ...write({ ...state, log }, told), announced };
}

function turn(state: TableState, news: Whole | Seating | Moved | TakenBack): TableState {
  const { version, actor, until } = news;
  const next = { ...state, version, actor, until, mover: moverAfter(state, news) };
  if (news.tell !== "moved") return next;
  return { ...next, standIn: standInAfter(state.standIn, news), you: countStandIns(state, news) };
}

/** How many moves a bot has made for each seat of this device since somebody moved there. */
function countStandIns(state: TableState, news: Moved): You {
  const { you } = state;
  const { seat, by } = news;
  const events = news.seen.flatMap(eventsOf);
  // The end of a turn is no move: nobody can tell whose doing it was.
  const quiet = events.length > 0 && !logged(gameName(state), events).length;
  if (seat === null || !you.seats.includes(seat) || quiet) return you;
  const { stood_in: before, ...others } = you;
  const counts = new Map(before);
  if (by === "stand-in") counts.set(seat, (counts.get(seat) ?? 0) + 1);
  else counts.delete(seat);
  return counts.size ? { ...others, stood_in: [...counts] } : others;
}

function moverAfter(state: TableState, news: Whole | Seating | Moved | TakenBack): Mover {
  const { mover, version } = state;
  if (news.tell === "undone") return null;
  // Whoever becomes the host is told the whole table in the middle of a turn: nobody has moved by that.
  if (news.tell === "table") return news.version === version ? mover : null;
  // What the dealer does belongs to the move before.
  return news.tell === "moved" ? (news.seat ?? mover) : mover;
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

/** The lines about some events of a move, or all of it, as each seat was told them. */
function entries(state: TableState, told: Moved | Past, from = 0, to?: number): LogEntry[] {
  const game = gameName(state);
  // What is said of the move as a whole comes after its last event.
  const about = to === undefined ? told : { version: told.version };
  const bot = standInAfter(state.standIn, told);
  return told.seen.flatMap(({ seat, events = [] }) => {
    const standIn = standInEvent(bot, told, logged(game, events));
    return lines(
      game,
      { ...about, standIn },
      { seat, events: logged(game, events.slice(from, to)) },
    );
  });
}

/** The seats that are told things on this device; null: a spectator, also beside several seats. */
function readers({ you }: TableState): readonly (number | null)[] {
  return you.seats.length === 1 ? you.seats : [...you.seats, null];
}

function eyes(state: TableState, news: Moved): Seen | undefined {
  return news.seen.find(({ seat }) => seat === viewpoint(state));
}

function eventsOf({ events = [] }: Seen): readonly GameEvent[] {
  return events;
}

/** One in so many great moments has its word. */
const RARELY = 3;
/** So many words there are for each of them. */
const WORDS = 2;

/** How seats take an event, and what a bot says to it: the same wherever it is told. */
function feelings(
  state: TableState,
  event: GameEvent | undefined,
): Partial<Pick<TableState, "moods" | "quip">> {
  const game = gameOf(gameName(state));
  if (!game || !event) return {};
  const whose = game.quips[event.type];
  const seat = whose && (event as unknown as Record<string, unknown>)[whose];
  const speaks =
    typeof seat === "number" &&
    state.seats[seat]?.kind === "bot" &&
    (state.version + seat) % RARELY === 0;
  const nth = (state.version % WORDS) + 1;
  return {
    moods: game.moods(event, state.seats.length),
    quip: speaks ? { seat, message: { id: `page-quip-${event.type}-${nth}`, args: {} } } : null,
  };
}

function isLoud(state: TableState, type: string): boolean {
  return gameOf(gameName(state))?.announced.includes(type) ?? false;
}

function gameName({ info }: TableState): string {
  return info?.game ?? "";
}
