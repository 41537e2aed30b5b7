import { beforeEach, expect, test } from "vitest";
import {
  makeSeed,
  ownSeed,
  recall,
  rememberPromise,
  rememberSeeds,
  rememberTaken,
} from "../../src/fair/promises";
import type { SeatInfo } from "../../src/net/protocol";

const stored = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
} as unknown as Storage;

const person = (seed: string): SeatInfo => ({ kind: "person", seed });

beforeEach(() => stored.clear());

test("the first promise of a table counts", () => {
  rememberPromise("AAA", "11");
  rememberPromise("AAA", "22");
  expect(recall("AAA", undefined)?.commitment).toBe("11");
  expect(recall("BBB", "11")).toBeNull();
  expect(recall(null, "11")?.commitment).toBe("11");
});

test("a seat has one seed of this device, of 32 bytes", () => {
  rememberPromise("AAA", "11");
  const seed = makeSeed("AAA", 0);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(makeSeed("AAA", 0)).toBe(seed);
  expect(ownSeed("AAA", 0)).toBe(seed);
  expect(makeSeed("AAA", 1)).not.toBe(seed);
  expect(ownSeed("AAA", 2)).toBeUndefined();
});

test("a seed that the table took is remembered against what is shown later", () => {
  rememberPromise("AAA", "11");
  rememberTaken("AAA", 0, "aa");
  rememberSeeds("AAA", [person("bb"), person("cc"), { kind: "bot" }], [0]);
  expect(recall("AAA", undefined)?.seeds).toEqual({ 0: "aa", 1: "cc" });
  rememberSeeds("AAA", [person("dd"), person("dd")], []);
  expect(recall("AAA", undefined)?.seeds).toEqual({ 0: "aa", 1: "cc" });
});

test("a seed that came too late, or whose seat was given back, is not held against the table", () => {
  rememberPromise("AAA", "11");
  makeSeed("AAA", 0);
  rememberTaken("AAA", 1, "ee");
  rememberSeeds("AAA", [person(""), person("cc")], [0]);
  expect(recall("AAA", undefined)?.seeds).toEqual({ 0: "", 1: "cc" });
});

test("a device that came after the start remembers no promise, and no seeds", () => {
  rememberSeeds("AAA", [person("aa")], [0]);
  expect(recall("AAA", undefined)).toBeNull();
});

test("only the latest tables are remembered", () => {
  for (let table = 0; table < 120; table += 1) rememberPromise(`T${table}`, `${table}`);
  expect(recall("T19", undefined)).toBeNull();
  expect(recall("T20", undefined)?.commitment).toBe("20");
});

test("where nothing can be stored it holds until the window is closed", () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new Error("full");
  };
  rememberPromise("AAA", "11");
  const seed = makeSeed("AAA", 0);
  expect(makeSeed("AAA", 0)).toBe(seed);
  localStorage.setItem = setItem;
  rememberPromise("BBB", "22");
  expect(recall("AAA", undefined)?.commitment).toBe("11");
  stored.clear();
  expect(recall("AAA", undefined)).toBeNull();
});
