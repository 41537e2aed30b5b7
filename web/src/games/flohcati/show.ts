/** What players see of Zirkus Flohcati's events before the table stands anew. */

import { tick } from "svelte";
import { element, flash, flyAway, fly, pause, shake, spot } from "../../media/motion";
import { play } from "../../media/sound";
import type { By, FlohcatiEvent, GameEvent } from "../../net/protocol";

const GAME = "flohcati";

export async function show(given: readonly GameEvent[], change: () => void, by: By): Promise<void> {
  let changed = false;
  const once = async (): Promise<void> => {
    if (changed) return;
    changed = true;
    change();
    await tick();
  };
  for (const event of given as readonly FlohcatiEvent[]) await happen(event, once);
  await once();
  if (by === "bot" || by === "stand-in") await pause(120);
}

async function happen(event: FlohcatiEvent, change: () => Promise<void>): Promise<void> {
  switch (event.type) {
    case "flipped":
      return flipped(event.card, change);
    case "busted":
    case "fanfare-sounded":
    case "action-turned":
      return turned(event, change);
    case "taken":
      play("take");
      return toHand(event.card, inRow(event.card), event.seat, change);
    case "given":
    case "stolen":
      play("take");
      return toHand(
        event.card,
        small(spot(`hand-${event.owner}`)) ?? spot("own-hand"),
        event.seat,
        change,
      );
    case "trio":
      return trio(event.seat, event.cards, change);
    case "gala":
      await change();
      play("fanfare");
      return flash("flohcati/gala", 640, 2600);
    case "won":
      await change();
      play("win");
      return undefined;
    default:
      return change();
  }
}

async function flipped(card: string, change: () => Promise<void>): Promise<void> {
  play("flip");
  const from = spot("deck");
  await change();
  const node = document.querySelector<HTMLElement>(`[data-row="${card}"]`);
  if (!from || !node) return;
  node.style.visibility = "hidden";
  await flyAway(GAME, [{ card, from, to: node.getBoundingClientRect(), flip: true }]);
  node.style.visibility = "";
}

/** A card that does not stay: shown large above the row, then laid on the discard pile. */
async function turned(
  event: { type: string; card: string },
  change: () => Promise<void>,
): Promise<void> {
  const from = spot("deck");
  const row = spot("row");
  const to = spot("discard");
  if (!from || !row || !to) return change();
  const width = from.width * 1.15;
  const middle = new DOMRect(
    row.x + row.width / 2 - width / 2,
    row.y + row.height / 2 - width * 0.7,
    width,
    width * 1.4,
  );
  play("flip");
  const clear = await fly(GAME, [{ card: event.card, from, to: middle, flip: true }]);
  if (event.type === "busted") {
    play("bust");
    void flash("flohcati/bust", 280, 1300);
    await shake(element("row"));
  } else {
    play(event.type === "action-turned" && event.card !== "fanfare" ? "turn" : "fanfare");
  }
  await pause(650);
  clear();
  const landing = flyAway(GAME, [{ card: event.card, from: middle, to }]);
  await change();
  await landing;
}

async function toHand(
  card: string | null,
  from: DOMRect | null,
  seat: number,
  change: () => Promise<void>,
): Promise<void> {
  const own = document.querySelector(`.own[data-seat="${seat}"]`);
  await change();
  const place =
    own && card
      ? document.querySelector(`[data-hand="${card}"]`)?.getBoundingClientRect()
      : small(spot(`hand-${seat}`));
  if (from && place) await flyAway(GAME, [{ card, from, to: place }]);
}

async function trio(
  seat: number,
  cards: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  play("fanfare");
  const from = cards.map(
    (card) =>
      document.querySelector(`[data-hand="${card}"]`)?.getBoundingClientRect() ??
      small(spot(`hand-${seat}`)),
  );
  await change();
  const to = small(spot(`trios-${seat}`));
  if (to)
    await flyAway(
      GAME,
      cards.flatMap((card, place) =>
        from[place] ? [{ card, from: from[place], to, delay: place * 90 }] : [],
      ),
    );
}

function inRow(card: string): DOMRect | null {
  return document.querySelector(`[data-row="${card}"]`)?.getBoundingClientRect() ?? null;
}

function small(place: DOMRect | null): DOMRect | null {
  if (!place) return null;
  return new DOMRect(place.x + place.width / 2 - 15, place.y + place.height / 2 - 21, 30, 42);
}
