/** The screens besides the first, each loaded when somebody goes there. */

import type { Component } from "svelte";
import type { Route } from "./route.svelte";

type Name = Exclude<Route["screen"], "home" | "nowhere">;
// What a screen is given is in its route, whose type says which.
type Screen = Component<any>;

const LOAD: Readonly<Record<Name, () => Promise<{ default: unknown }>>> = {
  new: () => import("../screens/New.svelte"),
  table: () => import("../screens/Table.svelte"),
  games: () => import("../screens/Games.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  lesson: () => import("../screens/Lesson.svelte"),
  replay: () => import("../screens/Replay.svelte"),
  settings: () => import("../screens/Settings.svelte"),
  about: () => import("../screens/About.svelte"),
};

const loaded = new Map<Name, Promise<Screen>>();

/** Load a screen, once; what could not be loaded is tried again the next time. */
export function screenOf(name: Name): Promise<Screen> {
  let screen = loaded.get(name);
  if (!screen) {
    screen = LOAD[name]().then((module) => module.default as Screen);
    screen.catch(() => loaded.delete(name));
    loaded.set(name, screen);
  }
  return screen;
}
