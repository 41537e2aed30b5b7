/** What a board is given: by a table, a replay and a lesson alike. */

import type { Mood } from "../../ui/faces";
import type { Action, Face, GameName, Message, Reaction, Rules, View } from "../../net/protocol";
import type { Staging } from "../../theatre/scene";

/** Who sits somewhere, as a board shows them. */
export interface Seated {
  name: string;
  /** Whether it is the reader, and nobody else on this device. */
  you: boolean;
  bot: boolean;
  /** Whether a bot plays for somebody who is not there. */
  standIn: boolean;
  away: boolean;
  reaction: Reaction | null;
  face: Face | null;
  mood: Mood;
  /** What a bot says at a great moment. */
  quip: Message | null;
}

/** The table around a view. */
export interface Scene {
  readonly game: GameName;
  readonly rules: Rules;
  /** By seat. */
  readonly names: readonly string[];
  readonly actor: number | null;
  /** Another number whenever the game has changed. */
  readonly version: number;
  seated(seat: number): Seated;
  /** Let the board say how things are played, until the function that is returned is called. */
  stage(staging: Staging): () => void;
}

/** What can be done at a board. */
export interface Controls {
  /** Whether this device is to move, and nothing is still moving. */
  readonly mine: boolean;
  /** Whether the only thing that is left to do happens by itself. */
  readonly idle: boolean;
  /** The move that a hint names, as records write it. */
  readonly advised: string | null;
  act(action: Action): Promise<void>;
  /** Ask why something is not possible now, and show the answer. */
  why(action: Action): Promise<void>;
  say(message: Message): void;
}

export interface BoardProps<V extends View = View> {
  scene: Scene;
  view: V;
  /** Null: nothing can be done here, as in a replay. */
  controls: Controls | null;
}
