import { describe, expect, it } from "vitest";
import type { FromServer, Seen, Told } from "../../src/net/protocol";
import { Views } from "../../src/net/views";

const moved = (...seen: object[]): Told => ({ tell: "moved", seen }) as unknown as Told;
const table = (...seen: object[]): Told => ({ tell: "table", seen }) as unknown as Told;
const seen = (message: FromServer): readonly Seen[] =>
  (message as unknown as { seen: Seen[] }).seen;

describe("views", () => {
  it("are completed by what is known of each seat", () => {
    const views = new Views();
    views.complete(table({ seat: 0, view: { row: 1, hand: 2 } }, { seat: 1, view: { row: 1 } }));
    expect(seen(views.complete(moved({ seat: 0, events: ["e"], changed: { row: 3 } })))).toEqual([
      { seat: 0, events: ["e"], view: { row: 3, hand: 2 } },
    ]);
    expect(seen(views.complete(moved({ seat: 0, changed: {} }, { seat: 1, changed: {} })))).toEqual(
      [
        { seat: 0, view: { row: 3, hand: 2 } },
        { seat: 1, view: { row: 1 } },
      ],
    );
  });

  it("stay what they are where the dealer is about to act", () => {
    const views = new Views();
    views.complete(table({ seat: null, view: { row: 1 } }));
    expect(seen(views.complete(moved({ seat: null })))).toEqual([{ seat: null }]);
    expect(seen(views.complete(moved({ seat: null, changed: { row: 2 } })))).toEqual([
      { seat: null, view: { row: 2 } },
    ]);
  });

  it("begin anew with a table", () => {
    const views = new Views();
    views.complete(table({ seat: 0, view: { row: 1 } }));
    views.complete(table({ seat: 1, view: { row: 2 } }));
    expect(seen(views.complete(moved({ seat: 0, changed: { row: 3 } })))).toEqual([{ seat: 0 }]);
  });
});
