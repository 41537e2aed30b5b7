import { expect, test } from "vitest";
import { unpack } from "../../src/media/adpcm";
import data from "../../src/media/sounds.bin?inline";
import index from "../../src/media/sounds.json";

const pack = Uint8Array.from(atob(data.split(",")[1]!), (sign) => sign.charCodeAt(0));
const sounds = Object.entries(index.sounds) as [string, [number, number]][];

test("all sounds together are small", () => {
  expect(pack.length).toBeLessThan(120_000);
});

test.each(sounds)("%s can be heard, is not cut off, and does not clip", (_, place) => {
  const samples = unpack(pack, place, index.steps);
  const loudness = Math.sqrt(
    samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length,
  );
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(samples).toHaveLength(place[1]);
  expect(loudness).toBeGreaterThan(0.01);
  expect(peak).toBeLessThan(1);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.12);
});

test("great moments are louder than cards", () => {
  const peak = (name: keyof typeof index.sounds): number =>
    unpack(pack, index.sounds[name] as [number, number], index.steps).reduce(
      (most, sample) => Math.max(most, Math.abs(sample)),
      0,
    );
  for (const great of ["collect", "bust", "win"] as const)
    expect(peak(great)).toBeGreaterThan(1.5 * peak("card"));
});
