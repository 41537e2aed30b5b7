import { expect, test } from "vitest";
import { arrowHead, bow, short, spread, within } from "../../src/games/board/mini/mini";

test("cards that have room lie apart, and the others overlap without leaving the room", () => {
  expect(spread(2, 10, 200, 36)).toEqual([10, 49]);
  const many = spread(15, 2, 336, 36);
  expect(many).toHaveLength(15);
  expect(many.at(-1)! + 36).toBeCloseTo(338);
  expect(spread(0, 2, 336, 36)).toEqual([]);
});

test("an arrow goes from one spot to another, and its head points ahead", () => {
  const [from, to] = [
    { x: 10, y: 100 },
    { x: 10, y: 20 },
  ];
  expect(bow(from, to)).toMatch(/^M10 100Q.* 10 20$/);
  const [, tip] = /^M\S+ (\S+)L/.exec(arrowHead(from, to))!;
  expect(Number(tip)).toBeLessThan(20);
});

test("a name is cut where there is no room for it", () => {
  expect(short("Mirabella", 200)).toBe("Mirabella");
  expect(short("Mirabella", 40)).toMatch(/^Mira?…$/);
});

test("a name in a wide font is pressed together, and no other is", () => {
  const drawn = (length: number): Record<string, string> => {
    const set: Record<string, string> = {};
    const text = {
      getComputedTextLength: () => length,
      setAttribute: (name: string, value: string) => (set[name] = value),
    };
    within(60)(text as unknown as SVGTextElement);
    return set;
  };
  expect(drawn(74)).toEqual({ textLength: "60", lengthAdjust: "spacingAndGlyphs" });
  expect(drawn(60)).toEqual({});
});
