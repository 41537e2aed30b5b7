/** Zirkus Flohcati as it is played on the page: what each event looks like. */

import type { Beat, Flight, Scene, Spot, Staging } from "../../../theatre/scene";
import type { By, FlohcatiCard, FlohcatiEvent, FlohcatiView } from "../../../net/protocol";
import { finale } from "./finale";
import { after, drawn, lose, type Shown, type Staged } from "./staged";

const FLIGHT = 450;
/** How long the move of another is looked at. */
const LOOK = 550;
/** Rising and turning; it grows with the row, because more is at stake. */
const TURN = 850;
const MORE = 90;
const LONGEST = 1500;
/** The drum that rolls meanwhile grows too. */
const LOUDEST = 1.6;
/** So many cards of a row lie on the left of every screen. */
const LEFT = 2;
/** The double hits, and for so long nothing moves at all. */
const HIT_STOP = 350;
/** A fanfare has no doubts. */
const FANFARE = 650;

export const staging: Staging<Shown> = {
  scenes: (view, events, by) => scenes(view, events as readonly FlohcatiEvent[], by),
  after: (view, event) => after(view, event as FlohcatiEvent),
  finale,
};

function scenes(shown: Shown, events: readonly FlohcatiEvent[], by: By): Scene<Shown>[] {
  let view = shown;
  return events.map((event) => {
    const scene = sceneOf(view, event, by);
    view = scene.beats.at(-1)!.view;
    return scene;
  });
}

type Still = (mark: string, more?: Partial<Beat<Shown>>) => Beat<Shown>;

function sceneOf(view: Shown, event: FlohcatiEvent, by: By): Scene<Shown> {
  const still: Still = (mark, more = {}) => ({
    mark,
    flights: [],
    view: after(view, event),
    lasts: FLIGHT,
    holds: by === "player" && view.turn === view.seat ? 150 : LOOK,
    ...more,
  });
  switch (event.type) {
    case "flipped":
      return scene(0, turn(view, event.card, still, { holds: 120 }), {
        ...still("joined"),
        flights: [fly(event.card, turned(event.card), { place: "row", card: event.card })],
        lasts: 380,
      });
    case "busted":
    case "fanfare-sounded":
      return double(view, event, still);
    case "action-turned":
      return action(view, event.card, still);
    case "taken":
      return scene(
        0,
        still("taken", {
          flights: [
            fly(event.card, { place: "row", card: event.card }, hand(view, event.seat, event.card)),
          ],
          sound: "take",
        }),
      );
    case "demanded":
    case "stealing":
      return scene(
        0,
        still("asked", {
          view: stage(after(view, event), {
            asked: event.owner,
            askedMe: event.owner === view.seat,
          }),
          holds: 900,
          sound: "card",
        }),
        still("waiting", { holds: 0 }),
      );
    case "given":
      return scene(
        0,
        still("given", {
          flights: [
            fly(
              event.card,
              hand(view, event.owner, event.card),
              hand(view, event.seat, event.card),
            ),
          ],
          lasts: 800,
          sound: "take",
        }),
      );
    case "stolen":
      return stolen(view, event, still);
    case "trio":
      return trio(view, event, still);
    case "gala":
      return scene(
        0,
        still("gala", {
          view: stage(after(view, event), { gala: event.seat }),
          holds: 2800,
          sound: "fanfare",
        }),
        still("gala-open", { holds: 0 }),
      );
    case "fanfare-cancelled":
    case "no-victim":
    case "deck-empty":
      return scene(0, still(event.type, { holds: 900 }));
    case "started":
      return scene(0, still("started", { holds: 250 }));
    case "turn-ended":
    case "won":
      return scene(-1, still(event.type, { holds: 0 }));
  }
}

