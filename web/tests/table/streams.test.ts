import { describe, expect, test } from "vitest";
import type { TableState } from "../../src/table/state";
import { UNKNOWN } from "../../src/table/state";
import { isRepeated } from "../../src/table/reduce";
import { after, recorded } from "./cases";

/**
 * What a snapshot tells too: it has no reactions, announces nothing, does not say who is there or who
 * moved last, and its log has no moves that were undone.
 */
function standing(state: TableState): Partial<TableState> {
  const { log: _1, reactions: _2, announced: _3, mover: _4, ...known } = state;
  const { spectators: _5, present: _6, ...rest } = known;
  return rest;
}

const STREAMS = ["waiting", "figaro", "flohcati"].flatMap((name) =>
  Object.entries(recorded(name)).map(([device, chapters]) => ({ name, device, chapters })),
);

describe.each(STREAMS)("$device at the table $name", ({ chapters }) => {
  test("knows after all news what whoever comes now is told at once", () => {
    let state = UNKNOWN;
    for (const { news, whole } of chapters) {
      state = after(state, news);
      expect(standing(state)).toEqual(standing(after(UNKNOWN, [whole])));
    }
  });

  test("knows the same when everything since the last chapter is told twice", () => {
    let state = UNKNOWN;
    let last: number | null = null;
    for (const { news, whole } of chapters) {
      for (const each of [...news, ...news]) {
        if (isRepeated(each, last)) continue;
        if ("seq" in each) last = each.seq;
        state = after(state, [each]);
      }
      expect(state.version).toBe(whole.version);
      expect(state.chat).toEqual(whole.chat);
    }
  });
});

test("the log that was told move by move ends like the one of a snapshot", () => {
  const { spectator } = recorded("flohcati");
  const told = after(
    UNKNOWN,
    spectator!.flatMap(({ news }) => news),
  );
  const { log } = after(UNKNOWN, [spectator!.at(-1)!.whole]);
  expect(log.length).toBeGreaterThan(10);
  expect(told.log.slice(-log.length)).toEqual(log);
});

test("the recorded tables tell nearly all that can be told", () => {
  const told = new Set(
    STREAMS.flatMap(({ chapters }) => chapters.flatMap(({ news }) => news.map(({ tell }) => tell))),
  );
  const kinds = [
    "table",
    "seats",
    "moved",
    "undone",
    "undo",
    "said",
    "hand-code",
    "over",
    "rematch",
    "presence",
  ];
  expect([...told].sort()).toEqual(kinds.sort());
});
