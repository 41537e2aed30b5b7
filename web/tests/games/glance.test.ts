import { expect, test } from "vitest";
import terminal from "../../../src/tusch/figaro/terminal.py?raw";
import { roughly } from "../../src/games/figaro/glance";

test("a stack looks as large as it does in the terminal", () => {
  const [, told] = /^STACKS = \((.*)\)$/m.exec(terminal)!;
  const bounds = [...told!.matchAll(/\((\d+), "(\w+)"\)/g)].map(([, most, word]) => ({
    most: Number(most),
    word,
  }));
  expect(bounds).toHaveLength(3);
  for (let size = 0; size <= 40; size += 1) {
    const word = bounds.find(({ most }) => size <= most)?.word ?? "large";
    expect([size, roughly(size, 24)]).toEqual([size, word]);
  }
});
