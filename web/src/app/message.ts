/** Sentences that are not written yet: their ids, and what they speak of. */

import type { Arg, GameEvent, Message, Moved, Past, Seen, TakeOverDone } from "../net/protocol";

export type { Arg, Message };

/** A line of the log, from one seat's point of view. */
export interface LogEntry {
  /** The version of the table that it led to. */
  version: number;
  /** Who was told it; null: a spectator. */
  seat: number | null;
  message: Message;
  /** Who sat where then, if somebody else does now. */
  names?: readonly string[];
  /** Whether a bot did it for whoever sits there. */
  standIn?: true;
}

/** A message that speaks of nothing in particular. */
export function plain(id: string): Message {
  return { id, args: {} };
}

/** The message of an event: its fields are what it speaks of. */
export function eventMessage(game: string, event: { type: string }): Message {
  const { type, ...args } = event;
  return { id: `${game}-event-${type}`, args: args as Record<string, Arg> };
}

/** What is told of a move: whose it was, if a bot made it below its level, or for somebody. */
interface Told {
  version: number;
  below_level?: number;
  /** The event whose line says that a bot has done it for whoever sits there. */
  standIn?: GameEvent | undefined;
}

/** The lines of the log about a move, as one seat was told it. */
export function lines(
  game: string,
  { version, below_level: below, standIn }: Told,
  { seat, events = [] }: Pick<Seen, "seat" | "events">,
): LogEntry[] {
  const told = events.map((event) => ({
    version,
    seat,
    message: eventMessage(game, event),
    ...(event === standIn && { standIn: true as const }),
  }));
  if (below === undefined) return told;
  return [
    ...told,
    { version, seat, message: { id: "page-log-below-level", args: { seat: below } } },
  ];
}

/** The seat for which a bot moved last, if it stood in there; what the dealer does belongs to that move. */
export function standInAfter(before: number | null, { seat, by }: Moved | Past): number | null {
  if (seat == null) return before;
  return by === "stand-in" ? seat : null;
}

/** Of the events of a move, or of what the dealer did after it, the one that a bot brought about for a seat. */
export function standInEvent(
  standIn: number | null,
  { seat }: Moved | Past,
  [first]: readonly GameEvent[],
): GameEvent | undefined {
  if (standIn === null || !first) return undefined;
  return seat != null || ("seat" in first && first.seat === standIn) ? first : undefined;
}

const TAKEN_OVER = "page-log-taken-over";

/** The lines about a seat that was taken over, one for each of those who are told. */
export function takenOverLines(
  { version, seat, bot }: TakeOverDone,
  readers: readonly (number | null)[],
): LogEntry[] {
  const message = { id: TAKEN_OVER, args: { seat, bot } };
  return readers.map((reader) => ({ version, seat: reader, message }));
}

/** Who sat where when the game had this version. */
export function namesAt(
  names: readonly string[],
  done: readonly TakeOverDone[],
  version: number,
): readonly string[] {
  return done.filter((each) => each.version > version).reduceRight(namesBefore, names);
}

/** Who sat where before a seat was taken over. */
function namesBefore(names: readonly string[], { seat, bot }: TakeOverDone): readonly string[] {
  return names.map((name, each) => (each === seat ? bot : name));
}

/** A log with the seats in it that were taken over; lines from before have the names of then. */
export function withTakeOvers(
  log: readonly LogEntry[],
  names: readonly string[],
  done: readonly TakeOverDone[],
  readers: readonly (number | null)[],
): readonly LogEntry[] {
  let told = log;
  let then: { names?: readonly string[] } = {};
  for (const each of done.toReversed()) {
    // Those that are there already are later ones.
    const later = told.findIndex(
      ({ version, message }) => version > each.version || message.id === TAKEN_OVER,
    );
    const at = later < 0 ? told.length : later;
    const lines = takenOverLines(each, readers).map((line) => ({ ...line, ...then }));
    then = { names: namesBefore(then.names ?? names, each) };
    const before = told.slice(0, at).map((entry) => ({ ...entry, ...then }));
    told = [...before, ...lines, ...told.slice(at)];
  }
  return told;
}

/** The message that offers an action. */
export function choiceMessage(game: string, action: { type: string }): Message {
  const { type, ...fields } = action as { type: string; to?: number };
  const { to, ...args } = fields;
  return {
    id: `${game}-choice-${type}`,
    args: (to === undefined ? args : { ...args, owner: to }) as Record<string, Arg>,
  };
}
