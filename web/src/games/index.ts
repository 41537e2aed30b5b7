/** The games of the page: whoever needs something of "each game" asks here. */

import { figaro } from "./figaro";
import { flohcati } from "./flohcati";
import type { PageGame } from "./game";
import type { GameEvent } from "../net/protocol";

/** In the order in which they are offered. */
export const GAMES: readonly PageGame[] = [figaro, flohcati];

/** A game of the page; undefined: a server may have games that this page cannot show. */
export function gameOf(name: string): PageGame | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The events that go into the log. */
export function logged(game: string, events: readonly GameEvent[]): readonly GameEvent[] {
  const quiet = gameOf(game)?.unlogged ?? [];
  return events.filter(({ type }) => !quiet.includes(type));
}
