/** The screens besides the first, each loaded when somebody goes there. */

import type { Component } from "svelte";
import type { Route } from "../app/router.svelte";

type Name = Exclude<Route["screen"], "home" | "nowhere">;
// What a screen is given is in its route, whose type says which.
type Screen = Component<any>;

const LOAD: Readonly<Record<Name, () => Promise<{ default: unknown }>>> = {
  new: () => import("./New.svelte"),
  table: () => import("./Table.svelte"),
  games: () => import("./Games.svelte"),
  rules: () => import("./Rules.svelte"),
  lesson: () => import("./Lesson.svelte"),
  replay: () => import("./Replay.svelte"),
  settings: () => import("./Settings.svelte"),
  about: () => import("./About.svelte"),
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
