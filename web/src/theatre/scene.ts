/** What is played at a table, as data: events become scenes, scenes are made of beats. */

import type { Sound } from "../media/sound";
import type { By, GameEvent, Message, Outcome, View } from "../net/protocol";

/** Where a card is, by name: a place of the table, and which card there if not the place itself. */
export interface Spot {
  place: string;
  card?: string;
  /** Which of several equal cards, from the first on; else the last. */
  nth?: number;
}

/** A card goes from one spot to another; null: its back, or a thing that is no card. */
export interface Flight {
  card: string | null;
  from: Spot;
  to: Spot;
  /** Milliseconds after the first. */
  delay?: number;
  /** It is turned over on the way, and begins as a back. */
  turns?: boolean;
  /** What lies at the place is no card: it goes there as it looks, like a road piece. */
  thing?: boolean;
  /** It goes clockwise along the edge of the table, and not across it. */
  bends?: boolean;
}

/** One moment: what flies, and how the table stands when it has arrived. */
export interface Beat<V = View> {
  /** What the moment is called. */
  mark: string;
  flights: readonly Flight[];
  /** What is shown when the flights have landed. */
  view: V;
  /** How long each flight takes, in milliseconds at normal speed. */
  lasts: number;
  /** How long the still stands before anything else happens. */
  holds: number;
  sound?: Sound;
  /** How loud that is: 1 as usual. */
  loud?: number;
  /** What is said over the still; else the sentence of the event, once it is told. */
  caption?: Message;
  /** The still stands until somebody goes on, where nobody is kept waiting by that. */
  waits?: boolean;
}

/** What one event becomes. Its sentence is told with one of the beats, and not before. */
export interface Scene<V = View> {
  beats: readonly Beat<V>[];
  /** With which beat the event is told; -1: with none, as the finale tells who has won. */
  tells: number;
}

/** How a game is played on the page: pure functions of what is shown. */
export interface Staging<V = View> {
  /** The scenes of events, one for each. */
  scenes(view: V, events: readonly GameEvent[], by: By): Scene<V>[];
  /** The view after an event, as far as it shows. */
  after(view: V, event: GameEvent): V;
  /** What is played when the result is known; it tells the last event, who has won. */
  finale(view: V, outcome: Outcome): Scene<V>;
}
