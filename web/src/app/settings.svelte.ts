/** What a player has set on this device; remembered. */

import { on } from "svelte/events";
import type { Face } from "../net/protocol";
import { keep, recall } from "./memory";

export type Theme = "auto" | "light" | "dark";
export type Pace = "off" | "quick" | "normal" | "slow";

export interface Settings {
  /** Empty: the browser's own. */
  language: string;
  sound: boolean;
  /** Whether the device shakes at great moments, if it can. */
  shakes: boolean;
  motion: Pace;
  theme: Theme;
  /** How large cards are, 1 being the default. */
  cards: number;
  name: string;
  notices: boolean;
  /** Whether tables always wait for this player at the end of a turn. */
  waits: boolean;
  /** Whether a move is confirmed before it counts. */
  confirms: boolean;
  /** Whether one's own points are counted while the game goes on. */
  points: boolean;
  /** The face that others see; empty: none. */
  face: Face | "";
  /** Whether bots say something at great moments. */
  quips: boolean;
  /** Whether the log stands beside the table where there is room. */
  log: boolean;
}

const KEY = "tusch-settings";
const MET = "tusch-met";
const DEFAULTS: Settings = {
  language: "",
  sound: true,
  shakes: true,
  motion: "normal",
  theme: "auto",
  cards: 1,
  name: "",
  notices: false,
  waits: false,
  confirms: false,
  points: false,
  face: "",
  quips: true,
  log: false,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Change settings, and remember them where the browser allows it. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(KEY, JSON.stringify(settings));
}

/** Set here what is set in other windows of this browser, until the function returned is called. */
export function followOtherWindows(): () => void {
  return on(window, "storage", ({ key }) => {
    // Without a key everything was forgotten.
    if (key === KEY || key === null) Object.assign(settings, DEFAULTS, stored());
  });
}

/** Whether nobody has played here for long enough to know their way about. */
export const isFirstGame = (): boolean => recall(MET) === null;

/** Somebody knows their way about. */
export const endFirstGame = (): void => keep(MET, "1");

const FACTOR: Record<Pace, number> = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };

/** How much longer than normal movements take, and stills stand; 0: not at all. */
export function pace(): { flights: number; stills: number } {
  return { flights: slowness(), stills: FACTOR[settings.motion] };
}

/** How much longer than normal movements take; 0: nothing moves. */
export function slowness(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return FACTOR[settings.motion];
}
