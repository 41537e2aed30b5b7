/** What is on the table of Zirkus Flohcati only while a scene is played. */

import type { FlohcatiCard, FlohcatiEvent, FlohcatiView, Message } from "../../../net/protocol";
import type { Mood } from "../../board/ending";

/** What counts beside a hand: three cards, or the gala (null). */
export interface Bonus {
  cards: readonly string[] | null;
  points: number;
}

/** The end of the game: hands are opened one after the other. */
export interface Finale {
  /** Fewest points first. */
  order: readonly number[];
  /** Who has been opened. */
  opened: readonly number[];
  /** The cards that count, by seat. */
  best: readonly (readonly string[])[];
  /** Whose best cards are lit. */
  lit: readonly number[];
  /** What trios and the gala add, by seat, as far as it lies there. */
  bonus: readonly (readonly Bonus[])[];
  /** The points so far, by seat. */
  sums: readonly number[];
  totals: readonly number[];
  /** Who takes a bow; empty before. */
  bows: readonly number[];
  /** By how much somebody lost who lost by a hair, by seat. */
  close: readonly (number | null)[];
  /** What is said at the end, and how it is for whoever looks. */
  verdict: Message;
  mood: Mood;
}

export interface Staged {
  /** A card that has been turned and not yet put anywhere. */
  turned?: FlohcatiCard;
  /** A double, beside its twin in the row. */
  double?: FlohcatiCard;
  /** Whether the twin lies on the right, so that what laughs at it keeps to the left. */
  right?: boolean;
  /** Whether it has only just hit, and nothing moves. */
  hit?: boolean;
  /** Whether the double ends a fanfare, and not a turn. */
  welcome?: boolean;
  /** Whom somebody turns to, for a card. */
  asked?: number;
  /** Whether that is whoever looks, whose seat is the hand itself. */
  askedMe?: boolean;
  /** Three cards on their way. */
  trio?: readonly FlohcatiCard[];
  /** Whose curtain rises. */
  gala?: number;
  finale?: Finale;
}

/** A view as it is shown: of the server, or on the way from one to the next. */
export type Shown = FlohcatiView & { staged?: Staged };

/** The view after an event, as far as it shows. */
export function after(shown: Shown, event: FlohcatiEvent): Shown {
  const { staged: _, ...view } = shown;
  switch (event.type) {
    case "started":
      return { ...view, turn: event.seat };
    case "flipped":
      return { ...drawn(view, event.card), row: [...view.row, event.card] };
    case "busted":
    case "fanfare-sounded":
    case "action-turned":
      return { ...drawn(view, event.card), discard: [...view.discard, event.card] };
    case "taken":
      return gain(
        { ...view, row: without(view.row, [event.card]), legal: [] },
        event.seat,
        event.card,
      );
    case "given":
    case "stolen":
      return gain(
        lose(view, event.owner, event.card ? [event.card] : null),
        event.seat,
        event.card,
      );
    case "trio":
      return {
        ...lose(view, event.seat, event.cards),
        trios: view.trios.map((laid, seat) =>
          seat === event.seat ? [...laid, event.cards] : laid,
        ),
      };
    case "gala":
      return { ...view, gala: event.seat, legal: [] };
    case "demanded":
    case "stealing":
      return { ...view, target: event.owner, legal: [] };
    case "fanfare-cancelled":
    case "no-victim":
    case "turn-ended":
    case "deck-empty":
    case "won":
      return view;
  }
}

/** A card leaves the deck. */
export function drawn(view: Shown, card: FlohcatiCard): Shown {
  return { ...view, deck: without(view.deck, [card]), legal: [] };
}

/** Cards leave a hand; null: one that is not seen. */
export function lose(view: Shown, seat: number, cards: readonly FlohcatiCard[] | null): Shown {
  return {
    ...view,
    hand: view.seat === seat && cards ? without(view.hand, cards) : view.hand,
    hand_sizes: sized(view, seat, -(cards?.length ?? 1)),
    target: null,
    legal: [],
  };
}

function gain(view: Shown, seat: number, card: FlohcatiCard | null): Shown {
  return {
    ...view,
    hand: view.seat === seat && card ? [...view.hand, card].sort() : view.hand,
    hand_sizes: sized(view, seat, 1),
  };
}

function sized(view: Shown, seat: number, more: number): number[] {
  return view.hand_sizes.map((size, each) => (each === seat ? size + more : size));
}

/** Cards without some of them; of equal ones each is taken once. */
function without<T>(cards: readonly T[], gone: readonly T[]): T[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
