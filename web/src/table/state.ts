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
  /** Who of them has a device at the table now, by number; null: nobody has said so yet. */
  present: readonly number[] | null;
  /** How many look on without a seat. */
  spectators: number;
  host: number | null;
  you: You;
  /** The promise of the fair deal. */
  commitment: string | null;
  views: ReadonlyMap<number | null, View>;
  actor: number | null;
  /** Whose move was seen last, if one was since this device came or a move was taken back. */
  mover: number | null;
  /** The seat for which a bot moved last, if it stood in there. */
  standIn: number | null;
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
  /** On a device with several seats: whose cards are open, if anybody's. */
  open: number | null;
}

export const UNKNOWN: TableState = {
  closed: null,
  info: null,
  status: "waiting",
  version: 0,
  seats: [],
  people: [],
  present: null,
  spectators: 0,
  host: null,
  you: { person: null, seats: [], host: false, codes: [], waited_for: false },
  commitment: null,
  views: new Map(),
  actor: null,
  mover: null,
  standIn: null,
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
  open: null,
};

/** Whether somebody is not at the table: their devices are elsewhere, or they have left for good. */
export function isAway({ people, present }: TableState, person: number): boolean {
  return !people[person]?.here || (present !== null && !present.includes(person));
}

/** The seat that is looked from: one's own, or whose cards are open; null: as an onlooker. */
export function viewpoint({ you, open }: TableState): number | null {
  if (you.seats.length < 2) return you.seats[0] ?? null;
  return open !== null && you.seats.includes(open) ? open : null;
}
