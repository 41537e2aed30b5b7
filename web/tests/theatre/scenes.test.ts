import { describe, expect, test } from "vitest";
import type { FigaroView, FlohcatiView, View } from "../../src/net/protocol";
import type { Beat } from "../../src/theatre/scene";
import type { Shown as FigaroShown, Tally } from "../../src/games/figaro/scenes/staged";
import type { Shown as FlohcatiShown } from "../../src/games/flohcati/scenes/staged";
import { STAGINGS, STORIES, type Story } from "./stories";

/** What of a view lies on the table; the rest comes with the view of the server. */
function table(view: View): object {
  if ("roads" in view) {
    const { removed, groups, king, round, hand, hand_sizes, displays, stacks, roads } = view;
    return { removed, groups, king, round, hand, hand_sizes, displays, stacks, roads };
  }
  const { deck, row, discard, hand, hand_sizes, trios, gala } = view as FlohcatiView;
  return { deck, row, discard, hand, hand_sizes, trios, gala };
}

/** How many cards there are, wherever they lie. */
function cards(view: View): number {
  const sum = (piles: readonly { length: number }[]): number =>
    piles.reduce((all, pile) => all + pile.length, 0);
  const hands = view.hand_sizes.reduce((all, size) => all + size, 0);
  if ("roads" in view) return hands + sum(view.displays) + sum(view.stacks);
  const { deck, row, discard, trios, staged = {} } = view as FlohcatiShown;
  const shown = [staged.turned, staged.double, ...(staged.trio ?? [])].filter(Boolean);
  return hands + sum([deck, row, discard, shown]) + sum(trios.flat());
}

/** All beats of a story, each with the view before it and the number of events told with it. */
function* beats(story: Story): Generator<{ before: View; beat: Beat; step: number; told: number }> {
  const staging = STAGINGS[story.game];
  let shown = story.start;
  for (const [step, { events, by, view, dealing }] of story.moved.entries()) {
    for (const [told, scene] of staging.scenes(shown, events, by).entries()) {
      for (const [place, beat] of scene.beats.entries()) {
        yield {
          before: shown,
          beat,
          step,
          told: told + Number(scene.tells >= 0 && place >= scene.tells),
        };
        shown = beat.view;
      }
    }
    if (!dealing) shown = view;
  }
}

test("there are games of both kinds, of all sizes, from seats and from outside", () => {
  const found = new Set(
    STORIES.map(({ game, start }) => `${game} ${start.players} ${start.seat !== null}`),
  );
  for (const [game, sizes] of [
    ["figaro", [3, 4, 5, 6]],
    ["flohcati", [2, 3, 4, 5]],
  ] as const)
    for (const size of sizes) expect(found).toContain(`${game} ${size} true`);
  expect([...found].filter((each) => each.endsWith("false")).length).toBeGreaterThan(3);
});

