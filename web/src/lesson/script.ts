/** What a lesson is: a record, and the steps that lead through it. */

import type { GameName, TableRecord } from "../net/protocol";
import figaro from "../games/figaro/lesson.json";
import flohcati from "../games/flohcati/lesson.json";

/** Where the learner sits. */
export const LEARNER = 0;

export interface Step {
  /** The message `page-lesson-…` that is said. */
  say: string;
  /** What it speaks of, in the words of point.ts. */
  point?: readonly string[];
  /** Moves of the others that are seen first, in the notation of records. */
  watch?: readonly string[];
  /** The move that the learner makes. */
  do?: string;
  /** A move that the rules do not allow, to be tried. */
  try?: string;
  /** An event whose sentence comes first. */
  tell?: string;
  /** A drawing, in place of the teacher. */
  picture?: string;
}

/** A part of a lesson: one table. Its dealer and its players follow the record from an entry on. */
export interface Part {
  entry: number;
  steps: readonly Step[];
  record: Pick<TableRecord, "tusch" | "game" | "players" | "rules"> & { log: readonly (readonly [number | null, string])[] };
}

const LESSONS: Readonly<Record<string, unknown>> = { figaro, flohcati };

/** The parts of a game's lesson. */
export function parts(game: GameName): readonly Part[] {
  return LESSONS[game] as readonly Part[];
}
