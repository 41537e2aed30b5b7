/** Whole games as somebody sees them (tests/page/support/stories.py writes them, by `make units`). */

import { staging as figaro } from "../../src/games/figaro/scenes/scenes";
import { staging as flohcati } from "../../src/games/flohcati/scenes/scenes";
import type { By, GameEvent, Outcome, Rules, View } from "../../src/net/protocol";
import type { Staging } from "../../src/theatre/scene";

export interface Step {
  by: By;
  events: readonly GameEvent[];
  view: View;
  /** What somebody is told who looks on, if that is something else. */
  outside?: readonly GameEvent[];
  /** Whether the dealer acts next, so that a table leaves the view out. */
  dealing: boolean;
}

export interface Story {
  game: "figaro" | "flohcati";
  name: string;
  rules: Rules;
  start: View;
  moved: readonly Step[];
  outcome: Outcome;
}

const FILES = import.meta.glob<Story[]>("../stories/*.json", { eager: true, import: "default" });

export const STORIES: Story[] = Object.values(FILES).flat();

export const STAGINGS = { figaro, flohcati } as unknown as Record<Story["game"], Staging>;
