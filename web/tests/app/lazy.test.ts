import { expect, test, vi } from "vitest";
import { lazy } from "../../src/app/lazy";

test("something is loaded once, and is there at once from then on", async () => {
  const thing = {};
  const load = vi.fn(() => Promise.resolve(thing));
  const get = lazy(load);
  const promise = get();
  expect(get()).toBe(promise);
  expect(await promise).toBe(thing);
  expect(get()).toBe(thing);
  expect(load).toHaveBeenCalledTimes(1);
});

test("what could not be loaded is tried again the next time", async () => {
  const thing = {};
  const load = vi.fn(() => Promise.resolve(thing)).mockRejectedValueOnce(new Error("offline"));
  const get = lazy(load);
  await expect(get()).rejects.toThrow("offline");
  expect(await get()).toBe(thing);
});
