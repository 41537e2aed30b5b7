/** What this device knows of a table. */

import type { LogEntry, Message } from "../app/message";
import type { Moods } from "../games/game";
import type {
  Line,
  Outcome,
  PersonInfo,
  Reaction,
  SeatInfo,
  Status,
  TableInfo,
  TakeOverInfo,
  UndoInfo,
  View,
  You,
} from "../net/protocol";

/** A reaction that is still shown. */
export interface ShownReaction {
  /** The number of the news that brought it. */
  seq: number;
  person: number;
  sign: Reaction;
}

export interface TableState {
  /** Why the table says nothing more to this device: a message's id. */
  closed: string | null;
  /** Null before the first message: nothing else is known then either. */
  info: TableInfo | null;
  status: Status;
  version: number;
  seats: readonly SeatInfo[];
  people: readonly PersonInfo[];
  /** How many look on without a seat. */
  spectators: number;
  host: number | null;
  you: You;
  /** The promise of the fair deal. */
  commitment: string | null;
  views: ReadonlyMap<number | null, View>;
  actor: number | null;
  /** When the time for the move is over. */
  until: number | null;
  undo: UndoInfo | null;
  chat: readonly Line[];
  reactions: readonly ShownReaction[];
  outcome: Outcome | null;
  rematch: string | null;
  /** Friends who come late, and bots' seats. */
  takeOver: TakeOverInfo;
  log: readonly LogEntry[];
  /** What the table says aloud, for a moment (F31: the last cards). */
  announced: LogEntry | null;
  /** What is said over the moment that is shown. */
  caption: LogEntry | null;
  /** How seats take what was told last. */
  moods: Moods;
  /** What a bot says to it. */
  quip: { seat: number; message: Message } | null;
  /** What the moment is called. */
  mark: string;
  /** Whether this device has asked to lose its seats, so that their loss surprises nobody. */
  leaving: boolean;
  /** The seat that is looked from, if it is not the one that acts. */
  looksFrom: number | null;
}

export const UNKNOWN: TableState = {
  closed: null,
  info: null,
  status: "waiting",
  version: 0,
  seats: [],
  people: [],
  spectators: 0,
  host: null,
  you: { person: null, seats: [], host: false, codes: [], waited_for: false },
  commitment: null,
  views: new Map(),
  actor: null,
  until: null,
  undo: null,
  chat: [],
  reactions: [],
  outcome: null,
  rematch: null,
  takeOver: { allowed: false, asks: [], done: [] },
  log: [],
  announced: null,
  caption: null,
  moods: {},
  quip: null,
  mark: "",
  leaving: false,
  looksFrom: null,
};

/** The seat that is looked from: the one of ours that acts, else the first; null: a spectator. */
export function viewpoint({ you, actor, looksFrom }: TableState): number | null {
  if (looksFrom !== null) return looksFrom;
  if (actor !== null && you.seats.includes(actor)) return actor;
  return you.seats[0] ?? null;
}
