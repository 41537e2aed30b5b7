import { describe, expect, test } from "vitest";
import type { News } from "../../src/net/connection.svelte";
import type { GameEvent, GameName, Reply } from "../../src/net/protocol";
import { eventsSeen, isRepeated, reduce, settle, showBeat } from "../../src/table/reduce";
import { isAway, UNKNOWN, type TableState } from "../../src/table/state";
import { after, moved, table, view, whole } from "./cases";

const PLAYED: GameEvent = { type: "played", seat: 0, card: "R1", owner: 1 };
const ONE_LEFT: GameEvent = { type: "one-card-left", seat: 0 };

describe("a move", () => {
  const seen = [{ seat: 0, events: [PLAYED], view: view(0, "after") }];

  test("changes the view and the turn, and is written down", () => {
    const state = after(table(), [moved(seen, { until: 99 })]);
    expect(state).toMatchObject({ version: 4, actor: 1, until: 99 });
    expect(state.views.get(0)).toEqual(view(0, "after"));
    const message = { id: "figaro-event-played", args: { seat: 0, card: "R1", owner: 1 } };
    expect(state.log).toEqual([{ version: 4, seat: 0, message }]);
  });

  test("below the level of a bot is told so, also to whoever comes later", () => {
    const message = { id: "page-log-below-level", args: { seat: 1 } };
    const told = { version: 4, seat: 0, message };
    const events = [PLAYED];
    expect(after(table(), [moved(seen, { below_level: 1 })]).log[1]).toEqual(told);
    const past = [{ version: 4, seen: [{ seat: 0, events }], below_level: 1 }];
    expect(after(UNKNOWN, [whole({ past })]).log[1]).toEqual(told);
  });

  test("that a bot made for somebody is told so, also to whoever comes later", () => {
    const line = (state: TableState): unknown => state.log.map(({ standIn }) => standIn);
    const made = { seat: 0, by: "stand-in" } as const;
    const dealt = { seq: 12, version: 5, seat: null, by: "dealer" } as const;
    const both = [{ seat: 0, events: [PLAYED, ONE_LEFT] }];
    // What follows from the move is nobody's doing; what the dealer does for the same seat belongs to it.
    const theirs = [{ seat: 0, events: [{ ...ONE_LEFT, seat: 1 }] }];
    const own = [{ seat: 0, events: [ONE_LEFT] }];
    expect(line(after(table(), [moved(both, made)]))).toEqual([true, undefined]);
    expect(line(after(table(), [moved(both)]))).toEqual([undefined, undefined]);
    expect(line(after(table(), [moved([], made), moved(own, dealt)]))).toEqual([true]);
    expect(line(after(table(), [moved([], made), moved(theirs, dealt)]))).toEqual([undefined]);
    expect(line(after(table(), [moved([]), moved(own, dealt)]))).toEqual([undefined]);
    const past = [
      { version: 4, seen: both, ...made },
      { version: 5, seen: own, by: "dealer" as const },
      { version: 6, seen: [], seat: 0, by: "player" as const },
      { version: 7, seen: own, by: "dealer" as const },
    ];
    expect(line(after(UNKNOWN, [whole({ past })]))).toEqual([true, undefined, true, undefined]);
    // Each line is told with its moment.
    const beat = { mark: "played", flights: [], view: view(0, "between"), lasts: 0, holds: 0 };
    const news = moved(both, made);
    expect(line(showBeat(showBeat(table(), beat, news, 0), beat, news, 1))).toEqual([
      true,
      undefined,
    ]);
  });

  test("of a bot for one's own seat is counted until one moves oneself", () => {
    const counts = (...news: News[]): unknown => after(table(), news).you.stood_in;
    const bot = (version: number): News =>
      moved(seen, { seq: 8 + version, version, by: "stand-in" });
    expect(counts(bot(4), bot(5))).toEqual([[0, 2]]);
    expect(counts(bot(4), moved(seen, { seq: 13, version: 5, seat: 1 }))).toEqual([[0, 1]]);
    expect(counts(bot(4), moved(seen, { seq: 13, version: 5 }))).toBeUndefined();
    const known = whole({ you: { ...table().you, stood_in: [[0, 5]] } });
    expect(after(UNKNOWN, [known, bot(4)]).you.stood_in).toEqual([[0, 6]]);
    // The end of a turn is no move, whoever ended it.
    const info = { ...known.info, game: "flohcati" as const };
    const ended = [{ seat: 0, events: [{ type: "turn-ended", seat: 0 } as GameEvent] }];
    for (const by of ["stand-in", "player"] as const)
      expect(after(UNKNOWN, [{ ...known, info }, moved(ended, { by })]).you.stood_in).toEqual([
        [0, 5],
      ]);
  });

  test("is written down with the moment that tells of it, and stands when all was shown", () => {
    const beat = { mark: "played", flights: [], view: view(0, "between"), lasts: 0, holds: 0 };
    const before = showBeat(table(), beat, moved(seen), null);
    expect(before).toMatchObject({ log: [], version: 3, actor: table().actor, mark: "played" });
    expect(before.views.get(0)).toEqual(view(0, "between"));
    const told = showBeat(table(), beat, moved(seen), 0);
    expect(told.log).toHaveLength(1);
    expect(told.caption).toEqual(told.log[0]);
    const {
      mark: _mark,
      caption: _caption,
      ...stands
    } = settle(told, moved(seen), (known) => known);
    expect(reduce(table(), moved(seen))).toMatchObject(stands);
  });

  test("leaves the view as it is while the dealer is about to act", () => {
    const state = after(table(), [moved([{ seat: 0, events: [PLAYED] }], { actor: null })]);
    expect(state.views.get(0)).toEqual(view(0, "before"));
    expect(state.actor).toBeNull();
  });

  test("is known by whose it was, whatever the dealer does next", () => {
    const dealt = moved(seen, { seq: 12, version: 5, seat: null, by: "dealer", actor: 0 });
    expect(table().mover).toBeNull();
    expect(after(table(), [moved(seen), dealt]).mover).toBe(0);
    expect(after(table(), [moved(seen), whole({ seq: 20, version: 4 })]).mover).toBe(0);
    expect(after(table(), [moved(seen), whole({ seq: 20, version: 5 })]).mover).toBeNull();
  });

  test("ends a request to take one back", () => {
    const asked = { seat: 0, waits_for: [1], until: 5 };
    expect(after(table({ undo: asked }), [moved(seen)]).undo).toBeNull();
  });

  test("is called out if nobody should miss it, until the next is", () => {
    const loud = moved([{ seat: 0, events: [PLAYED, ONE_LEFT] }]);
    const state = after(table(), [loud, moved(seen, { seq: 12, version: 5 })]);
    expect(state.announced).toMatchObject({
      version: 4,
      message: { id: "figaro-event-one-card-left" },
    });
  });

  test("of a game that this page does not know is written down all the same", () => {
    const info = { ...whole().info, game: "highest" as GameName };
    const state = after(table({ info }), [moved([{ seat: 0, events: [ONE_LEFT] }])]);
    expect(state.log[0]?.message.id).toBe("highest-event-one-card-left");
    expect(state.announced).toBeNull();
  });

  test("is seen by the seat of a shared device whose cards are open, whoever acts", () => {
    const both = moved([
      { seat: 0, events: [PLAYED] },
      { seat: 1, events: [ONE_LEFT] },
    ]);
    for (const actor of [null, 0, 1, 2]) {
      const shared = table({ actor }, [0, 1]);
      expect(eventsSeen({ ...shared, open: 0 }, both)).toEqual([PLAYED]);
      expect(eventsSeen({ ...shared, open: 1 }, both)).toEqual([ONE_LEFT]);
      // Nobody's are open, or those of somebody who has moved to another device.
      expect(eventsSeen(shared, both)).toEqual([]);
      expect(eventsSeen({ ...shared, open: 2 }, both)).toEqual([]);
    }
  });

  test("is written for each seat of a shared device", () => {
    const state = after(table({}, [0, 1]), [
      moved([0, 1].map((seat) => ({ seat, events: [PLAYED] }))),
    ]);
    expect(state.log.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("pushes the oldest lines out of a log of 600", () => {
    const news = Array.from({ length: 700 }, (_, nth) =>
      moved(seen, { seq: 11 + nth, version: 4 + nth }),
    );
    const { log } = after(table(), news);
    expect(log).toHaveLength(600);
    expect(log.at(-1)?.version).toBe(703);
  });
});

describe("taking back", () => {
  const request = { seat: 0, waits_for: [1], until: 5 };

  test("is asked for, denied, and asked for again", () => {
    const asked: News = { tell: "undo", seq: 11, undo: request, denied_by: null };
    const denied: News = { tell: "undo", seq: 12, undo: null, denied_by: 1 };
    expect(after(table(), [asked]).undo).toEqual(request);
    expect(after(table(), [asked, denied]).undo).toBeNull();
    expect(after(table(), [asked, denied, { ...asked, seq: 13 }]).undo).toEqual(request);
  });

  test("brings the old view and turn back, and is written down", () => {
    const seen = [{ seat: 0, view: view(0, "again") }];
    const undone: News = {
      tell: "undone",
      seq: 12,
      version: 5,
      seat: 0,
      entries: 1,
      actor: 0,
      until: 7,
      seen,
    };
    const state = after(table({ undo: request, actor: 1 }), [undone]);
    expect(state).toMatchObject({ version: 5, actor: 0, mover: null, until: 7, undo: null });
    expect(state.views.get(0)).toEqual(view(0, "again"));
    expect(state.log.map(({ message }) => message)).toEqual([
      { id: "page-log-undone", args: { seat: 0 } },
    ]);
  });
});

describe("people", () => {
  test("take seats, and the game begins", () => {
    const { seats, people } = whole();
    const begun: News = {
      tell: "seats",
      seq: 11,
      version: 0,
      status: "playing",
      seats: [...seats].reverse(),
      people,
      host: 1,
      actor: 1,
      until: 60,
      seen: [{ seat: 0, view: view(0, "first") }],
      take_over: { allowed: true, asks: [], done: [] },
    };
    const state = after(table({ status: "waiting", seen: [] }), [begun]);
    expect(state).toMatchObject({ status: "playing", host: 1, actor: 1, until: 60 });
    expect(state.seats.map(({ name }) => name)).toEqual(["Ben", "Ann"]);
    expect(state.views.get(0)).toEqual(view(0, "first"));
  });

  test("play on for bots, and what the bots did stays theirs", () => {
    const { people, host } = whole();
    const bots = ["Fips", "Toto"].map((name) => ({ kind: "bot" as const, name }));
    const past = [3, 4, 5].map((version) => ({
      version,
      seen: [{ seat: null, events: [PLAYED] }],
    }));
    const done = [
      { version: 4, seat: 0, bot: "Fips" },
      { version: 4, seat: 1, bot: "Toto" },
    ];
    const start = whole({ version: 4, past: past.slice(0, 2), seats: bots }, []);
    const taken = (seq: number): News => ({
      tell: "seats",
      seq,
      version: 4,
      status: "playing",
      seats: bots.map((bot, seat) =>
        seat <= seq - 11 ? { kind: "person", name: ["Ann", "Ben"][seat]!, person: seat } : bot,
      ),
      people,
      host,
      actor: 0,
      until: null,
      seen: [],
      take_over: { allowed: true, asks: [], done: done.slice(0, seq - 10) },
    });
    const followed = after(UNKNOWN, [
      start,
      taken(11),
      taken(12),
      moved(past[2]!.seen, { seq: 13, version: 5 }),
    ]);
    const shown = (state: TableState): unknown =>
      state.log.map(({ message, names }) => [message.args.bot, names]);
    expect(shown(followed)).toEqual([
      [undefined, ["Fips", "Toto"]],
      [undefined, ["Fips", "Toto"]],
      ["Fips", ["Ann", "Toto"]],
      ["Toto", undefined],
      [undefined, undefined],
    ]);
    const later = whole({ version: 5, past, take_over: { allowed: true, asks: [], done } }, []);
    expect(shown(after(UNKNOWN, [later]))).toEqual(shown(followed));
    expect(followed.announced?.message.args).toEqual({ seat: 1, bot: "Toto" });
  });

  test("come and go", () => {
    const away = (state: TableState): boolean[] => [0, 1].map((person) => isAway(state, person));
    expect(away(table())).toEqual([false, false]);
    const alone = after(table(), [{ tell: "presence", people: [1], spectators: 2 }]);
    expect(away(alone)).toEqual([true, false]);
    // Who sits where is told for other reasons too, and says only who has left for good.
    const { version, status, seats, people, host, actor, until, take_over } = whole();
    const told = { version, status, seats, host, actor, until, take_over };
    const gone = people.map((person, number) => ({ ...person, here: number === 0 }));
    const later: News = { tell: "seats", seq: 11, seen: [], people, ...told };
    expect(away(after(alone, [later]))).toEqual([true, false]);
    expect(away(after(alone, [{ ...later, people: gone }]))).toEqual([true, true]);
    // Somebody who looked on gets a name with the seat.
    const joined = [...people, { name: "Zoe", here: true }];
    expect(isAway(after(alone, [{ ...later, people: joined }]), 2)).toBe(false);
  });

  test("talk and react", () => {
    const word = { at: 1, person: 0, text: "Hello" };
    const sign = { at: 2, person: 1, sign: "laugh" as const };
    const state = after(table(), [
      { tell: "said", seq: 11, line: word },
      { tell: "said", seq: 12, line: sign },
    ]);
    expect(state.chat).toEqual([word, sign]);
    expect(state.reactions).toEqual([{ seq: 12, person: 1, sign: "laugh" }]);
  });

  test("get one code for each seat that they hand over", () => {
    const code = (seat: number, text: string): News => ({
      tell: "hand-code",
      seq: 11,
      seat,
      code: text,
    });
    const { you } = after(table({}, [0, 1]), [code(0, "AAA"), code(1, "BBB"), code(0, "CCC")]);
    expect(you.codes).toEqual([
      [1, "BBB"],
      [0, "CCC"],
    ]);
  });

  test("know whether the table waits for them", () => {
    const state = after(table(), [{ tell: "wait", seq: 11, always: true }]);
    expect(state.you.waited_for).toBe(true);
  });
});

describe("the end", () => {
  test("shows who won, and nobody acts any more", () => {
    const outcome = { totals: [3, 1], winners: [0], ranking: null, reasons: [] };
    const state = after(table(), [{ tell: "over", seq: 11, outcome, fair: null }]);
    expect(state).toMatchObject({ status: "over", actor: null, outcome });
  });

  test("is followed by another game", () => {
    expect(after(table(), [{ tell: "rematch", seq: 11, code: "XYZ789" }]).rematch).toBe("XYZ789");
  });

  test("of what this device is told has a reason", () => {
    expect(after(table(), [{ tell: "closed", code: "server-gone" }]).closed).toBe("server-gone");
  });

  test("comes when the server refuses to let this device watch, not when it answers otherwise", () => {
    const refused: Reply = {
      answer: "refused",
      id: "",
      code: "server-no-table",
      message: { id: "x", args: {} },
    };
    expect(after(UNKNOWN, [{ tell: "refused", reply: refused }]).closed).toBe("server-no-table");
    const ok: Reply = { answer: "ok", id: "", seq: 3 };
    expect(after(UNKNOWN, [{ tell: "refused", reply: ok }]).closed).toBeNull();
  });
});

test("the clock begins again after the server was down", () => {
  expect(after(table({ until: 10 }), [{ tell: "clock", seq: 11, until: 70 }]).until).toBe(70);
});

describe("a snapshot", () => {
  test("replaces everything that was known", () => {
    const old = after(table({ rematch: "OLD" }, [0, 1]), [moved([{ seat: 0, events: [PLAYED] }])]);
    const past = [{ version: 8, seen: [{ seat: 0, events: [ONE_LEFT] }] }];
    const state = after(old, [whole({ seq: 20, version: 9, past, chat: [] })]);
    expect(state).toEqual({
      ...after(UNKNOWN, [whole({ seq: 20, version: 9, past, chat: [] })]),
      announced: old.announced,
    });
    expect([...state.views.keys()]).toEqual([0]);
    expect(state.log.map(({ version }) => version)).toEqual([8]);
  });

  test.each([
    ["waiting", "page-kicked"],
    ["playing", "page-moved"],
  ] as const)("without seats, while it is %s, says that somebody took them", (status, closed) => {
    const state = after(table(), [whole({ status }, [])]);
    expect(state.closed).toBe(closed);
    expect(state.you.seats).toEqual([0]);
  });

  test("without seats is what somebody expects who asked to leave", () => {
    const state = after({ ...table(), leaving: true }, [whole({}, [])]);
    expect(state).toMatchObject({ closed: null, leaving: false });
    expect(state.you.seats).toEqual([]);
  });

  test("without seats is nothing new to a spectator", () => {
    expect(after(table({}, []), [whole({}, [])]).closed).toBeNull();
  });
});

describe("news", () => {
  const word = (seq: number): News => ({ tell: "said", seq, line: { at: 0, person: 0, text: "" } });

  test("are repeated if their number is not above the last", () => {
    expect([9, 10, 11].map((seq) => isRepeated(word(seq), 10))).toEqual([true, true, false]);
  });

  test("may leave numbers out: not everything is told to everybody", () => {
    expect(isRepeated(word(15), 10)).toBe(false);
  });

  test("are never repeated before the first number, without one, or as a snapshot", () => {
    expect(isRepeated(word(1), null)).toBe(false);
    expect(isRepeated({ tell: "presence", people: [], spectators: 0 }, 10)).toBe(false);
    expect(isRepeated(whole({ seq: 2 }), 10)).toBe(false);
  });
});
