/** Judges the deal of a recorded game, by all that this page can know. */

import type { Message } from "../app/message";
import { check, type Case } from "../fair/check";
import { recall } from "../fair/promises";
import type { Verdict } from "../fair/verdict";
import { gameOf } from "../games";
import { catalogue } from "../net/api";
import type { TableRecord } from "../net/protocol";

/** The verdict about a game of a table, or of a file if there is no code. */
export async function judge(
  record: TableRecord,
  code: string | null,
  replayed: Case["replayed"],
): Promise<Verdict> {
  const info = (await catalogue()).games.find(({ name }) => name === record.game)!;
  const remembered = recall(code, record.fair?.commitment);
  const makeDealer = await gameOf(record.game)!.dealer();
  return check({ record, info, replayed, remembered }, makeDealer);
}

/** The verdict about a file of one record that the server refused; null: nothing can be said of it. */
export async function judgeRefused(text: string, told: Message): Promise<Verdict | null> {
  const refused = told.id === "server-record-line" ? (told.args.reason as Message) : told;
  if (!["record-entry", "record-actor", "record-over", "record-result"].includes(refused.id))
    return null;
  const record = JSON.parse(text) as TableRecord;
  return record.fair === undefined ? null : judge(record, null, { refused });
}
