/** Figaro as it is played on the page: what each event looks like. */

import type { Beat, Flight, Scene, Spot, Staging } from "../../../theatre/scene";
import type { By, FigaroCard, FigaroEvent, FigaroView } from "../../../net/protocol";
import { after, lay, leave, type Shown } from "./staged";
import { closing, exchange, finale, paving, tally } from "./tally";

const FLIGHT = 420;
/** How long the move of another is looked at. */
const LOOK = 600;
/** Of so many cards of another's hand the deal is seen. */
const DEALT = 4;

export const staging: Staging<Shown> = {
  scenes: (view, events, by) => scenes(view, events as readonly FigaroEvent[], by),
  after: (view, event) => after(view, event as FigaroEvent),
  finale,
};

function scenes(shown: Shown, events: readonly FigaroEvent[], by: By): Scene<Shown>[] {
  let view = shown;
  return events.map((event, place) => {
    const scene = sceneOf(view, event, events.slice(place + 1), by);
    view = scene.beats.at(-1)!.view;
    return scene;
  });
}

function sceneOf(
  view: Shown,
  event: FigaroEvent,
  next: readonly FigaroEvent[],
  by: By,
): Scene<Shown> {
  const holds = by === "player" && event.type === "played" && event.seat === view.seat ? 150 : LOOK;
  const still = (mark: string, more: Partial<Beat<Shown>> = {}): Beat<Shown> => ({
    mark,
    flights: [],
    view: after(view, event),
    lasts: FLIGHT,
    holds,
    ...more,
  });
  switch (event.type) {
    case "removed":
    case "roads-drawn":
    case "started":
      return one(still(event.type, { holds: 250 }));
    case "dealt":
      return one(
        still("dealt", {
          flights: dealing(after(view, event)),
          sound: "flip",
          lasts: 350,
          holds: 200,
        }),
      );
    case "played":
      return one(
        still("played", {
          flights: [
            flight(event.card, inHand(view, event.seat, event.card), {
              place: `display-${event.owner}`,
              card: event.card,
            }),
          ],
          sound: "card",
          holds: next.some(({ type }) => type === "collected") ? 800 : holds,
        }),
      );
    case "ring":
      return ring(view, event.seat, still);
    case "collected":
      return {
        beats: [
          still("king", {
            view: { ...view, staged: { rage: event.seat } },
            caption: { id: "page-scene-king", args: { seat: event.seat } },
            sound: "collect",
            holds: 1100,
          }),
          still("collected", { flights: sweep(view, `stack-${event.seat}`), lasts: 600 }),
        ],
        tells: 1,
      };
    case "taken": {
      const to = event.into === "stack" ? `stack-${event.seat}` : handOf(view, event.seat);
      return {
        beats: [
          still("takes", { view: says(view, event.seat, taking(view, event.seat)), holds: 900 }),
          still("taken", { flights: sweep(view, to), sound: "collect", lasts: 600 }),
        ],
        tells: 1,
      };
    }
    case "one-card-left":
    case "last-card-played":
      return {
        beats: [
          still(event.type, {
            view: says(view, event.seat, `page-says-${event.type}`),
            holds: 800,
          }),
          still("said", { holds: 0 }),
        ],
        tells: 0,
      };
    case "round-ended":
      return finishing(tally(view, event, next), next);
    case "exchanged":
      return finishing(exchange(view, event, next), next);
    case "paved":
      return finishing(paving(view, event, next), next);
    case "kept":
      return one(still("kept"));
    case "won":
      return { beats: [still("won", { holds: 0 })], tells: -1 };
  }
}

/** The table of the count is put away after the last piece. */
function finishing(scene: Scene<Shown>, next: readonly FigaroEvent[]): Scene<Shown> {
  if (next.some(({ type }) => type === "exchanged" || type === "paved")) return scene;
  return { ...scene, beats: [...scene.beats, ...closing(scene.beats.at(-1)!.view)] };
}

function ring(
  view: Shown,
  seat: number,
  still: (mark: string, more?: Partial<Beat<Shown>>) => Beat<Shown>,
): Scene<Shown> {
  const laid = lay(leave(view, seat, "O"), seat, "O");
  const players = view.players;
  return {
    beats: [
      still("ring", {
        flights: [flight("O", inHand(view, seat, "O"), { place: `display-${seat}`, card: "O" })],
        view: laid,
        sound: "ring",
        holds: 350,
      }),
      still("moved-on", {
        flights: laid.displays.flatMap((display, owner) =>
          spots(display, `display-${owner}`).map(([card, from]) => ({
            ...flight(card, from, { ...from, place: `display-${(owner + 1) % players}` }),
            bends: true,
          })),
        ),
        view: {
          ...still("").view,
          staged: { passed: laid.displays.map((_, owner) => (owner + players - 1) % players) },
        },
        lasts: 1300,
        holds: 900,
      }),
      still("ring-over", { holds: 0 }),
    ],
    tells: 1,
  };
}

/** Somebody says something at their seat. */
function says(view: Shown, seat: number, id: string): Shown {
  return { ...view, staged: { says: { seat, id } } };
}

/** F18, F19: why somebody takes the table, as far as others can know it. */
function taking(view: Shown, seat: number): string {
  // With five or six players a card always fits; of one's own hand one knows what fits.
  if (view.players >= 5) return "page-says-take-chosen";
  if (view.seat !== seat || !view.legal.length) return "page-says-take";
  return view.legal.every(({ type }) => type === "take")
    ? "page-says-take-forced"
    : "page-says-take-chosen";
}

function sweep(view: FigaroView, to: string): Flight[] {
  return view.displays
    .flatMap((display, owner) => spots(display, `display-${owner}`))
    .map(([card, from], nth) => flight(card, from, { place: to }, nth * 30));
}

/** Cards go round from the King on; one's own open as they come. */
function dealing(view: FigaroView): Flight[] {
  const from: Spot = { place: "middle" };
  const flights: Flight[] = [];
  const own = spots(view.hand, "own-hand");
  for (let nth = 0; nth < Math.max(DEALT, own.length); nth += 1) {
    for (let step = 0; step < view.players; step += 1) {
      const seat = ((view.king ?? 0) + step) % view.players;
      const delay = 30 * flights.length;
      const mine = seat === view.seat ? own[nth] : undefined;
      if (mine) flights.push({ card: mine[0], from, to: mine[1], delay, turns: true });
      else if (seat !== view.seat && nth < DEALT)
        flights.push({ card: null, from, to: { place: `hand-${seat}` }, delay });
    }
  }
  return flights;
}

/** Where each of some cards lies. */
function spots(cards: readonly FigaroCard[], place: string): [FigaroCard, Spot][] {
  return cards.map((card, at) => [
    card,
    { place, card, nth: cards.slice(0, at).filter((other) => other === card).length },
  ]);
}

function inHand(view: FigaroView, seat: number, card: string): Spot {
  return view.seat === seat ? { place: "own-hand", card } : { place: `hand-${seat}` };
}

function handOf(view: FigaroView, seat: number): string {
  return view.seat === seat ? "own-hand" : `hand-${seat}`;
}

function flight(card: string | null, from: Spot, to: Spot, delay = 0): Flight {
  return { card, from, to, delay };
}

function one(beat: Beat<Shown>): Scene<Shown> {
  return { beats: [beat], tells: 0 };
}