/** Z5: a card rises from the deck and turns. */
function turn(
  view: Shown,
  card: FlohcatiCard,
  still: Still,
  more: Partial<Beat<Shown>>,
  staged: Staged = {},
): Beat<Shown> {
  const slow =
    view.phase === "fanfare" ? FANFARE : Math.min(LONGEST, TURN + MORE * view.row.length);
  return still("turned", {
    flights: [{ card, from: { place: "deck" }, to: turned(card), turns: true }],
    view: stage(drawn(view, card), { turned: card, ...staged }),
    lasts: slow,
    ...(view.phase === "fanfare"
      ? { sound: "flip" }
      : { sound: "roll", loud: Math.min(LOUDEST, 0.7 + 0.12 * view.row.length) }),
    ...more,
  });
}

/** Z6, Z11: a double lies beside its twin for all to see, and goes. */
function double(
  view: Shown,
  event: { type: string; card: FlohcatiCard },
  still: Still,
): Scene<Shown> {
  const { card } = event;
  const welcome = event.type === "fanfare-sounded";
  const at: Spot = { place: "double", card };
  return scene(
    welcome ? 1 : 2,
    turn(view, card, still, { holds: 450 }),
    ...(welcome
      ? []
      : [
          still("hit", {
            flights: [fly(card, turned(card), at)],
            view: stage(drawn(view, card), { double: card, hit: true }),
            lasts: 180,
            holds: HIT_STOP,
            sound: "bust",
          }),
        ]),
    still("double", {
      flights: welcome ? [fly(card, turned(card), at)] : [],
      view: stage(drawn(view, card), {
        double: card,
        welcome,
        right: view.row.findIndex((other) => other[0] === card[0]) >= LEFT,
      }),
      lasts: 260,
      holds: 1300,
      ...(welcome ? { sound: "fanfare" } : {}),
    }),
    still("discarded", { flights: [fly(card, at, { place: "discard" })] }),
  );
}

/** Z8: an action card is shown large, with what it does. */
function action(view: Shown, card: FlohcatiCard, still: Still): Scene<Shown> {
  return scene(
    0,
    turn(view, card, still, {
      holds: 1700,
      caption: { id: `page-scene-${card}`, args: {} },
    }),
    still("discarded", {
      flights: [fly(card, turned(card), { place: "discard" })],
      holds: 150,
      ...(card === "fanfare" ? { sound: "fanfare" } : {}),
    }),
  );
}

/** Z10: a card is pulled from a hand, shown to all, and kept. */
function stolen(
  view: Shown,
  { seat, owner, card }: { seat: number; owner: number; card: FlohcatiCard },
  still: Still,
): Scene<Shown> {
  return scene(
    0,
    still("pulled", {
      flights: [
        { ...fly(card, hand(view, owner, card), turned(card)), turns: view.seat !== owner },
      ],
      view: stage(lose(view, owner, [card]), { turned: card }),
      lasts: 850,
      holds: 900,
      sound: "flip",
    }),
    still("stolen", { flights: [fly(card, turned(card), hand(view, seat, card))], sound: "take" }),
  );
}

/** Z12: three cards come together, and are laid. */
function trio(
  view: Shown,
  { seat, cards }: { seat: number; cards: readonly FlohcatiCard[] },
  still: Still,
): Scene<Shown> {
  const together = (card: FlohcatiCard): Spot => ({ place: "trio", card });
  return scene(
    0,
    still("together", {
      flights: cards.map((card) => fly(card, hand(view, seat, card), together(card))),
      view: stage(lose(view, seat, cards), { trio: cards }),
      lasts: 600,
      holds: 1000,
      sound: "fanfare",
    }),
    still("laid", {
      flights: cards.map((card) => fly(card, together(card), { place: `trios-${seat}` })),
    }),
  );
}

function stage(view: Shown, staged: Staged): Shown {
  return { ...view, staged };
}

function turned(card: string): Spot {
  return { place: "turned", card };
}

/** A hand: a card of one's own, or somebody's hand. */
function hand(view: FlohcatiView, seat: number, card: string | null): Spot {
  if (view.seat !== seat) return { place: `hand-${seat}` };
  return card === null ? { place: "own-hand" } : { place: "own-hand", card };
}

function fly(card: string | null, from: Spot, to: Spot): Flight {
  return { card, from, to };
}

function scene(tells: number, ...beats: Beat<Shown>[]): Scene<Shown> {
  return { beats, tells };
}
