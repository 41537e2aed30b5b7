import { expect, test } from "vitest";
import list from "../../../tests/fair/cases.json?raw";
import { check, type Case } from "../../src/fair/check";
import type { Remembered } from "../../src/fair/promises";
import { gameOf } from "../../src/games";
import type { TableRecord } from "../../src/net/protocol";

/** The same cases that tests/fair/test_cases.py runs. */
interface Listed {
  name: string;
  record: TableRecord;
  remembered: Remembered | null;
  replayed: Case["replayed"];
  reason: string;
  entry: number | null;
  /** Whether the page finds it without the rules of its server. */
  alone: boolean;
}

const { games, cases } = JSON.parse(list) as {
  games: Record<string, Case["info"]>;
  cases: Listed[];
};

async function judge(listed: Listed, replayed: Case["replayed"]): Promise<[string, unknown]> {
  const { record, remembered } = listed;
  const found = check(
    { record, remembered, replayed, info: games[record.game]! },
    await gameOf(record.game)!.dealer(),
  );
  expect(found.compared ?? false).toBe(found.compared !== undefined && remembered !== null);
  return [found.reason, found.args?.entry ?? null];
}

test.each(cases)("the page gives the verdict of the list: $name", async (listed) => {
  const entry = listed.entry === null ? null : String(listed.entry);
  expect(await judge(listed, listed.replayed)).toEqual([listed.reason, entry]);
});

test.each(cases.filter(({ alone }) => alone))(
  "the page needs no honest server for it: $name",
  async (listed) => {
    const { totals, winners, ranking } = listed.record.result ?? { totals: [], winners: [] };
    const lie = { outcome: { totals, winners, ranking: ranking ?? null } };
    const entry = listed.entry === null ? null : String(listed.entry);
    expect(await judge(listed, lie)).toEqual([listed.reason, entry]);
  },
);