describe.each(STORIES)("$game, $name", (story) => {
  const staging = STAGINGS[story.game];

  test("the last scene of a move leaves the table as the view has it", () => {
    let shown = story.start;
    for (const { events, by, view, dealing } of story.moved) {
      const scenes = staging.scenes(shown, events, by);
      expect(scenes).toHaveLength(events.length);
      shown = scenes.at(-1)?.beats.at(-1)?.view ?? shown;
      expect(table(shown)).toEqual(table(view));
      expect("staged" in shown).toBe(false);
      if (!dealing) shown = view;
    }
  });

  test("events without a scene lead to the same table", () => {
    let shown = story.start;
    for (const { events, view } of story.moved) {
      shown = events.reduce((known, event) => staging.after(known, event), shown);
      expect(table(shown)).toEqual(table(view));
    }
  });

  test("no card vanishes or is there twice, in any moment", () => {
    let all = 0;
    for (const { beat, step } of beats(story)) {
      const next = cards(beat.view);
      const swept = ["dealt", "ordered", "removed", "roads-drawn", "started"].includes(beat.mark);
      if (all && !swept && !("roads" in beat.view && next === 0))
        expect([step, beat.mark, next]).toEqual([step, beat.mark, all]);
      all = next;
    }
  });

  test("nothing is told before it has been seen", () => {
    let shown = story.start;
    for (const { events, by, view, dealing } of story.moved) {
      for (const [nth, { beats: found, tells }] of staging.scenes(shown, events, by).entries()) {
        expect(tells).toBeLessThan(found.length);
        const event = events[nth]!;
        expect(tells < 0).toBe(event.type === "won");
        // A card that an event names is on the table, or in the hand that it went to, when it is told.
        const still = found.at(tells)!.view;
        if (event.type === "flipped" || event.type === "busted" || event.type === "action-turned") {
          const decks = [shown, still].map((each) => (each as FlohcatiView).deck.length);
          expect(decks).toEqual([decks[0], decks[0]! - 1]);
        }
        if (event.type === "played")
          expect((still as FigaroView).displays[event.owner]!.at(-1)).toBe(event.card);
        if (event.type === "collected") expect((still as FigaroView).displays.flat()).toEqual([]);
        if (event.type === "paved")
          expect((still as FigaroView).roads[event.seat]!.at(-1)).toBe(event.length);
        shown = found.at(-1)!.view;
      }
      if (!dealing) shown = view;
    }
  });

  test("the finale ends with the table as it was", () => {
    const last = story.moved.at(-1)!.view;
    const scene = staging.finale(last, story.outcome);
    expect(scene.beats.at(-1)!.view).toEqual(last);
    expect(scene.beats.findIndex(({ waits }) => waits)).toBe(scene.tells);
  });

  test("cards fly from where they were to where they are", () => {
    for (const { before, beat } of beats(story)) {
      for (const { card, from, to } of beat.flights) {
        if (card === null) continue;
        expect([beat.mark, lies(before, from.place, card)]).toEqual([beat.mark, true]);
        expect([beat.mark, lies(beat.view, to.place, card)]).toEqual([beat.mark, true]);
      }
    }
  });
});

/** Whether a card can lie at a place, as far as one can see it. */
function lies(view: View, place: string, card: string): boolean {
  const [kind, number = ""] = place.split("-");
  const seat = Number(number);
  if (place === "own-hand")
    return (view.hand as readonly string[]).includes(card) || !("roads" in view);
  if (kind === "hand" || place === "middle") return true;
  if ("roads" in view) {
    const pile = { display: view.displays, stack: view.stacks }[kind as "display" | "stack"];
    return (pile[seat] as readonly string[]).includes(card);
  }
  const { deck, row, discard, trios, staged = {} } = view as FlohcatiShown;
  const piles: Record<string, readonly (string | undefined)[]> = {
    deck,
    row,
    discard,
    turned: [staged.turned],
    double: [staged.double],
    trio: staged.trio ?? [],
    trios: (trios[seat] ?? []).flat(),
  };
  return piles[kind!]!.includes(card);
}

