/** What players see of Figaro's events before the table stands anew. */

import { tick } from "svelte";
import {
  cardsAt,
  element,
  flash,
  fly,
  flyAway,
  pause,
  slide,
  spot,
  type Flight,
} from "../../media/motion";
import { play } from "../../media/sound";
import type { By, FigaroEvent, GameEvent } from "../../net/protocol";

const GAME = "figaro";

export async function show(given: readonly GameEvent[], change: () => void, by: By): Promise<void> {
  const events = given as readonly FigaroEvent[];
  const played = events.find((event) => event.type === "played");
  const ring = events.find((event) => event.type === "ring");
  const swept = events.find((event) => event.type === "collected" || event.type === "taken");
  const dealt = events.find((event) => event.type === "dealt");
  if (played) await putDown(played.seat, played.card, played.owner, swept ? null : change);
  else if (ring) await passOn(ring.seat, change);
  if (swept) await sweep(swept, change);
  if (dealt) await deal(change);
  if (!played && !ring && !swept && !dealt) {
    change();
    await tick();
  }
  if (events.some((event) => event.type === "paved" || event.type === "exchanged"))
    await pause(900);
  if (events.some((event) => event.type === "won")) play("win");
  if (by === "bot" || by === "stand-in") await pause(120);
}

async function putDown(
  seat: number,
  card: string,
  owner: number,
  change: (() => void) | null,
): Promise<void> {
  play("card");
  const from = inHand(seat, card);
  const to = landing(owner);
  const clear = from && to ? await fly(GAME, [{ card, from, to }]) : (): void => undefined;
  change?.();
  await tick();
  if (change) clear();
  else setTimeout(clear, 0);
}

/** Where a card of a seat comes from: its place in our own hand, or the sign of another's hand. */
function inHand(seat: number, card: string): DOMRect | null {
  const own = document.querySelector(`.seat.own[data-seat="${seat}"]`);
  const chosen =
    own && document.querySelector(`[data-hand="${card}"].chosen, [data-hand="${card}"]`);
  return chosen?.getBoundingClientRect() ?? small(spot(`hand-${seat}`));
}

/** A small card in the middle of a place. */
function small(place: DOMRect | null): DOMRect | null {
  if (!place) return null;
  const width = 30;
  return new DOMRect(
    place.x + place.width / 2 - width / 2,
    place.y + place.height / 2 - 21,
    width,
    42,
  );
}

/** Where the next card of a display comes to lie. */
function landing(owner: number): DOMRect | null {
  const place = spot(`display-${owner}`);
  if (!place) return null;
  const last = cardsAt(`display-${owner}`).at(-1)?.rect;
  const width = last?.width ?? Math.min(place.width, (place.height - 12) / 1.4);
  const x = last ? Math.min(last.x + 0.5 * width, place.right - width) : place.x + 6;
  return new DOMRect(x, place.y + 6, width, width * 1.4);
}

async function passOn(seat: number, change: () => void): Promise<void> {
  play("ring");
  const players = document.querySelectorAll("[data-seat]").length;
  const places = Array.from({ length: players }, (_, each) => spot(`display-${each}`));
  const from = inHand(seat, "O");
  const to = landing(seat);
  if (from && to) await flyAway(GAME, [{ card: "O", from, to }]);
  change();
  await tick();
  await Promise.all(
    places.map((_, each) => {
      const cards = element(`display-${each}`)?.querySelector(".cards") ?? null;
      return slide(cards, places[(each + players - 1) % players] ?? null);
    }),
  );
}

async function sweep(
  event: { type: string; seat: number; into?: string },
  change: () => void,
): Promise<void> {
  play("collect");
  // The King has had enough.
  if (event.type === "collected") await flash("figaro/king", 110, 900);
  else await pause(350);
  const to = small(spot(event.into === "hand" ? `hand-${event.seat}` : `stack-${event.seat}`));
  const flights: Flight[] = [];
  if (to) {
    for (const display of document.querySelectorAll<HTMLElement>("[data-drop]")) {
      for (const { card, rect } of cardsAt(`display-${display.dataset.drop}`))
        flights.push({ card, from: rect, to, delay: flights.length * 25 });
    }
  }
  const flying = flyAway(GAME, flights);
  change();
  await tick();
  await flying;
}

async function deal(change: () => void): Promise<void> {
  const middle = small(spot("middle"));
  change();
  await tick();
  if (!middle) return;
  const own = [...document.querySelectorAll("[data-hand]")].map((node) =>
    node.getBoundingClientRect(),
  );
  const others = [...document.querySelectorAll<HTMLElement>('[data-spot^="hand-"]')].flatMap(
    (node) => small(node.getBoundingClientRect()) ?? [],
  );
  play("flip");
  await flyAway(GAME, [
    ...others.map((to, place) => ({ card: null, from: middle, to, delay: place * 60 })),
    ...own.map((to, place) => ({ card: null, from: middle, to, delay: place * 30 })),
  ]);
}
