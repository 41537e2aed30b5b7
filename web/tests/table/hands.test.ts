import { expect, test } from "vitest";
import type { Replay } from "../../src/net/protocol";
import { hand, lastHand } from "../../src/table/hands";
import { moved } from "./cases";

const told = (...hands: (string[] | null)[]): Replay =>
  ({
    start: { seat: 0, view: { hand: [] } },
    moved: hands.map((cards) =>
      moved([cards ? ({ seat: 0, view: { hand: cards } } as never) : { seat: 0 }]),
    ),
  }) as unknown as Replay;

test("a hand is what its seat saw last", () => {
  const replay = told(["R1"], null, []);
  expect([0, 1, 2, 3].map((at) => hand(replay, at))).toEqual([[], ["R1"], ["R1"], []]);
});

test("the last hands are from before they were put away", () => {
  expect(lastHand([told(["R1"], ["R1"], []), told(["B1"], [], [])])).toBe(2);
  expect(lastHand([told([], [])])).toBe(2);
});
