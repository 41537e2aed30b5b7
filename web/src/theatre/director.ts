/** Plays scenes one after the other: what is on the screen is the last thing that was shown. */

import type { Beat, Flight, Scene } from "./scene";

/** How fast it goes: factors of what scenes ask for, 0 for not at all. */
export interface Tempo {
  flights: number;
  stills: number;
}

/** What a director needs: somebody who lets cards fly, and a clock. */
export interface House<V> {
  /** How fast it goes now. */
  tempo(): Tempo;
  /** Whether a still may wait for somebody to go on. */
  waits(): boolean;
  /** Let a beat be heard. */
  hear(beat: Beat<V>): void;
  /** Let cards fly to where they lie in a view; `stop` lets them land at once. */
  fly(
    flights: readonly Flight[],
    view: V,
    milliseconds: number,
  ): { landed: Promise<void>; stop(): void };
  /** Call back after a while; returns what forgets it. */
  later(milliseconds: number, call: () => void): () => void;
}

/** So many moves behind, it goes faster. */
const BEHIND = 4;
/** And so many behind it catches up: all stills, in their order, at once. */
const FAR_BEHIND = 12;

/** How fast it goes, by what somebody has set and how much waits to be played. */
export function tempoFor(set: Tempo, behind: number, hidden: boolean): Tempo {
  if (hidden || behind > FAR_BEHIND) return { flights: 0, stills: 0 };
  const factor = behind > BEHIND ? 0.5 : 1;
  return { flights: set.flights * factor, stills: set.stills * factor };
}

export type ShowBeat<V> = (beat: Beat<V>, tells: boolean) => void;

export class Director<V> {
  #house: House<V>;
  /** Ends what is being waited for. */
  #end: (() => void) | null = null;
  #hurried = false;
  #playing = false;
  /** The last still has stood long enough. */
  #stood: Promise<void> = Promise.resolve();

  constructor(house: House<V>) {
    this.#house = house;
  }

  /** Play a scene; done when its last still is shown, which may stand on. */
  async play(scene: Scene<V>, show: ShowBeat<V>): Promise<void> {
    this.#playing = true;
    this.#hurried = false;
    try {
      for (const [place, beat] of scene.beats.entries())
        await this.#perform(beat, (shown) => show(shown, place === scene.tells));
    } finally {
      this.#playing = false;
    }
  }

  /** When the last still has stood long enough. */
  get stood(): Promise<void> {
    return this.#stood;
  }

  /** Go on: the rest of the scene is shown in stills, up to one that waits. */
  hurry(): void {
    this.#hurried = this.#playing;
    this.#end?.();
  }

  async #perform(beat: Beat<V>, show: (beat: Beat<V>) => void): Promise<void> {
    await this.#stood;
    const tempo = this.#house.tempo();
    this.#house.hear(beat);
    if (beat.flights.length && tempo.flights && !this.#hurried) {
      const { landed, stop } = this.#house.fly(beat.flights, beat.view, beat.lasts * tempo.flights);
      this.#end = stop;
      await landed;
      this.#end = null;
    }
    show(beat);
    this.#stood = this.#stand(beat, tempo);
  }

  #stand(beat: Beat<V>, tempo: Tempo): Promise<void> {
    const waits = !!beat.waits && tempo.stills > 0 && this.#house.waits();
    // Whoever hurries wants to get to where something waits for them, not past it.
    if (waits) this.#hurried = false;
    const long = this.#hurried ? 0 : beat.holds * tempo.stills;
    if (!waits && !long) return Promise.resolve();
    return new Promise((done) => {
      const forget = waits ? undefined : this.#house.later(long, () => end());
      const end = (): void => {
        forget?.();
        if (this.#end === end) this.#end = null;
        done();
      };
      this.#end = end;
    });
  }
}
