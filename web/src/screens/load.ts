/** The screens besides the first, each loaded when somebody goes there. */

import type { Component } from "svelte";
import { lazy, type Lazy } from "../app/lazy";
import type { Route } from "../app/router.svelte";
import { speakOfCoach } from "../app/text.svelte";

type Name = Exclude<Route["screen"], "home" | "nowhere">;
// What a screen is given is in its route, whose type says which.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Screen = Component<any>;

const screen = (load: () => Promise<{ default: Screen }>): Lazy<Screen> =>
  lazy(async () => (await load()).default);

/** A screen of the coach, with what it says. */
const coached = (load: () => Promise<{ default: Screen }>): Lazy<Screen> =>
  screen(async () => (await Promise.all([load(), speakOfCoach()]))[0]);

const SCREENS: Readonly<Record<Name, Lazy<Screen>>> = {
  new: screen(() => import("./New.svelte")),
  table: screen(() => import("./Table.svelte")),
  games: screen(() => import("./Games.svelte")),
  rules: screen(() => import("./Rules.svelte")),
  lesson: screen(() => import("./Lesson.svelte")),
  replay: screen(() => import("./Replay.svelte")),
  coach: coached(() => import("./Coach.svelte")),
  again: coached(() => import("./Again.svelte")),
  mistakes: coached(() => import("./Mistakes.svelte")),
  settings: screen(() => import("./Settings.svelte")),
  about: screen(() => import("./About.svelte")),
};

/** A screen, or the promise of it. */
export function screenOf(name: Name): Screen | Promise<Screen> {
  return SCREENS[name]();
}
