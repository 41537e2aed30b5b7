import { expect, test } from "vitest";
import { GAMES, gameOf } from "../../src/games";

test("a game is found by its name", () => {
  for (const game of GAMES) expect(gameOf(game.name)).toBe(game);
});

test("a game that the page does not have is not found", () => {
  expect(gameOf("highest")).toBeUndefined();
});
