import { expect, test } from "vitest";
import { readMove as readFigaro, writeMove as writeFigaro } from "../../src/games/figaro/notation";
import {
  readMove as readFlohcati,
  writeMove as writeFlohcati,
} from "../../src/games/flohcati/notation";
import { sameMove } from "../../src/lesson/same_move";
import type { Action } from "../../src/net/protocol";

test.each([
  ["R2>1", { type: "play", card: "R2", to: 1 }],
  ["O", { type: "ring" }],
  ["take", { type: "take" }],
  ["keep", { type: "keep" }],
])("a record of Figaro has %s for a move", (text, move) => {
  expect(readFigaro(text)).toEqual(move);
  expect(writeFigaro(readFigaro(text))).toBe(text);
});

test.each([
  ["flip", { type: "flip" }],
  ["take G6", { type: "take", card: "G6" }],
  ["give A0", { type: "give", card: "A0" }],
  ["demand 2", { type: "demand", seat: 2 }],
  ["steal 1", { type: "steal", seat: 1 }],
  ["trio B4,D4,F4", { type: "trio", cards: ["B4", "D4", "F4"] }],
  ["gala", { type: "gala" }],
])("a record of Zirkus Flohcati has %s for a move", (text, move) => {
  expect(readFlohcati(text)).toEqual(move);
  expect(writeFlohcati(readFlohcati(text))).toBe(text);
});

test("moves are the same in whatever order their fields stand", () => {
  const move = readFigaro("R2>1");
  expect(sameMove(move, { to: 1, card: "R2", type: "play" } as Action)).toBe(true);
  expect(sameMove(move, readFigaro("R2>0"))).toBe(false);
});
