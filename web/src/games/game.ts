/** What the page needs of a game, beside the views and actions that the server sends. */

import type { Component } from "svelte";
import type { Lazy } from "../app/lazy";
import type { MakeDealer } from "../fair/check";
import type { Mood } from "../ui/faces";
import type {
  Action,
  GameEvent,
  GameName,
  Message,
  Rules,
  TableRecord,
  View,
} from "../net/protocol";

/** The moods of seats. */
export type Moods = Readonly<Record<number, Mood>>;

/** A step of a lesson. */
export interface Step {
  /** The message `page-lesson-…` that is said. */
  say: string;
  /** What it speaks of, in the words of lesson/point.ts. */
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
  /** Whether the drawing is much wider than high. */
  wide?: boolean;
}

/** A part of a lesson: one table. Its dealer and its players follow the record from an entry on. */
export interface LessonPart {
  entry: number;
  steps: readonly Step[];
  record: Pick<TableRecord, "tusch" | "game" | "players" | "rules"> & {
    log: readonly (readonly [number | null, string])[];
  };
}

export interface LessonScript {
  parts: readonly LessonPart[];
  /** Reads a move in the notation of records (docs/records.md). */
  readMove: (text: string) => Action;
  /** The face that speaks. */
  Teacher: Component;
}

/** What the coach needs of a game. */
export interface CoachPart {
  /** A moment as a small drawing, with moves on it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Moment: Component<any>;
  /** Writes a move in the notation of records (docs/records.md). */
  writeMove: (action: Action) => string;
}

/** A game on the page. Heavy parts are loaded when they are first used. */
export interface PageGame {
  name: GameName;
  /** Drawings for moments that every game has, by name. */
  drawings: {
    /** Between two players of one device. */
    curtain: string;
    /** Above the scores. */
    score: string;
  };
  /** Events that nobody should miss. */
  announced: readonly string[];
  /** Events that are marked on the time line of a recorded game, the biggest last. */
  landmarks: readonly string[];
  /** How faces react to an event, by seat; the others stay as they are. */
  moods: (event: GameEvent, players: number) => Moods;
  /** Events at which whoever is touched by them may say something. */
  quips: Readonly<Record<string, "seat" | "owner">>;
  /** Events that go without saying, and not into the log. */
  unlogged?: readonly string[];
  /** An event as somebody is told it who looks on: without what only a seat of its own sees. */
  outside: (event: GameEvent, rules: Rules) => GameEvent;
  /** A sentence as it is shown where there is little room. */
  briefly?: (message: Message) => Message;
  /**
   * Whether whoever acts is asked whatever they hold. Nothing may sound then, and if there is only
   * one thing to do the table does it by itself.
   */
  passing?: (view: View, rules: Rules) => boolean;
  // Each board takes the views of its own game.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  board: Lazy<Component<any>>;
  lesson: Lazy<LessonScript>;
  coach: Lazy<CoachPart>;
  /** Deals again what was dealt, for the check of a fair deal. */
  dealer: Lazy<MakeDealer>;
}
