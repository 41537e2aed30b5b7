/** What is on the table of Figaro only while a scene is played. */

import type { FigaroCard, FigaroEvent, FigaroView, Message } from "../../../net/protocol";
import type { Mood } from "../../board/ending";

/** The end of a round: stacks are counted side by side, then the road pieces go out. */
export interface Tally {
  round: number;
  king: number;
  /** By seat. */
  counts: readonly number[];
  /** Whose stacks have been counted. */
  counted: readonly number[];
  /** From the top: by seat, and largest stack first once the order has formed. */
  order: readonly number[];
  /** The pieces of the round that have not gone out, longest first; null where one lay. */
  group: readonly (number | null)[];
  /** Whose longest piece goes for the shortest of the group, and whether it has gone (F26). */
  exchange: { seat: number; given: number; got: number; gone: boolean } | null;
  /** The piece that each seat has taken. */
  pieces: readonly (number | null)[];
  /** The longest piece of the game: all are drawn on one scale. */
  longest: number;
  /** Who has just taken a piece. */
  last: number | null;
  /** Whether the lengths are said, and not only drawn (F30). */
  lengths: boolean;
  /** Whether all pieces are out, so that the others are spared. */
  done: boolean;
}

/** The end of the game: all roads side by side. */
export interface RoadShow {
  /** Longest first. */
  order: readonly number[];
  totals: readonly number[];
  /** Whether the roads have rolled out. */
  rolled: boolean;
  /** Who is hired, once it is known. */
  hired: number | null;
  /** Who is second, and by how much, if by a hair. */
  close: { seat: number; behind: number } | null;
  /** What is said at the end, and how it is for whoever looks. */
  verdict: Message;
  mood: Mood;
}

export interface Staged {
  /** Before whom the King stands, in a rage. */
  rage?: number;
  /** What somebody says, by the name of a message. */
  says?: { seat: number; id: string };
  /** After a ring: whose display each was before. */
  passed?: readonly number[];
  tally?: Tally;
  roads?: RoadShow;
}

/** A view as it is shown: of the server, or on the way from one to the next. */
export type Shown = FigaroView & { staged?: Staged };

/** The view after an event, as far as it shows. */
export function after(shown: Shown, event: FigaroEvent): Shown {
  const { staged: _, ...view } = shown;
  switch (event.type) {
    case "removed":
      return { ...view, removed: event.colour };
    case "roads-drawn":
      return { ...view, groups: event.groups };
    case "started":
      return { ...view, king: event.seat };
    case "dealt":
      return {
        ...view,
        round: event.round,
        turn: view.king,
        hand: event.cards,
        hand_sizes: event.sizes,
      };
    case "played":
      return lay(leave(view, event.seat, event.card), event.owner, event.card);
    case "ring": {
      const { displays, ...rest } = lay(leave(view, event.seat, "O"), event.seat, "O");
      return { ...rest, displays: [displays.at(-1)!, ...displays.slice(0, -1)] };
    }
    case "collected":
      return clear({ ...view, stacks: grown(view.stacks, event.seat, event.cards) });
    case "taken":
      if (event.into === "stack")
        return clear({ ...view, stacks: grown(view.stacks, event.seat, event.cards) });
      return clear({
        ...view,
        hand: view.seat === event.seat ? [...view.hand, ...event.cards].sort() : view.hand,
        hand_sizes: put(view.hand_sizes, event.seat, (size) => size + event.cards.length),
      });
    case "round-ended": {
      const nothing = view.stacks.map(() => []);
      return {
        ...view,
        king: event.seat,
        turn: null,
        hand: [],
        hand_sizes: view.hand_sizes.map(() => 0),
        displays: nothing,
        stacks: nothing,
        legal: [],
      };
    }
    case "exchanged":
      return {
        ...view,
        roads: put(view.roads, event.seat, (road) => [...without(road, event.given), event.got]),
      };
    case "paved":
      return { ...view, roads: grown(view.roads, event.seat, [event.length]) };
    case "one-card-left":
    case "last-card-played":
    case "kept":
    case "won":
      return view;
  }
}

/** A card leaves a hand, and nothing may be played until the turn is over. */
export function leave(view: Shown, seat: number, card: FigaroCard): Shown {
  return {
    ...view,
    hand: view.seat === seat ? without(view.hand, card) : view.hand,
    hand_sizes: put(view.hand_sizes, seat, (size) => size - 1),
    legal: [],
  };
}

/** A card comes to lie in a display. */
export function lay(view: Shown, owner: number, card: FigaroCard): Shown {
  return { ...view, displays: grown(view.displays, owner, [card]) };
}

function clear(view: Shown): Shown {
  return { ...view, displays: view.displays.map(() => []), legal: [] };
}

function put<T>(values: readonly T[], at: number, change: (value: T) => T): T[] {
  return values.map((value, place) => (place === at ? change(value) : value));
}

function grown<T>(
  piles: readonly (readonly T[])[],
  at: number,
  more: readonly T[],
): (readonly T[])[] {
  return put<readonly T[]>(piles, at, (pile) => [...pile, ...more]);
}

function without<T>(cards: readonly T[], card: T): T[] {
  const place = cards.indexOf(card);
  return cards.filter((_, each) => each !== place);
}
