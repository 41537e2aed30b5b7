/**
 * Movement: cards fly as ghosts above the table, from one spot to another. Only transform and
 * opacity change, so that nothing is laid out again.
 */

import { drawing, face } from "./art";
import { slowness } from "../app/settings.svelte";

const FLIGHT = 380;
const EASE = "cubic-bezier(.3,.7,.3,1)";

export interface Flight {
  card: string | null;
  from: DOMRect;
  to: DOMRect;
  delay?: number;
  /** Turned over on the way: begins as a back. */
  flip?: boolean;
}

/** Where something is on the page: an element with this `data-spot`. */
export function spot(name: string): DOMRect | null {
  return element(name)?.getBoundingClientRect() ?? null;
}

export function element(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

/** The cards that lie at a spot. */
export function cardsAt(name: string): { card: string | null; rect: DOMRect }[] {
  const found = element(name)?.querySelectorAll<HTMLElement>("[data-card]") ?? [];
  return [...found].map((node) => ({
    card: node.dataset.card ?? null,
    rect: node.getBoundingClientRect(),
  }));
}

/** Wait, as long as movements take. */
export function pause(milliseconds: number): Promise<void> {
  const long = milliseconds * slowness();
  return long ? new Promise((done) => setTimeout(done, long)) : Promise.resolve();
}

/** Let cards fly; returns what takes the ghosts away, when all have landed. */
export async function fly(game: string, flights: readonly Flight[]): Promise<() => void> {
  const factor = slowness();
  if (!factor || !flights.length) return () => undefined;
  const ghosts = flights.map((flight) => ({ flight, ghost: ghostOf(game, flight) }));
  document.body.append(...ghosts.map(({ ghost }) => ghost));
  await Promise.all(ghosts.map(({ flight, ghost }) => move(ghost, flight, factor)));
  return () => {
    for (const { ghost } of ghosts) ghost.remove();
  };
}

/** Let cards fly, and take the ghosts away. */
export async function flyAway(game: string, flights: readonly Flight[]): Promise<void> {
  (await fly(game, flights))();
}

/** Slide an element in from where something was before. */
export async function slide(node: Element | null, from: DOMRect | null): Promise<void> {
  const factor = slowness();
  if (!node || !from || !factor) return;
  const to = node.getBoundingClientRect();
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  await done(
    node.animate([{ transform: shift }, { transform: "none" }], {
      duration: 1.3 * FLIGHT * factor,
      easing: EASE,
    }),
  );
}

/** Let a drawing appear above the table for a moment. */
export async function flash(name: string, width: number, stays: number): Promise<void> {
  const factor = slowness();
  if (!factor) return;
  const image = picture(drawing(name));
  image.className = "flash";
  image.width = width;
  document.body.append(image);
  const steps = [
    { opacity: 0, transform: "translate(-50%, -50%) scale(0.4) rotate(-8deg)" },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1.08) rotate(3deg)", offset: 0.25 },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.8 },
    { opacity: 0, transform: "translate(-50%, -50%) scale(0.9)" },
  ];
  await done(image.animate(steps, { duration: stays * factor, easing: "ease-out" }));
  image.remove();
}

/** Shake an element: something went wrong. */
export async function shake(node: Element | null): Promise<void> {
  const factor = slowness();
  if (!node || !factor) return;
  const steps = [0, -8, 7, -5, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  await done(node.animate(steps, { duration: 350 * factor }));
}

function ghostOf(game: string, flight: Flight): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  const { x, y, width, height } = flight.to;
  Object.assign(ghost.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  if (flight.card === null) ghost.append(picture(drawing(`${game}/back`)));
  else {
    const shown = face(game, flight.card);
    ghost.append(picture(shown.src));
    const value = document.createElement("b");
    value.className = "card-value";
    value.dataset.value = shown.value;
    ghost.dataset.suit = `${game}-${flight.card[0]}`;
    ghost.append(value);
  }
  if (flight.flip) {
    const back = picture(drawing(`${game}/back`));
    back.className = "back";
    ghost.append(back);
  }
  return ghost;
}

function picture(src: string): HTMLImageElement {
  const image = new Image();
  image.src = src;
  image.alt = "";
  return image;
}

async function move(
  ghost: HTMLElement,
  { from, to, delay = 0, flip }: Flight,
  factor: number,
): Promise<void> {
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`;
  const options = {
    duration: FLIGHT * factor,
    delay: delay * factor,
    easing: EASE,
    fill: "both" as const,
  };
  const flight = ghost.animate([{ transform: shift }, { transform: "none" }], options);
  if (flip)
    ghost
      .querySelector(".back")
      ?.animate(
        [{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0, offset: 0.6 }, { opacity: 0 }],
        options,
      );
  await done(flight);
}

async function done(animation: Animation): Promise<void> {
  try {
    await animation.finished;
  } catch {
    // Cancelled, because the screen has changed.
  }
}
