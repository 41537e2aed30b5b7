import { expect, test } from "vitest";
import { briefly } from "../../src/games/figaro/briefly";

test("where there is little room, a hand that was dealt is seen and not told", () => {
  const message = {
    id: "figaro-event-dealt",
    args: { round: 1, cards: ["R1", "O"], sizes: [2, 2] },
  };
  expect(briefly(message).args).toEqual({ round: 1, cards: [], sizes: [2, 2] });
});

test("the end of a round is told without the count, which has a sheet of its own", () => {
  const message = { id: "figaro-event-round-ended", args: { seat: 1, counts: [3, 4] } };
  expect(briefly(message).id).toBe("page-scene-round-over");
});

test("everything else is told in full", () => {
  const message = { id: "figaro-event-played", args: { seat: 1, card: "R1", owner: 0 } };
  expect(briefly(message)).toBe(message);
});
