import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../../src/net/connection.svelte";
import { read, readUntil, unread } from "../../src/table/read";
import { after, table } from "./cases";

const words = (from: number, to: number): News[] =>
  Array.from({ length: to - from }, (_, nth) => ({
    tell: "said",
    seq: 11 + from + nth,
    line: { at: 1_000 + from + nth, person: 1, text: "Hello" },
  }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a line is new as long as nobody has read it, also where only the last are kept", () => {
  const full = after(table(), words(0, 150));
  expect(unread(full.chat, readUntil("ABC234"))).toBe(100);
  const until = read("ABC234", full.chat);
  expect(unread(full.chat, until)).toBe(0);
  const later = after(full, words(150, 153));
  expect(later.chat).toHaveLength(100);
  expect(unread(later.chat, until)).toBe(3);
  // And after a reload.
  expect(unread(later.chat, readUntil("ABC234"))).toBe(3);
  expect(unread(later.chat, readUntil("XYZ789"))).toBe(100);
});

test("only the latest tables are remembered", () => {
  const { chat } = after(table(), words(0, 1));
  for (let nth = 0; nth <= 100; nth += 1) read(`T${nth}`, chat);
  expect(["T0", "T1", "T100"].map(readUntil)).toEqual([0, 1_000, 1_000]);
});

test("nothing has been read where nothing can be kept", () => {
  vi.stubGlobal("localStorage", undefined);
  const { chat } = after(table(), words(0, 2));
  expect(read("ABC234", chat)).toBe(1_001);
  expect(readUntil("ABC234")).toBe(0);
});
