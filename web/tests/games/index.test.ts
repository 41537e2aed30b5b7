import { expect, test } from "vitest";
import { GAMES, gameOf, logged } from "../../src/games";
import type { Rules, View } from "../../src/net/protocol";

test("a game is found by its name", () => {
  for (const game of GAMES) expect(gameOf(game.name)).toBe(game);
});

test("a game that the page does not have is not found", () => {
  expect(gameOf("highest")).toBeUndefined();
});

test("the end of a turn goes without saying", () => {
  const taken = { type: "taken", seat: 0, card: "A1" } as const;
  const ended = { type: "turn-ended", seat: 0 } as const;
  expect(logged("flohcati", [taken, ended])).toEqual([taken]);
});

test("whoever acts is asked whatever they hold at the end of a turn alone", () => {
  const { passing } = gameOf("flohcati")!;
  const asked = (phase: string, turn_end: string): boolean =>
    passing!({ phase } as View, { turn_end } as Rules);
  expect(asked("finish", "always")).toBe(true);
  expect(asked("turn", "always")).toBe(false);
  expect(asked("finish", "when-needed")).toBe(false);
});
