/** Cards side by side in a place: as large as it allows, in rows that are equally long. */

/** A card is so much higher than wide. */
const TALL = 1.4;
/** So much of a card in a hand is seen above the row that lies over it. */
const SEEN = 0.62;
const MOST_ROWS = 4;
/** One more row is only worth it for cards that are so much larger. */
const WORTH = 1.2;
/** However many there are, they can be told apart. */
const SMALLEST = 34;
const GAP = 6;
/** As much of a card as a finger needs. */
export const SLOT = 44;

export interface Room {
  width: number;
  height: number;
  /** No card is wider. */
  largest: number;
}

export interface Laid {
  /** The width of a card. */
  card: number;
  /** From the left and the top, by card. */
  places: readonly { x: number; y: number }[];
}

/** A hand: cards may lie over each other, but a finger finds so much of each. */
export function fan(count: number, room: Room, slot: number): Laid {
  const length = Math.max(count, 1);
  const { card, rows } = fit(length, room, SEEN, (per) => room.width - (per - 1) * slot);
  const down = below(rows, card, room);
  const lengths = balanced(count, rows);
  const step = beside(Math.ceil(length / rows), card, room);
  const top = Math.max(0, (room.height - card * TALL - down * (rows - 1)) / 2);
  const places = lengths.flatMap((each, row) => {
    const left = Math.max(0, (room.width - card - step * (each - 1)) / 2);
    return Array.from({ length: each }, (_, nth) => ({
      x: left + nth * step,
      y: top + row * down,
    }));
  });
  return { card, places };
}

/** A row that grows: up to `ample` cards lie free, and stay where they are when others come. */
export function line(count: number, room: Room, ample: number): Laid {
  const { card, rows } = fit(ample, room, 1, (per) => room.width / per - GAP);
  const down = below(rows, card, room);
  const length = Math.ceil(Math.max(count, ample) / rows);
  const step = beside(length, card, room);
  if (count > 1 && step < SLOT) return fan(count, room, SLOT);
  const top = Math.max(0, (room.height - card * TALL - down * (rows - 1)) / 2);
  const places = Array.from({ length: count }, (_, nth) => ({
    x: (nth % length) * step,
    y: top + Math.floor(nth / length) * down,
  }));
  return { card, places };
}

/** The number of rows that lets cards be largest, and how large; `wide` says it of a row's length. */
function fit(
  count: number,
  { height, largest }: Room,
  seen: number,
  wide: (length: number) => number,
): { card: number; rows: number } {
  let best = { card: 0, rows: 1 };
  for (let rows = 1; rows <= Math.min(count, MOST_ROWS); rows += 1) {
    const high = height / (TALL * (1 + (rows - 1) * seen));
    const card = Math.min(largest, high, wide(Math.ceil(count / rows)));
    if (card > best.card * WORTH) best = { card, rows };
  }
  return { ...best, card: Math.max(SMALLEST, best.card) };
}

/** From one card of a row to the next. */
function beside(length: number, card: number, { width }: Room): number {
  return length > 1 ? Math.min(card + GAP, Math.max(0, width - card) / (length - 1)) : 0;
}

/** From one row to the next. */
function below(rows: number, card: number, { height }: Room): number {
  const tall = card * TALL;
  return rows > 1 ? Math.min(tall + GAP, Math.max(0, height - tall) / (rows - 1)) : 0;
}

/** So many cards in so many rows; the first are longer by one. */
function balanced(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}