describe("the moments of Figaro", () => {
  const told = STORIES.filter(({ game }) => game === "figaro").flatMap((story) => [
    ...beats(story),
  ]);

  test("the card that makes six lies in its display, and the badge says so, before the sweep", () => {
    const kings = told.filter(({ beat }) => beat.mark === "king");
    expect(kings.length).toBeGreaterThan(20);
    for (const { beat } of kings) {
      const view = beat.view as FigaroView & { staged: { rage: number } };
      const display = view.displays[view.staged.rage]!;
      const worth = display.reduce((sum, card) => sum + Number(card.slice(1) || 0), 0);
      expect(worth).toBeGreaterThanOrEqual(6);
    }
  });

  test("pieces go from the group to their rows, and none is lost", () => {
    for (const { before, beat } of told) {
      const [known, next] = [before, beat.view].map((view) => (view as FigaroShown).staged?.tally);
      if (!known || !next || next.done) continue;
      const all = ({ group, pieces, exchange }: Tally): number[] =>
        [...group, ...pieces, exchange?.gone ? exchange.got : (exchange?.given ?? null)]
          .filter((piece) => piece !== null)
          .sort((a, b) => a - b);
      if (known.exchange || !next.exchange)
        expect([beat.mark, all(next)]).toEqual([beat.mark, all(known)]);
    }
    const traded = told.filter(({ beat }) => beat.mark === "exchanged");
    expect(traded.length).toBeGreaterThan(2);
    for (const { beat } of traded) {
      const { group, exchange } = (beat.view as FigaroShown).staged!.tally!;
      expect(exchange!.gone).toBe(true);
      expect(group).toContain(exchange!.given);
      expect(group).toEqual([...group].sort((a, b) => b! - a!));
      expect(beat.flights.map(({ thing }) => thing)).toEqual([true, true]);
    }
  });

  test("a ring says of every display whose it was", () => {
    const rings = told.filter(({ beat }) => beat.mark === "moved-on");
    expect(rings.length).toBeGreaterThan(20);
    for (const { before, beat } of rings) {
      const { displays, staged } = beat.view as FigaroShown;
      const from = (before as FigaroView).displays;
      expect(displays).toEqual(staged!.passed!.map((owner) => from[owner]));
      expect(beat.flights.every(({ bends }) => bends)).toBe(true);
    }
  });

  test("stacks are counted one by one, and pieces go out longest first", () => {
    const tallied = told.flatMap(({ beat, step }) => {
      const tally = (beat.view as FigaroShown).staged?.tally;
      return tally ? [{ mark: beat.mark, step, tally }] : [];
    });
    expect(tallied.filter(({ mark }) => mark.startsWith("paved")).length).toBeGreaterThan(20);
    for (const [place, { mark, step, tally }] of tallied.entries()) {
      const before = tallied[place - 1];
      const given = tally.pieces.filter((piece) => piece !== null);
      if (mark.startsWith("counted") && before?.mark.startsWith("counted") && before.step === step)
        expect(tally.counted.length).toBe(before.tally.counted.length + 1);
      if (mark === "ordered") {
        const counts = tally.order.map((seat) => tally.counts[seat]!);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
      }
      if (!mark.startsWith("paved")) continue;
      const last = before!.tally.pieces.filter((piece) => piece !== null);
      expect(given).toHaveLength(last.length + 1);
      expect(Math.min(...given)).toBe(
        tally.pieces.find((piece, seat) => piece !== before!.tally.pieces[seat]),
      );
    }
  });
});

describe("the end of Zirkus Flohcati", () => {
  const stories = STORIES.filter(({ game }) => game === "flohcati");

  test("every hand is opened, lit and added up, card by card, to its total", () => {
    for (const { moved, outcome } of stories) {
      const scene = STAGINGS.flohcati.finale(moved.at(-1)!.view, outcome);
      const stills = scene.beats.flatMap(
        ({ view }) => (view as FlohcatiShown).staged?.finale ?? [],
      );
      for (const [place, still] of stills.entries()) {
        const before = stills[place - 1];
        // One seat at a time, and one thing of it.
        const opened = still.opened.length - (before?.opened.length ?? 0);
        const lit = still.lit.length - (before?.lit.length ?? 0);
        expect([opened, lit].filter(Boolean).length).toBeLessThanOrEqual(1);
        still.sums.forEach((sum, seat) => {
          const bonus = still.bonus[seat]!.reduce((all, { points }) => all + points, 0);
          if (!still.lit.includes(seat)) expect(sum).toBe(0);
          else if (still.bows.length) expect(sum).toBe(outcome.totals[seat]);
          else expect(sum).toBeGreaterThanOrEqual(bonus);
        });
      }
      expect(stills.at(-1)!.bows).toEqual(outcome.winners);
    }
  });

  test("whoever lost by a hair is told by how much, and nobody else", () => {
    for (const { moved, outcome } of stories) {
      const { seat: _, ...view } = moved.at(-1)!.view as FlohcatiView;
      outcome.totals.forEach((total, seat) => {
        const scene = STAGINGS.flohcati.finale({ ...view, seat }, outcome);
        const { mood, close } = (scene.beats[scene.tells]!.view as FlohcatiShown).staged!.finale!;
        const behind = outcome.totals[outcome.winners[0]!]! - total;
        if (outcome.winners.includes(seat)) expect(mood).toBe("won");
        else expect(mood).toBe(behind <= 2 ? "close" : "lost");
        expect(close[seat]).toBe(mood === "close" ? behind : null);
      });
    }
  });

  test("the drum grows with the row", () => {
    const rolls = stories
      .flatMap((story) => [...beats(story)])
      .filter(({ beat }) => beat.sound === "roll")
      .map(({ before, beat }) => [(before as FlohcatiView).row.length, beat.loud!] as const);
    expect(rolls.length).toBeGreaterThan(50);
    for (const [cards, loud] of rolls)
      for (const [more, louder] of rolls.slice(0, 200))
        if (more > cards) expect(louder).toBeGreaterThanOrEqual(loud);
  });
});
