import { describe, expect, test } from "vitest";
import { gameOf } from "../../src/games";
import type { GameEvent } from "../../src/net/protocol";
import { showBeat } from "../../src/table/reduce";
import { FACES, LOOKS, faceOf } from "../../src/ui/faces";
import { moved, table, view } from "../table/cases";

test("bots have the face of their character, and nobody else's", () => {
  expect(FACES).toHaveLength(12);
  expect(faceOf("Susanna")).toBe("susanna");
  expect(faceOf("Ann")).toBeNull();
  expect(LOOKS.fips.flea && !LOOKS.rosina.flea).toBe(true);
});

describe("moods", () => {
  test("whoever has to collect is cross, and the others gloat", () => {
    const event: GameEvent = { type: "collected", seat: 1, cards: [] };
    const felt = gameOf("figaro")!.moods(event, 3);
    expect(felt).toEqual({ 0: "gloating", 1: "cross", 2: "gloating" });
  });

  test("what was stolen is missed by one and enjoyed by another", () => {
    const event: GameEvent = { type: "stolen", seat: 0, owner: 2, card: "A1" };
    expect(gameOf("flohcati")!.moods(event, 3)).toEqual({ 0: "gloating", 2: "cross" });
  });

  test("and words come with the moment that tells of the event, not before it", () => {
    const collected: GameEvent = { type: "collected", seat: 1, cards: [] };
    const seats = [
      { kind: "person" as const, name: "Ann", person: 0 },
      { kind: "bot" as const, name: "Susanna", level: "steady" },
    ];
    const state = table({ version: 5, seats });
    const news = moved([{ seat: 0, events: [collected] }], { version: 6 });
    const beat = { mark: "x", flights: [], view: view(0, "x"), lasts: 0, holds: 0 };
    expect(showBeat(state, beat, news, null)).toMatchObject({ moods: {}, quip: null });
    expect(showBeat(state, beat, news, 0)).toMatchObject({
      moods: { 0: "gloating", 1: "cross" },
      quip: { seat: 1, message: { id: "page-quip-collected-2" } },
    });
    const rarely = showBeat(table({ version: 6, seats }), beat, news, 0);
    expect(rarely.quip).toBeNull();
  });
});
