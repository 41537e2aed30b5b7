/** The house of a table on the page: its clock, its sounds, its tempo, and who may hurry it. */

import { pace } from "../app/settings.svelte";
import { play } from "../media/sound";
import { tempoFor, type House } from "./director";
import { fly } from "./stage";

interface Table<V> {
  readonly game: string;
  /** How many moves wait to be played. */
  behind(): number;
  /** Whether nobody else is kept waiting. */
  alone(): boolean;
  /** Show a view for a moment that nobody sees; null: what was shown before. */
  rehearse(view: V | null): void;
}

export function playhouse<V>(table: Table<V>): House<V> {
  const tempo = (): ReturnType<House<V>["tempo"]> =>
    tempoFor(pace(), table.behind(), document.hidden);
  return {
    tempo,
    waits: () => table.alone(),
    hear: ({ sound, loud }) => {
      if (sound && tempo().stills) play(sound, loud);
    },
    fly: (flights, view, milliseconds) =>
      fly(table.game, flights, milliseconds, tempo().flights, (run) =>
        table.rehearse(run ? view : null),
      ),
    later: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * Let taps and keys hurry a scene along, until the function that is returned is called; `hurry` says
 * whether there was one.
 */
export function hurriedBy(hurry: () => boolean): () => void {
  const key = (event: KeyboardEvent): void => {
    const { key: pressed, target } = event;
    // Where one writes, chooses or reads, keys mean something else; on a button some are a click.
    const taken = (target as HTMLElement).closest?.(
      `dialog, input, textarea, select${pressed === "Escape" ? "" : ", button, a"}`,
    );
    // A key that goes on to the result does not close it too.
    if (!taken && ["Enter", " ", "Escape"].includes(pressed) && hurry()) event.preventDefault();
  };
  const tap = (event: MouseEvent): void => {
    // A tap that goes on decides nothing: what it would be about has not been seen.
    if (hurry() && (event.target as Element).closest?.(".board")) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  addEventListener("click", tap, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("click", tap, true);
    removeEventListener("keydown", key, true);
  };
}
