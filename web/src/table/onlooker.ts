/** On a device of several people: the table as it is seen while nobody's cards are open. */

import { gameOf } from "../games";
import type { News } from "../net/connection.svelte";
import type { Seen, TableInfo, View } from "../net/protocol";
import type { TableState } from "./state";

/** News with what an onlooker would be told, if several people look at this device. */
export function withOnlooker(state: TableState, news: News): News {
  if (!("seen" in news)) return news;
  const { you, info } = news.tell === "table" ? news : state;
  if (you.seats.length < 2 || !info) return news;
  const seen = watched(info, news.seen);
  if (news.tell !== "table") return { ...news, seen };
  const past = news.past.map((each) => ({ ...each, seen: watched(info, each.seen) }));
  return { ...news, seen, past };
}

function watched({ game, rules }: TableInfo, seen: readonly Seen[]): readonly Seen[] {
  const [first] = seen;
  if (!first) return seen;
  const { events, view } = first;
  // Of a game that this page does not know, nobody can say what is secret.
  const outside = gameOf(game)?.outside;
  const told = events && { events: outside ? events.map((event) => outside(event, rules)) : [] };
  return [...seen, { seat: null, ...told, ...(view && { view: handless(view) }) }];
}

function handless<V extends View>(view: V): V {
  return { ...view, seat: null, hand: [], legal: [] };
}
