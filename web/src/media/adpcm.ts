/** Unpacks sounds: IMA ADPCM, four bits a sample, as web/sounds.py packs them. */

const TURNS = [-1, -1, -1, -1, 2, 4, 6, 8];
const LOUDEST = 32768;

/** The samples from a place of the pack on, between -1 and 1. */
export function unpack(
  pack: Uint8Array,
  [start, length]: readonly [number, number],
  steps: readonly number[],
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let guess = 0;
  let index = 0;
  for (let at = 0; at < length; at += 1) {
    const byte = pack[start + (at >> 1)]!;
    const code = at % 2 ? byte >> 4 : byte & 15;
    const step = steps[index]!;
    const change =
      (step >> 3) + (code & 4 ? step : 0) + (code & 2 ? step >> 1 : 0) + (code & 1 ? step >> 2 : 0);
    guess = Math.max(-LOUDEST, Math.min(LOUDEST - 1, guess + (code & 8 ? -change : change)));
    index = Math.max(0, Math.min(steps.length - 1, index + TURNS[code & 7]!));
    samples[at] = guess / LOUDEST;
  }
  return samples;
}
