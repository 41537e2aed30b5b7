/** Sentences that are not written yet: their ids, and what they speak of. */

import type { Arg, Message } from "../net/protocol";

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

/** The message that offers an action. */
export function choiceMessage(game: string, action: { type: string }): Message {
  const { type, ...fields } = action as { type: string; to?: number };
  const { to, ...args } = fields;
  return {
    id: `${game}-choice-${type}`,
    args: (to === undefined ? args : { ...args, owner: to }) as Record<string, Arg>,
  };
}
