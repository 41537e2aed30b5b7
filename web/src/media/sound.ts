/** Sounds of our own, made by web/sounds.py, and what a hand feels of the great moments. */

import { settings } from "../app/settings.svelte";
import { unpack } from "./adpcm";
import url from "./sounds.bin?url";
import index from "./sounds.json";

export type Sound = keyof typeof index.sounds;

/** What a device that can shake does at these, in milliseconds: on, off, on … */
const FELT: Partial<Record<Sound, number[]>> = {
  turn: [25],
  collect: [90],
  bust: [40, 40, 90],
  fanfare: [20, 40, 20, 40, 60],
  win: [30, 40, 30, 40, 140],
};

let context: AudioContext | null = null;
let pack: Promise<Uint8Array | null> | null = null;
const buffers = new Map<Sound, AudioBuffer>();

/** Milliseconds that the table has to itself before the sounds are fetched. */
const FIRST = 500;

/** Fetch the sounds before they are needed. */
export function prepareSounds(): void {
  if (settings.sound) setTimeout(() => void fetched(), FIRST);
}

/** Play a sound, if the player wants sounds and has touched the page already; `loud`: 1 as usual. */
export function play(sound: Sound, loud = 1): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (settings.shakes && FELT[sound]) navigator.vibrate?.(FELT[sound]);
  if (settings.sound) void sing(sound, loud, performance.now());
}

/** So late a sound is no longer of the moment. */
const LATE = 250;

async function sing(sound: Sound, loud: number, asked: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const bytes = await fetched();
  if (!bytes || performance.now() - asked > LATE) return;
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = bufferOf(context, sound, bytes);
  gain.gain.value = loud;
  source.connect(gain).connect(context.destination);
  source.start();
}

function bufferOf(audio: AudioContext, sound: Sound, bytes: Uint8Array): AudioBuffer {
  const known = buffers.get(sound);
  if (known) return known;
  const place = index.sounds[sound] as [number, number];
  const buffer = audio.createBuffer(1, place[1], index.rate);
  buffer.copyToChannel(unpack(bytes, place, index.steps), 0);
  buffers.set(sound, buffer);
  return buffer;
}

/** The pack; null if it could not be had: then there is silence, and another try later. */
function fetched(): Promise<Uint8Array | null> {
  pack ??= fetch(url)
    .then(async (answer) => (answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null))
    .catch(() => null)
    .then((bytes) => {
      if (!bytes) pack = null;
      return bytes;
    });
  return pack;
}
