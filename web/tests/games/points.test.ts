import { expect, test } from "vitest";
import { soFar } from "../../src/games/flohcati/points";
import type { FlohcatiView } from "../../src/net/protocol";
import { STORIES } from "../theatre/stories";

const ENDS = STORIES.filter(({ game, start }) => game === "flohcati" && start.seat !== null);

test.each(ENDS)("one's own points are in the end what the server says: $name", (story) => {
  const view = story.moved.at(-1)!.view as FlohcatiView;
  expect(soFar(view)).toBe(story.outcome!.totals[view.seat!]);
});

test("the gala counts for whoever opened it", () => {
  const view = { seat: 1, hand: ["A3", "A5", "B0"], trios: [[], [["C1", "D1", "E1"]]], gala: 1 };
  expect(soFar(view as unknown as FlohcatiView)).toBe(25);
  expect(soFar({ ...view, gala: 0 } as unknown as FlohcatiView)).toBe(15);
});
