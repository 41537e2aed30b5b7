/** Sentences that are not written yet: their ids, and what they speak of. */

import type { Arg, Message, Seen } from "../net/protocol";

export type { Arg, Message };

/** A line of the log, from one seat's point of view. */
export interface LogEntry {
  /** The version of the table that it led to. */
  version: number;
  /** Who was told it; null: a spectator. */
  seat: number | null;
  message: Message;
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

/** What is told of a move: whose it was, if a bot made it below its level. */
interface Told {
  version: number;
  below_level?: number;
}

/** The lines of the log about a move, as one seat was told it. */
export function lines(
  game: string,
  { version, below_level: below }: Told,
  { seat, events = [] }: Pick<Seen, "seat" | "events">,
): LogEntry[] {
  const messages = events.map((event) => eventMessage(game, event));
  if (below !== undefined) messages.push({ id: "page-log-below-level", args: { seat: below } });
  return messages.map((message) => ({ version, seat, message }));
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
