/** Sounds, made of tones: no files. */

import { settings } from "../app/settings.svelte";

let context: AudioContext | null = null;

interface Tone {
  at: number;
  from: number;
  to?: number;
  for: number;
  loud?: number;
  wave?: OscillatorType;
}

const BRASS: OscillatorType = "sawtooth";
const SOUNDS = {
  card: [{ at: 0, from: 900, to: 300, for: 0.05, loud: 0.25, wave: "triangle" }],
  flip: [{ at: 0, from: 400, to: 1200, for: 0.07, loud: 0.25, wave: "triangle" }],
  // A drum: quick, and swelling.
  roll: Array.from({ length: 14 }, (_, beat) => ({
    at: beat * 0.055,
    from: 150,
    to: 90,
    for: 0.03,
    loud: 0.05 + beat * 0.012,
    wave: "triangle" as OscillatorType,
  })),
  take: [
    { at: 0, from: 523, for: 0.08, wave: "triangle" },
    { at: 0.07, from: 784, for: 0.12, wave: "triangle" },
  ],
  ring: [0, 1, 2, 3].map((step) => ({
    at: step * 0.08,
    from: [659, 784, 880, 1047][step]!,
    for: 0.12,
    wave: "sine" as OscillatorType,
  })),
  collect: [
    { at: 0, from: 330, to: 220, for: 0.16, wave: BRASS, loud: 0.2 },
    { at: 0.14, from: 247, to: 147, for: 0.3, wave: BRASS, loud: 0.2 },
  ],
  // The tusch: three short notes and a long one.
  fanfare: [
    { at: 0, from: 523, for: 0.09, wave: BRASS, loud: 0.18 },
    { at: 0.11, from: 523, for: 0.09, wave: BRASS, loud: 0.18 },
    { at: 0.22, from: 523, for: 0.09, wave: BRASS, loud: 0.18 },
    { at: 0.33, from: 784, for: 0.4, wave: BRASS, loud: 0.2 },
  ],
  bust: [
    { at: 0, from: 392, for: 0.12, wave: BRASS, loud: 0.18 },
    { at: 0.13, from: 370, for: 0.12, wave: BRASS, loud: 0.18 },
    { at: 0.26, from: 349, to: 175, for: 0.5, wave: BRASS, loud: 0.18 },
  ],
  turn: [
    { at: 0, from: 660, for: 0.09, wave: "sine" },
    { at: 0.1, from: 880, for: 0.16, wave: "sine" },
  ],
  win: [523, 659, 784, 1047, 784, 1047].map((from, step) => ({
    at: step * 0.13,
    from,
    for: step === 5 ? 0.6 : 0.12,
    wave: BRASS,
    loud: 0.18,
  })),
  chat: [{ at: 0, from: 1200, for: 0.05, loud: 0.15, wave: "sine" }],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** Play a sound, if the player wants sounds and has touched the page already; `loud`: 1 as usual. */
export function play(sound: Sound, loud = 1): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[sound] as Tone[]) sing(context, tone, loud);
}

function sing(audio: AudioContext, tone: Tone, loud: number): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.for;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 2400;
  oscillator.type = tone.wave ?? "sine";
  oscillator.frequency.setValueAtTime(tone.from, start);
  if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime((tone.loud ?? 0.22) * loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, end + 0.08);
  oscillator.connect(filter).connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.1);
}
