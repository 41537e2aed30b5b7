/**
 * Lets cards fly as ghosts above the table. Where they land is found by a rehearsal: the table is
 * laid out as it will be, measured, and laid out as it was, all before anything is painted. So
 * nothing is laid out while cards fly, and only transform and opacity change.
 */

import { flushSync } from "svelte";
import { drawing, face } from "../media/art";
import type { Flight, Spot } from "./scene";

/** A card whose own size nobody knows is as small as this. */
const SMALL = 30;
const TALL = 1.4;
const EASE = "cubic-bezier(.3,.7,.3,1)";
/** How far from the straight line a way along the edge goes, by its length. */
const OUTWARDS = 0.16;
const STEPS = 10;
const RISE = "cubic-bezier(.2,.8,.4,1)";

export interface Flying {
  landed: Promise<void>;
  /** Let all land at once. */
  stop(): void;
}

/** Let cards fly for so long; `rehearse` shows the table as it will be, and undoes that. */
export function fly(
  game: string,
  flights: readonly Flight[],
  milliseconds: number,
  factor: number,
  rehearse: (run: boolean) => void,
): Flying {
  const from = flights.map((flight) => rect(flight.from, flight));
  const before = new Set(document.getAnimations());
  flushSync(() => rehearse(true));
  const to = flights.map((flight) => rect(flight.to, flight));
  flushSync(() => rehearse(false));
  // What has come back from the rehearsal was there already: it does not come in a second time.
  for (const animation of document.getAnimations())
    if (!before.has(animation) && Number.isFinite(lasting(animation))) animation.finish();
  const hidden: HTMLElement[] = [];
  const ghosts: HTMLElement[] = [];
  const animations = flights.flatMap((flight, place) => {
    const [start, end] = [from[place], to[place]];
    if (!start || !end) return [];
    const source = flight.thing
      ? element(flight.from.place)
      : flight.from.card === undefined
        ? null
        : cardAt(flight.from);
    const ghost =
      flight.thing && source ? copyOf(source, start) : ghostOf(game, flight, start, end);
    if (source) {
      source.style.visibility = "hidden";
      hidden.push(source);
    }
    ghosts.push(ghost);
    const timing = {
      duration: milliseconds,
      delay: (flight.delay ?? 0) * factor,
      fill: "both" as const,
    };
    return moved(ghost, flight, start, end, timing);
  });
  document.body.append(...ghosts);
  const left = emptied(flights);
  for (const place of left) place.dataset.left = "";
  const clear = (): void => {
    for (const node of hidden) node.style.visibility = "";
    for (const place of left) delete place.dataset.left;
    // The card that lies there now is painted first.
    requestAnimationFrame(() => ghosts.forEach((ghost) => ghost.remove()));
  };
  return {
    landed: Promise.all(animations.map((animation) => animation.finished)).then(
      clear,
      // Cancelled, because the screen has changed.
      clear,
    ),
    stop: () => animations.forEach((animation) => animation.finish()),
  };
}

function lasting(animation: Animation): number {
  return Number(animation.effect?.getComputedTiming().endTime ?? 0);
}

/** Places that nothing stays at while cards fly: what counts the cards there is not shown. */
function emptied(flights: readonly Flight[]): HTMLElement[] {
  const names = new Set(flights.filter(({ thing }) => !thing).map(({ from }) => from.place));
  return [...names].flatMap((name) => {
    const place = element(name);
    const cards = place ? [...place.querySelectorAll<HTMLElement>(".card")] : [];
    return place && cards.every(({ style }) => style.visibility === "hidden") ? [place] : [];
  });
}

/** Where a card is at a spot; a spot without a card of its own has room for a small one. */
function rect(spot: Spot, { thing }: Flight): DOMRect | null {
  if (thing) return element(spot.place)?.getBoundingClientRect() ?? null;
  const card = cardAt(spot);
  if (card) return card.getBoundingClientRect();
  const place = element(spot.place)?.getBoundingClientRect();
  if (!place) return null;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  return new DOMRect(x - SMALL / 2, y - (SMALL * TALL) / 2, SMALL, SMALL * TALL);
}

