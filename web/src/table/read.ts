/** How far the chats of tables have been read on this device; remembered. */

import { keep, recall } from "../app/memory";
import type { Line } from "../net/protocol";

const KEY = "tusch-read";
/** Of so many tables it is remembered, the latest. */
const MOST = 100;

/** Codes of tables, and when the last line was written that was read there. */
type Read = readonly (readonly [code: string, at: number])[];

function all(): Read {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as Read;
  } catch {
    return [];
  }
}

/** When the last line was written that was read at a table; 0: none was. */
export function readUntil(code: string): number {
  return all().find(([table]) => table === code)?.[1] ?? 0;
}

/** Remember that a chat was read; returns until when. */
export function read(code: string, chat: readonly Line[]): number {
  const at = chat.at(-1)?.at ?? 0;
  const others = all().filter(([table]) => table !== code);
  if (at > readUntil(code)) keep(KEY, JSON.stringify([...others, [code, at]].slice(-MOST)));
  return at;
}

/** How many lines came after the last that was read: a table shows only so many, so they are not counted. */
export function unread(chat: readonly Line[], until: number): number {
  return chat.filter(({ at }) => at > until).length;
}
