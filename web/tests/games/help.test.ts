import { describe, expect, test } from "vitest";
import * as figaro from "../../src/games/figaro/help";
import * as flohcati from "../../src/games/flohcati/help";

describe("Figaro: what would happen", () => {
  const view = { seat: 0, players: 3, displays: [["R1"], ["B3", "J2", "O"], []] };

  test("a display below six is only worth more", () => {
    const message = { id: "figaro-help-worth", args: { worth: 2, seat: 0 } };
    expect(figaro.consequence(view, "R1", 0)).toEqual(message);
  });

  test("at six its owner would collect all that lies open, with the card that was played", () => {
    const message = { id: "figaro-help-collect", args: { count: 5, seat: 1 } };
    expect(figaro.consequence(view, "B1", 1)).toEqual(message);
    expect(figaro.warnings(view, "J1", [0, 1, 2])).toEqual([message]);
  });

  test("a ring would send one's own cards to the left, and itself with them", () => {
    const message = { id: "figaro-help-pass", args: { count: 1, seat: 0 } };
    expect(figaro.consequence(view, "O", 2)).toEqual(message);
  });

  test("every kind of card has its sentence", () => {
    const ids = ["R3", "J1", "O"].map((card) => figaro.about(card)[0]!.id);
    expect(ids).toEqual(["figaro-help-colour", "figaro-help-jester", "figaro-help-ring"]);
  });
});

describe("Zirkus Flohcati: what a card does", () => {
  test("it is compared with the reader's hand, itself left out", () => {
    const ids = (card: string, hand: string[] | null): unknown =>
      flohcati.about(card, hand).map(({ id, args }) => [id.replace("flohcati-help-", ""), args]);
    expect(ids("A3", ["A3", "A5", "B3", "C3"])).toEqual([
      ["attraction", {}],
      ["best", { attraction: "A", worth: 5 }],
      ["twins", { count: 2, worth: 3 }],
    ]);
    expect(ids("A3", ["B1"])).toEqual([
      ["attraction", {}],
      ["none", { attraction: "A" }],
    ]);
    expect(ids("A3", null)).toEqual([["attraction", {}]]);
    expect(ids("steal", [])).toEqual([["page-scene-steal", {}]]);
  });

  test("an opponent who can be chosen would give, or be drawn from", () => {
    const args = { seat: 2, count: 4 };
    expect(flohcati.consequence("demand", 2, 4)).toEqual({ id: "flohcati-help-demand", args });
    expect(flohcati.consequence("turn", 2, 4)).toBeNull();
  });
});
