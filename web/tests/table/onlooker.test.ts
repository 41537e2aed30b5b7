import { describe, expect, test } from "vitest";
import type { GameEvent, Moved, View, Whole } from "../../src/net/protocol";
import { withOnlooker } from "../../src/table/onlooker";
import { eventsSeen } from "../../src/table/reduce";
import { STORIES } from "../theatre/stories";
import { after, frozen, moved, table, whole } from "./cases";

const DEALT: GameEvent = { type: "dealt", round: 2, sizes: [1, 1], cards: ["R1"] };
const HELD = { seat: 0, hand: ["R1"], legal: [{ type: "take" }], turn: 0 } as unknown as View;

describe("a device of several people", () => {
  const news = moved([
    { seat: 0, events: [DEALT], view: HELD },
    { seat: 1, events: [{ ...DEALT, cards: ["B2"] }] },
  ]);
  const shared = table({}, [0, 1]);

  test("is told as an onlooker too, without anybody's cards", () => {
    const known = withOnlooker(shared, news) as Moved;
    expect(known.seen.slice(0, 2)).toEqual(news.seen);
    expect(known.seen[2]).toEqual({
      seat: null,
      events: [{ ...DEALT, cards: [] }],
      view: { seat: null, hand: [], legal: [], turn: 0 },
    });
    expect(eventsSeen(shared, known)).toEqual([{ ...DEALT, cards: [] }]);
  });

  test("has a table to look at, and a past, before anybody's cards are open", () => {
    const seen = [0, 1].map((seat) => ({ seat, view: HELD }));
    const past = [{ version: 2, seen: news.seen }];
    const known = after(shared, [withOnlooker(shared, whole({ seen, past }, [0, 1]))]);
    expect(known.views.get(null)).toMatchObject({ seat: null, hand: [] });
    expect(known.log.map(({ seat, message }) => [seat, message.args.cards])).toEqual([
      [0, ["R1"]],
      [1, ["B2"]],
      [null, []],
    ]);
  });

  test("is told nothing that happens in a game that this page does not know", () => {
    const info = { ...whole().info, game: "highest" as Whole["info"]["game"] };
    const known = withOnlooker(table({ info }, [0, 1]), news) as Moved;
    expect(known.seen[2]?.events).toEqual([]);
  });
});

test("one's own device is told what it was told", () => {
  const news = moved([{ seat: 0, events: [DEALT], view: HELD }]);
  expect(withOnlooker(table(), news)).toBe(news);
  expect(withOnlooker(table({}, []), news)).toBe(news);
});

test.each(STORIES)("nothing of $game, $name, is told outside that is not public", (story) => {
  const { game, rules } = story;
  const state = table({ info: frozen({ ...whole().info, game, rules }) }, [0, 1]);
  for (const { events, outside = events, view } of story.moved) {
    const known = withOnlooker(state, moved([{ seat: 0, events, view }])) as Moved;
    expect(known.seen[1]?.events).toEqual(outside);
  }
});
