/** Looking closer at a card or a place: with the mouse, with a finger that stays, by keyboard. */

/** What is looked at: a card, a place where one can go, or both; and where that is. */
export interface Sight {
  card: string | null;
  seat: number | null;
  at: DOMRect;
}

/** Milliseconds for which a pointer has to stay. */
const HOVER = 350;
const HOLD = 450;
/** So far a finger may slip. */
const SLIP = 10;

/** Call back whenever something else is looked at, or nothing, until what is returned is called. */
export function looking(board: HTMLElement, see: (sight: Sight | null) => void): () => void {
  let timer = 0;
  let start: { x: number; y: number } | null = null;
  let held = false;
  let seen = false;
  let under: EventTarget | null = null;

  function nothing(): void {
    clearTimeout(timer);
    start = null;
    if (!seen) return;
    seen = false;
    // What is looked at may be going away at this moment, and with it the focus.
    queueMicrotask(() => see(null));
  }

  function later(target: EventTarget | null, wait: number, done?: () => void): void {
    clearTimeout(timer);
    const sight = sightOf(target);
    if (!sight) return nothing();
    timer = window.setTimeout(() => {
      done?.();
      seen = true;
      see(sight);
    }, wait);
  }

  function down({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
    held = false;
    if (pointerType === "mouse") return nothing();
    start = { x, y };
    later(target, HOLD, () => (held = true));
  }

  function move(event: PointerEvent): void {
    // Whoever drags something looks at where it goes.
    if (event.pointerType === "mouse") return event.buttons ? nothing() : point(event);
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) nothing();
  }

  function point({ target, movementX, movementY }: PointerEvent): void {
    // What comes to lie under a mouse that rests is not looked at.
    if (target === under || !(movementX || movementY)) return;
    under = target;
    later(target, HOVER);
  }

  function leave(): void {
    under = null;
    nothing();
  }

  function up({ pointerType }: PointerEvent): void {
    if (pointerType !== "mouse") nothing();
  }

  function click(event: MouseEvent): void {
    // Whoever only wanted to look has not chosen anything.
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function menu(event: Event): void {
    if (held || start) event.preventDefault();
  }

  function focus({ target }: FocusEvent): void {
    if (!start && (target as Element).matches(":focus-visible")) later(target, 0);
  }

  function key({ key: pressed }: KeyboardEvent): void {
    if (pressed === "Escape") nothing();
  }

  const listeners: [string, (event: never) => void, boolean?][] = [
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click, true],
    ["contextmenu", menu],
    ["focusin", focus],
    ["focusout", nothing],
    ["keydown", key],
  ];
  for (const [name, call, early] of listeners)
    board.addEventListener(name, call as EventListener, early);
  return () => {
    clearTimeout(timer);
    for (const [name, call, early] of listeners)
      board.removeEventListener(name, call as EventListener, early);
  };
}

function sightOf(target: EventTarget | null): Sight | null {
  const node = target as Element;
  const place = node.closest<HTMLElement>("[data-drop]");
  const card = (node.closest("button") ?? node).querySelector<HTMLElement>("[data-card]");
  const found = place ?? card ?? node.closest<HTMLElement>("[data-card]");
  if (!found) return null;
  return {
    card: place ? null : (found.dataset.card ?? null),
    seat: place ? Number(place.dataset.drop) : null,
    at: found.getBoundingClientRect(),
  };
}
