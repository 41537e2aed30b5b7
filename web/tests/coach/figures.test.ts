import { expect, test } from "vitest";
import {
  along,
  bars,
  canProve,
  decisionAt,
  likeness,
  line,
  margin,
  offered,
  points,
  rounded,
  signed,
} from "../../src/coach/figures";
import type { Decision, Ledger, Reference } from "../../src/net/protocol";

const ledger: Ledger = {
  start: 0.25,
  result: 1,
  accounts: [
    { name: "cards", player: null, amount: 0.15, error: 0.01 },
    { name: "play", player: null, amount: -0.9, error: 0.02 },
    { name: "theirs", player: 2, amount: 1.5, error: 0.03 },
  ],
};

test("a chance is said in whole points with its sign, and never as a minus nothing", () => {
  expect(points(0.347)).toBe(35);
  expect([0.2, -0.2, 0.001, -0.001].map(signed)).toEqual(["+20", "−20", "0", "0"]);
});

test("what stands after ± is an interval of 95 %, and no error is said to be nothing", () => {
  expect([0.0001, 0.026].map(margin)).toEqual(["±1", "±5"]);
});

test("nothing can be proven in fewer than 50 worlds", () => {
  const reference = { worlds: 49 } as Reference;
  expect(canProve(reference)).toBe(false);
  expect(canProve({ ...reference, worlds: 50 })).toBe(true);
});

test("each bar of the ledger begins where the one before ended, and the last ends at the result", () => {
  const { steps, none, win } = bars(ledger);
  for (const [place, { from }] of steps.entries())
    if (place) expect(from).toBeCloseTo(steps[place - 1]!.to);
  expect(steps.at(-1)!.to).toBeCloseTo(win);
  expect(steps[1]!.to).toBe(0);
  expect(none).toBeCloseTo(0.5 / 1.5);
});

test("what is rounded leads from the start to the result, and one's own moves stay as they are", () => {
  const accounts: Ledger["accounts"] = [
    { name: "cards", player: null, amount: 0.104, error: 0.01 },
    { name: "play", player: null, amount: 0.0049, error: 0.02 },
    { name: "lie", player: null, amount: 0.0048, error: 0.02 },
    { name: "theirs", player: 1, amount: 0.2063, error: 0.02 },
  ];
  expect(rounded({ start: 0.25, result: 0.57, accounts })).toEqual([10, 0, 1, 21]);
  expect(rounded({ start: 0.25, result: 0.55, accounts })).toEqual([10, 0, 0, 20]);
  expect(rounded(ledger)).toEqual([15, -90, 150]);
});

test("a curve with more points lies along one with fewer", () => {
  const few = [0, 4, 10].map((entry) => ({ entry, chance: 0.5 }));
  const many = [0, 2, 4, 7, 10].map((entry) => ({ entry, chance: entry / 10 }));
  expect(along(many, few).map(({ x }) => x)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test("a win is at the top of the curve and time goes to the right", () => {
  const drawn = line(
    [
      { x: 0, chance: 0 },
      { x: 1, chance: 1 },
    ],
    600,
    200,
  );
  expect(drawn).toBe("M0.0 200.0L600.0 0.0");
});

test("a point of the curve belongs to the decision just before it", () => {
  const made = { entry: 7, moves: [{ move: "take", message: { id: "x", args: {} } }] };
  const decisions = [made] as unknown as Decision[];
  expect(decisionAt(decisions, { entry: 8, chance: 0 })).toBe(made);
  expect(decisionAt(decisions, { entry: 7, chance: 0 })).toBeUndefined();
  expect(offered(decisions[0]!, "take")?.id).toBe("x");
  expect(offered(decisions[0]!, "O")).toBeNull();
});

test("a level stands alone where no other may be it", () => {
  const like = { level: "steady", low: "steady", high: "steady" };
  expect(likeness(like).id).toBe("coach-like");
  expect(likeness({ ...like, high: "sharp" })).toMatchObject({
    id: "coach-like-between",
    args: { high: { id: "bot-sharp" } },
  });
});
