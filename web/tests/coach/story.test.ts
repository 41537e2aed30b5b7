import { expect, test } from "vitest";
import { decided, ending, shares, way } from "../../src/coach/story";
import type { AccountName, Outcome, Report } from "../../src/net/protocol";

type Amounts = Partial<Record<AccountName, [amount: number, error: number]>>;

/** A report as far as the story reads it; of a game that was lost, unless it is said otherwise. */
function told(amounts: Amounts, { costly = 0, result = 0, worlds = 1024 } = {}): Report {
  const accounts = Object.entries(amounts).map(([name, [amount, error]]) => ({
    name: name as AccountName,
    player: name === "theirs" ? 1 : null,
    amount,
    error,
  }));
  const ledger = { start: 0.25, result, accounts };
  return { ledger, reference: { worlds }, summary: { costly } } as unknown as Report;
}

test("what lay hidden is with the cards, and moves with what strong play gains", () => {
  const { ledger } = told({
    cards: [-0.1, 0.03],
    par: [0.5, 0.01],
    play: [-0.6, 0.02],
    lie: [0.3, 0.04],
    theirs: [-0.2, 0.05],
  });
  const found = shares(ledger);
  expect(found.map(({ cause }) => cause)).toEqual(["cards", "others", "own"]);
  expect(found.map(({ amount }) => amount.toFixed(2))).toEqual(["0.20", "-0.20", "-0.10"]);
  expect(found[0]!.error).toBeCloseTo(0.05);
});

test("what is within the interval of 95 % helped or cost nothing that can be told", () => {
  const part = { cause: "cards", error: 0.1 } as const;
  expect([0.2, -0.2, 0.19, -0.19].map((amount) => way({ ...part, amount }))).toEqual([
    "helped",
    "cost",
    "open",
    "open",
  ]);
});

test("what surely counted more than each of the others decided it", () => {
  const amounts: Amounts = { cards: [-0.4, 0.05], theirs: [-0.1, 0.05], play: [0.1, 0.01] };
  expect(decided(told(amounts))).toEqual({ cause: "cards", most: true });
});

test("what surely counted, and perhaps not most, had a part", () => {
  const amounts: Amounts = { cards: [-0.4, 0.15], theirs: [-0.3, 0.15], play: [0.1, 0.01] };
  expect(decided(told(amounts))).toEqual({ cause: "cards", most: false });
});

test("nothing is said to have decided what nothing surely counted in", () => {
  const open = { cause: "open", most: false };
  expect(decided(told({ cards: [-0.4, 0.3], theirs: [0.1, 0.3] }))).toEqual(open);
  // It speaks against the result.
  expect(decided(told({ cards: [-0.4, 0.05], theirs: [1, 1] }, { result: 1 }))).toEqual(open);
  expect(decided(told({ cards: [-0.4, 0.05] }, { result: 0.25 }))).toEqual(open);
  expect(decided(told({ cards: [-0.4, 0.05] }, { worlds: 49 }))).toEqual(open);
});

test("nobody is told that their moves lost a game without a move that is proven to be costly", () => {
  const amounts: Amounts = { cards: [0.1, 0.01], par: [0.1, 0.01], play: [-0.5, 0.01] };
  expect(decided(told(amounts)).cause).toBe("open");
  expect(decided(told(amounts, { costly: 1 }))).toEqual({ cause: "own", most: true });
});

test("moves may have won a game in which one of them was costly, or none", () => {
  const amounts: Amounts = { cards: [0.1, 0.01], par: [1, 0.01], play: [-0.35, 0.01] };
  for (const costly of [0, 2])
    expect(decided(told(amounts, { result: 1, costly }))).toEqual({ cause: "own", most: true });
});

test("a game ends by its winners, then by the ranking, then by totals", () => {
  const outcome: Outcome = { totals: [9, 9, 4, 7], winners: [1], ranking: null, reasons: [] };
  expect([0, 1, 2, 3].map((seat) => ending(outcome, seat))).toEqual([
    "place-2",
    "won",
    "place-4",
    "place-3",
  ]);
  expect(ending({ ...outcome, winners: [0, 1] }, 0)).toBe("shared");
  expect(ending({ ...outcome, totals: [3, 5] }, 0)).toBe("lost");
  // Beyond the sixth place there is no word for it.
  const many = { ...outcome, totals: [8, 7, 6, 5, 4, 3, 2], winners: [0] };
  expect([5, 6].map((seat) => ending(many, seat))).toEqual(["place-6", "lost"]);
  const ranking = [1, 2, 0, 3];
  expect([0, 2, 3].map((seat) => ending({ ...outcome, ranking }, seat))).toEqual([
    "place-3",
    "place-2",
    "place-4",
  ]);
});
