import { expect, test } from "vitest";
import type { GameEvent, Replay } from "../../src/net/protocol";
import { landmarks, positionAt } from "../../src/replay/position";
import { moved, view } from "../table/cases";

const EVENT: GameEvent = { type: "one-card-left", seat: 0 };
const OUTCOME = { totals: [1, 2], winners: [1], ranking: null, reasons: [] };

/** Three entries: after the second the dealer is about to act, so nobody sees anything new. */
const REPLAY = {
  game: "figaro",
  seat: 0,
  start: { seat: 0, view: view(0, "start") },
  moved: [
    moved([{ seat: 0, events: [EVENT], view: view(0, "one") }], { version: 1, actor: 1 }),
    moved([{ seat: 0, events: [EVENT, EVENT] }], { version: 2, actor: null }),
    moved([{ seat: 0, view: view(0, "three") }], { version: 3, actor: 0 }),
  ],
  outcome: OUTCOME,
  names: ["Ann", "Ben"],
  record: {},
} as unknown as Replay;

test("before the first entry there is the first view, and no log", () => {
  expect(positionAt(REPLAY, 0)).toEqual({
    view: view(0, "start"),
    actor: null,
    log: [],
    outcome: null,
  });
});

test("the last view stands while the dealer is about to act", () => {
  expect(positionAt(REPLAY, 2).view).toEqual(view(0, "one"));
});

test("the log grows with the entries", () => {
  expect([0, 1, 2, 3].map((at) => positionAt(REPLAY, at).log.length)).toEqual([0, 1, 3, 3]);
  expect(positionAt(REPLAY, 1).log[0]).toEqual({
    version: 1,
    seat: 0,
    message: { id: "figaro-event-one-card-left", args: { seat: 0 } },
  });
});

test("the log says which moves were below the level of a bot", () => {
  const [first, ...others] = REPLAY.moved;
  const replay = { ...REPLAY, moved: [{ ...first!, below_level: 1 }, ...others] };
  expect(positionAt(replay, 1).log[1]).toEqual({
    version: 1,
    seat: 0,
    message: { id: "page-log-below-level", args: { seat: 1 } },
  });
});

test("the log says which moves a bot made for somebody", () => {
  const [first, second, third] = REPLAY.moved;
  const seen = [{ seat: 0, events: [EVENT, { ...EVENT }] }];
  const dealt = { ...third!, seat: null, by: "dealer" as const, seen };
  const stands = { ...first!, by: "stand-in" as const };
  const marks = (moved: Replay["moved"]): unknown =>
    positionAt({ ...REPLAY, moved }, 3).log.map(({ standIn }) => standIn);
  expect(marks([stands, dealt, second!])).toEqual([true, true, undefined, undefined, undefined]);
});

test("who acts next is known, and the outcome only at the end", () => {
  expect([1, 2, 3].map((at) => positionAt(REPLAY, at).actor)).toEqual([1, null, 0]);
  expect([2, 3].map((at) => positionAt(REPLAY, at).outcome)).toEqual([null, OUTCOME]);
});

test("the log says when somebody played on for a bot, and not before", () => {
  const record = { taken_over: [{ entry: 2, seat: 1, bot: "steady", name: "Toto" }] };
  const replay = { ...REPLAY, record } as unknown as Replay;
  const told = (at: number): unknown => positionAt(replay, at).log.map(({ names }) => names);
  expect(told(1)).toEqual([undefined]);
  expect(told(2)).toEqual([...Array<string[]>(3).fill(["Ann", "Toto"]), undefined]);
  expect(positionAt(replay, 2).log.at(-1)!.message.args).toEqual({ seat: 1, bot: "Toto" });
});

test("big moments are marked, each by the biggest thing that happens there", () => {
  const events: GameEvent[][] = [
    [EVENT],
    [{ type: "collected", seat: 1, cards: [] } as GameEvent],
    [{ type: "collected" }, { type: "round-ended" }, { type: "won" }] as unknown as GameEvent[],
  ];
  const entries = events.map((seen) => moved([{ seat: 0, events: seen }], { version: 1 }));
  expect(landmarks({ ...REPLAY, moved: entries })).toEqual([
    { at: 1, kind: "collected" },
    { at: 2, kind: "won" },
  ]);
});