function cardAt({ place, card, nth }: Spot): HTMLElement | null {
  const where = card === undefined ? ".card" : `.card[data-card="${CSS.escape(card)}"]`;
  const found = element(place)?.querySelectorAll<HTMLElement>(where) ?? [];
  const chosen = [...found].find((node) => node.closest(".chosen"));
  return (nth === undefined ? (chosen ?? found[found.length - 1]) : found[nth]) ?? null;
}

function element(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

function moved(
  ghost: HTMLElement,
  flight: Flight,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const wide = flight.thing ? from.width : Math.max(from.width, to.width);
  const at = ({ x, y, width }: Place): string => `translate(${x}px, ${y}px) scale(${width / wide})`;
  const easing = flight.turns ? RISE : EASE;
  const way = flight.bends ? bend(from, to) : [from, to];
  const found = [
    ghost.animate(
      way.map((place) => ({ transform: at(place) })),
      { ...timing, easing },
    ),
  ];
  const sides = ghost.firstElementChild;
  // It rises with its back to us, and turns slowly; the face comes last.
  const steps = [
    { transform: "rotateY(180deg)" },
    { transform: "rotateY(180deg)", offset: 0.3, easing: "ease-in" },
    { transform: "rotateY(100deg)", offset: 0.75, easing: "ease-out" },
    { transform: "rotateY(0deg)" },
  ];
  if (flight.turns && sides) found.push(sides.animate(steps, timing));
  return found;
}

type Place = Pick<DOMRect, "x" | "y" | "width">;

/** A way that keeps to the outside of a table that is gone round clockwise. */
function bend(from: DOMRect, to: DOMRect): Place[] {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const within = (value: number, most: number): number => Math.max(4, Math.min(most - 4, value));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const out = OUTWARDS * 4 * t * (1 - t);
    const width = from.width + (to.width - from.width) * t;
    const [x, y] = [from.x + right * t + down * out, from.y + down * t - right * out];
    if (step === 0 || step === STEPS) return { x, y, width };
    return {
      x: within(x, innerWidth - width),
      y: within(y, innerHeight - width * TALL),
      width,
    };
  });
}

/** A thing as it looks, to be moved instead of it. */
function copyOf(source: HTMLElement, { width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost thing";
  ghost.setAttribute("aria-hidden", "true");
  const looks = getComputedStyle(source);
  const { fontSize } = looks;
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px`, fontSize });
  ghost.style.setProperty("--unit", looks.getPropertyValue("--unit"));
  const copy = source.cloneNode(true) as HTMLElement;
  delete copy.dataset.spot;
  const whole = { width: "100%", height: "100%", margin: "0", animation: "none" };
  Object.assign(copy.style, whole);
  ghost.append(copy);
  return ghost;
}

function ghostOf(game: string, { card, turns }: Flight, from: DOMRect, to: DOMRect): HTMLElement {
  const wide = Math.max(from.width, to.width);
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${wide}px`, height: `${wide * TALL}px` });
  const sides = document.createElement("div");
  sides.className = "sides";
  ghost.append(sides);
  if (card === null) sides.append(picture(drawing(`${game}/back`)));
  else {
    const shown = face(game, card);
    const value = document.createElement("b");
    value.className = "card-value";
    value.dataset.value = shown.value;
    ghost.dataset.suit = `${game}-${card[0]}`;
    ghost.dataset.ghost = card;
    sides.append(picture(shown.src), value);
  }
  if (turns) {
    const back = picture(drawing(`${game}/back`));
    back.className = "back";
    sides.append(back);
  }
  return ghost;
}

function picture(src: string): HTMLImageElement {
  const image = new Image();
  image.decoding = "sync";
  image.src = src;
  image.alt = "";
  return image;
}
