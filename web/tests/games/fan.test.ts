import { describe, expect, test } from "vitest";
import { fan, line, SLOT, type Laid } from "../../src/games/board/fan";

const rows = ({ places }: Laid): number[] =>
  [...new Set(places.map(({ y }) => y))].map((line) => places.filter(({ y }) => y === line).length);
const PHONE = { width: 374, height: 157, largest: 171 };

describe("a hand", () => {
  test("of nine does not become eight and one", () => {
    expect(rows(fan(9, PHONE, SLOT))).toEqual([5, 4]);
  });

  test("lies in its room, a finger wide of each card, in rows that are equally long", () => {
    for (const room of [PHONE, { width: 380, height: 140, largest: 140 }])
      for (let count = 1; count <= 24; count += 1) {
        const { card, places } = fan(count, room, SLOT);
        const lengths = rows({ card, places });
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
        for (const [nth, { x, y }] of places.entries()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + card).toBeLessThanOrEqual(room.width + 0.01);
          expect(y + card * 1.4).toBeLessThanOrEqual(room.height + 0.01);
          const next = places[nth + 1];
          if (next?.y === y) expect(next.x - x).toBeGreaterThanOrEqual(SLOT - 0.01);
        }
      }
  });

  test("of fewer cards has larger ones", () => {
    const sizes = [24, 14, 5].map((count) => fan(count, PHONE, SLOT).card);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  });
});

describe("a row", () => {
  const ring = { width: 258, height: 173, largest: 74 };

  test("stays where it is when a card comes", () => {
    const six = line(6, ring, 6).places;
    for (let count = 1; count < 6; count += 1)
      expect(line(count, ring, 6).places).toEqual(six.slice(0, count));
  });

  test("of ten is in its room too", () => {
    const { card, places } = line(10, ring, 6);
    for (const { x, y } of places) {
      expect(x + card).toBeLessThanOrEqual(ring.width + 0.01);
      expect(y + card * 1.4).toBeLessThanOrEqual(ring.height + 0.01);
    }
  });
});
