// Written by `python -m tusch.server.wire.schema.typescript`; a test fails when it is not fresh.

/** The version of the protocol that these types are of; `Catalogue.protocol` is the server's. */
export const PROTOCOL = 1;

/** So many characters may be typed; `Catalogue.limits` has them too, and all others. */
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;

/** Quick reactions, in the order in which `Catalogue.reactions` has them. */
export const REACTIONS: readonly Reaction[] = ["applause", "laugh", "surprise", "sigh", "thanks", "hurry"];

/** Why a bot stands in. */
export type Absence = "away" | "clock" | "left";

/** One account of the ledger. */
export interface Account {
  name: AccountName;
  /** Whose moves they were, in `theirs`. */
  player: Seat | null;
  amount: number;
  error: number;
}

/** Where a part of the result comes from. */
export type AccountName = "cards" | "lie" | "par" | "play" | "theirs";

/** Make a move. */
export interface Act {
  do: "act";
  id: string;
  seat: Seat;
  /** One of the actions of the view's `legal`. */
  action: Action;
  /** The version of the game that the move was made for. */
  base: number;
}

export type Action = FigaroAction | FlohcatiAction;

/** There is a table for another game. */
export interface Again {
  tell: "rematch";
  seq: number;
  code: string;
}

/** Let everybody see the coach's reports on this game, or not, after the end. */
export interface AgreeReview {
  do: "review-agree";
  id: string;
  seat: Seat;
  agree: boolean;
}

/** Let friends take over bots' seats from now on, or no longer (host). */
export interface AllowTakeOver {
  do: "take-over-allow";
  id: string;
  allow: boolean;
}

/** The answer to a command that came by HTTP, and every refusal. */
export interface Answer {
  reply: Reply;
  /** The code of the table that was made. */
  code: string | null;
}

/** Let somebody take over the seat that they asked for, or not (host). */
export interface AnswerTakeOver {
  do: "take-over-answer";
  id: string;
  person: number;
  agree: boolean;
}

/** Agree to an undo, or not. */
export interface AnswerUndo {
  do: "undo-answer";
  id: string;
  agree: boolean;
  base: number;
}

/** What a message can speak of. */
export type Arg = number | string | readonly Arg[] | Message;

/** Take one's last move back, if need be with the consent of the others. */
export interface AskUndo {
  do: "undo";
  id: string;
  seat: Seat;
  base: number;
}

/** A move for a moment of one's own mistakes. */
export interface Attempt {
  /** In the notation of records. */
  move: string;
}

/** Take one's seats back from the bots that stood in. */
export interface Back {
  do: "back";
  id: string;
}

/** Send somebody away for good, or let them come and sit down again (host). */
export interface Ban {
  do: "ban";
  id: string;
  person: number;
  lift?: boolean;
}

/** A bot that may take a seat. */
export interface BotInfo {
  name: string;
  /** The message that is its name; null: it is one of the host's own and has none. */
  title: string | null;
  about: string | null;
  /** The moods that it has. */
  tempers: readonly string[];
}

/** A seat for a bot. */
export interface BotSeat {
  type: "bot";
  level: string;
}

export type By = "bot" | "dealer" | "player" | "stand-in";

/** All that can be chosen at this server. */
export interface Catalogue {
  /** The version of the program. */
  program: string;
  /** The version of what devices and tables say to each other. */
  protocol: number;
  games: readonly GameInfo[];
  /** The easiest first, the host's own last. */
  bots: readonly BotInfo[];
  tempers: readonly TemperInfo[];
  reactions: readonly Reaction[];
  /** Whether there is a coach here, for reports, hints and practice. */
  coach: boolean;
  limits: LimitInfo;
}

/** Fields of a view, with their values. */
export type Changes = object;

/** Say something. */
export interface Chat {
  do: "chat";
  id: string;
  text: string;
  /** For somebody who has no name at this table yet. */
  name?: string;
}

/** Take a seat over with such a code. */
export interface Claim {
  do: "claim";
  id: string;
  code: string;
}

/** One clause of the rules. */
export interface Clause {
  id: string;
  text: string;
  /** The options that can change it. */
  options: readonly string[];
  /** What the edition or the table changes about it. */
  notes: readonly Note[];
  /** Why we decided a point that the printed rules leave open. */
  ruling: string | null;
}

/** The server was down; the time for the move begins again. */
export interface Clock {
  tell: "clock";
  seq: number;
  until: number | null;
}

/** The table says nothing more to this device. */
export interface Closed {
  tell: "closed";
  code: string;
}

/** What is asked of a table. */
export type Command =
  | Sit | Stand | Kick | SetSeat | MixIn | Start | Act | WhyNot | AskUndo | AnswerUndo | Back | Wait
  | Chat | React | ShowFace | Rematch | AgreeReview | Leave | PassHost | Mute | Ban | HandOver
  | Claim | TakeOver | AnswerTakeOver | AllowTakeOver;

/** Make a table. */
export interface Create {
  do: "create";
  id: string;
  game: GameName;
  edition?: string | null;
  options?: { [name: string]: OptionValue };
  seats: readonly SeatPlan[];
  /** The maker's, if they do not sit. */
  name?: string;
  listed?: boolean;
  /** Seconds for a move. */
  clock?: number | null;
  /** Seconds after which a bot stands in for somebody who is not there. */
  away?: number | null;
  spectators?: number;
  /** Who begins; null: chance decides. */
  first?: Seat | null;
  /** Milliseconds before a bot's move. */
  pace?: number;
  /** The bot for empty seats and for those who are away. */
  fill?: string | null;
  /** Whether friends who come after the start may take over bots' seats. */
  take_over?: boolean;
  /** Whether the coach helps during the game; for one person against bots. */
  practice?: boolean;
  /** Play on from a record, written as JSON. */
  record?: string | null;
  /** Before which entry of the record; null: after the last. */
  entry?: number | null;
  /** Whether the dealer goes on as in the record while that is possible (lessons). */
  follow?: boolean;
}

/** One decision of the seat, judged by what it could know. */
export interface Decision {
  /** Its place in the log of the record, from 0 on. */
  entry: number;
  /** What had to be decided, as the game names it; `message` of it is `GAME-coach-kind-KIND`. */
  kind: string;
  verdict: Verdict;
  played: string;
  /** What was considered, the best first by the reference; the move that was played is there. */
  moves: readonly Move[];
  /** The rival of the move that was played. */
  better: string | null;
  /** What the rival would have gained over the move that was played; it may be below 0. */
  loss: number;
  error: number;
  /** Why a costly move was costly. */
  reason: Message | null;
}

/** It had been done before; nothing has changed now. */
export interface Duplicate {
  answer: "duplicate";
  id: string;
  seq: number;
}

/** An edition of a game, and what every option is in it. */
export interface EditionInfo {
  name: string;
  options: { [name: string]: OptionValue };
}

/** Faces of the company, by name. */
export type Face =
  | "rosina" | "bartolo" | "susanna" | "cherubino" | "marcellina" | "basilio" | "fips" | "colombina"
  | "zampano" | "pulcina" | "toto" | "mirabella";

/** What a deal was made of, once it is revealed, as a record has it. */
export interface FairDeal {
  /** What the table showed before the first card. */
  commitment: string;
  secret: string;
  /** What each seat mixed in. */
  players: readonly string[];
  /** Who begins, if the table chose a seat. */
  first?: Seat;
}

export type FigaroAction =
  | FigaroRemove | FigaroRoads | FigaroStart | FigaroDeal | FigaroPlay | FigaroRing | FigaroTake
  | FigaroSwap | FigaroKeep;

/** The kinds of cards, by their notation. */
export type FigaroCard =
  | "B1" | "B2" | "B3" | "G1" | "G2" | "G3" | "J1" | "J2" | "O" | "P1" | "P2" | "P3" | "R1" | "R2"
  | "R3" | "Y1" | "Y2" | "Y3";

/** A display was worth enough, and its owner collected the table (F17). */
export interface FigaroCollected {
  type: "collected";
  seat: Seat;
  cards: readonly FigaroCard[];
}

/** The five colours; each is a kind of mischief at court. */
export type FigaroColour = "B" | "G" | "P" | "R" | "Y";

/** The dealer deals a round (F8). */
export interface FigaroDeal {
  type: "deal";
  hands: readonly (readonly FigaroCard[])[];
}

/** A round is dealt (F8); the viewer sees their own cards. */
export interface FigaroDealt {
  type: "dealt";
  round: number;
  sizes: readonly number[];
  cards: readonly FigaroCard[];
}

/** What a viewer is told about an action. */
export type FigaroEvent =
  | FigaroRemoved | FigaroRoadsDrawn | FigaroStarted | FigaroDealt | FigaroPlayed | FigaroRingPlayed
  | FigaroCollected | FigaroTaken | FigaroOneCardLeft | FigaroLastCardPlayed | FigaroRoundEnded
  | FigaroExchanged | FigaroKept | FigaroPaved | FigaroWon;

/** A road piece exchanged after the third round (F26). */
export interface FigaroExchange {
  /** Who exchanged it. */
  seat: Seat;
  /** The length of the piece that went. */
  given: number;
  /** The length of the piece that came. */
  got: number;
}

/** A player exchanged a road piece (F26). */
export interface FigaroExchanged {
  type: "exchanged";
  seat: Seat;
  given: number;
  got: number;
}

/** The player with the fewest cards exchanges nothing (F26). */
export interface FigaroKeep {
  type: "keep";
}

/** A player was offered an exchange and kept the road (F26). */
export interface FigaroKept {
  type: "kept";
  seat: Seat;
}

/** A player has played the last card of a hand (F31). */
export interface FigaroLastCardPlayed {
  type: "last-card-played";
  seat: Seat;
}

/** A player has one card left (F31). */
export interface FigaroOneCardLeft {
  type: "one-card-left";
  seat: Seat;
}

/** A player took a road piece (F24). */
export interface FigaroPaved {
  type: "paved";
  seat: Seat;
  length: number;
  lengths: "hidden" | "shown";
}

/** What the game waits for. */
export type FigaroPhase = "deal" | "exchange" | "over" | "play" | "remove" | "roads" | "start";

/** A player puts a card into a display (F12, F14). */
export interface FigaroPlay {
  type: "play";
  card: FigaroCard;
  to: Seat;
}

/** A card went into a display (F12, F14). */
export interface FigaroPlayed {
  type: "played";
  seat: Seat;
  card: FigaroCard;
  owner: Seat;
}

/** The dealer leaves a colour in the box (F4). */
export interface FigaroRemove {
  type: "remove";
  colour: FigaroColour;
}

/** A colour stays in the box (F4). */
export interface FigaroRemoved {
  type: "removed";
  colour: FigaroColour;
}

/** A player plays a ring (F15). */
export interface FigaroRing {
  type: "ring";
}

/** All displays moved one seat to the left (F15). */
export interface FigaroRingPlayed {
  type: "ring";
  seat: Seat;
}

/** The dealer draws the road pieces of the three rounds (F6). */
export interface FigaroRoads {
  type: "roads";
  groups: readonly (readonly number[])[];
}

/** The road pieces of the three rounds are known (F6). */
export interface FigaroRoadsDrawn {
  type: "roads-drawn";
  groups: readonly (readonly number[])[];
  lengths: "hidden" | "shown";
}

/** A player began a turn without a card, and took the King; stacks are counted (F22). */
export interface FigaroRoundEnded {
  type: "round-ended";
  seat: Seat;
  counts: readonly number[];
}

/** How a round was settled. */
export interface FigaroRoundResult {
  /** Who held the King when it ended. */
  king: Seat;
  /** The sizes of the stacks (F22). */
  counts: readonly number[];
  /** Largest stack first (F23). */
  order: readonly Seat[];
  /** What was exchanged in it (F26). */
  exchange: FigaroExchange | null;
  /** The road piece that each seat took (F24). */
  pieces: readonly (number | null)[];
}

/** One way to play Figaro; the defaults are the English, French and Italian rules. */
export interface FigaroRuleset {
  edition: string;
  /** Which cards stay in the box with three players (F4). */
  three_player_deck: "colour-out" | "ones-out";
  /** Who takes no road piece when several share the fewest cards (F24). */
  fewest_tie: "all-free" | "one-free";
  /** In which direction equal stacks are ordered from the King (F23). */
  stack_tie: "king-last" | "king-wins";
  /** The exchange of the third round (F26). */
  exchange: "auto" | "off" | "optional" | "strict";
  /** Where the cards go when a player takes the table although they could play (F19). */
  voluntary_take: "hand" | "stack";
  /** Who has the next turn after a take (F20). */
  after_take: "next" | "taker";
  /** Before whom a player who has just collected may play (F12). */
  lead_after_take: "anyone" | "others";
  /** F3. */
  road_lengths: readonly number[];
  /** Whether the table shows the sizes of stacks (F30). */
  open_stacks: boolean;
  /** Whether the table shows the lengths of roads as numbers (F30). */
  show_lengths: boolean;
}

/** The dealer gives the King to the first player (F7). */
export interface FigaroStart {
  type: "start";
  seat: Seat;
}

/** The first player holds the King (F7). */
export interface FigaroStarted {
  type: "started";
  seat: Seat;
}

/** The player with the fewest cards exchanges a road piece (F26). */
export interface FigaroSwap {
  type: "swap";
}

/** A player takes the table (F18, F19). */
export interface FigaroTake {
  type: "take";
}

/** A player took the table (F18, F19). */
export interface FigaroTaken {
  type: "taken";
  seat: Seat;
  cards: readonly FigaroCard[];
  into: "hand" | "stack";
}

/** The game as one seat sees it, or a spectator, with all that was public remembered. */
export interface FigaroView {
  /** Whose view it is; null: a spectator's. */
  seat: Seat | null;
  /** How many sit at the table. */
  players: number;
  /** What the game waits for. */
  phase: FigaroPhase;
  removed: FigaroColour | null;
  groups: readonly (readonly number[])[];
  /** Who holds the King. */
  king: Seat | null;
  round: number;
  /** Whose turn it is. */
  turn: Seat | null;
  /** The viewer's own hand. */
  hand: readonly FigaroCard[];
  /** How many cards each seat holds. */
  hand_sizes: readonly number[];
  /** What lies in front of each seat, in the order it was played. */
  displays: readonly (readonly FigaroCard[])[];
  /** What each seat collected in this round: all was seen (F30: for bots, not for the table). */
  stacks: readonly (readonly FigaroCard[])[];
  /** The road pieces of each seat, in the order they were taken. */
  roads: readonly (readonly number[])[];
  leads_away: boolean;
  took_to_hand: readonly boolean[];
  shown: readonly (readonly FigaroCard[])[];
  lacks: readonly (readonly FigaroCard[])[];
  holds: readonly (readonly FigaroCard[])[];
  counts: readonly number[];
  /** How the rounds before this one were settled. */
  results: readonly FigaroRoundResult[];
  /** What the viewer may do now. */
  legal: readonly FigaroAction[];
}

/** The game is over (F29). */
export interface FigaroWon {
  type: "won";
  seat: Seat;
}

export type FlohcatiAction =
  | FlohcatiStart | FlohcatiReveal | FlohcatiFlip | FlohcatiTake | FlohcatiDemand | FlohcatiSteal
  | FlohcatiGive | FlohcatiTrio | FlohcatiGala | FlohcatiEnd;

/** An action card was turned (Z8). */
export interface FlohcatiActionTurned {
  type: "action-turned";
  seat: Seat;
  card: FlohcatiCard;
}

/** With `turn_end: when-needed`: a player was asked at the end of a turn, or was not (Z14). */
export interface FlohcatiAsked {
  type: "asked";
  /** Who. */
  seat: Seat;
  /** Whether they were asked, and so could lay a trio or open the gala. */
  could: boolean;
}

/** A double was turned; the turn is over (Z6). */
export interface FlohcatiBusted {
  type: "busted";
  seat: Seat;
  card: FlohcatiCard;
}

/** All kinds of cards, by their notation (Z2). */
export type FlohcatiCard =
  | "A0" | "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "B0" | "B1" | "B2" | "B3" | "B4" | "B5"
  | "B6" | "B7" | "C0" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "D0" | "D1" | "D2"
  | "D3" | "D4" | "D5" | "D6" | "D7" | "E0" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "F0"
  | "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5"
  | "G6" | "G7" | "H0" | "H1" | "H2" | "H3" | "H4" | "H5" | "H6" | "H7" | "I0" | "I1" | "I2" | "I3"
  | "I4" | "I5" | "I6" | "I7" | "J0" | "J1" | "J2" | "J3" | "J4" | "J5" | "J6" | "J7" | "demand"
  | "fanfare" | "steal";

/** The last card of the deck was turned (Z15). */
export interface FlohcatiDeckEmpty {
  type: "deck-empty";
}

/** A player chooses whom a demand goes to (Z9). */
export interface FlohcatiDemand {
  type: "demand";
  seat: Seat;
}

/** A player demands a card of an opponent (Z9). */
export interface FlohcatiDemanded {
  type: "demanded";
  seat: Seat;
  owner: Seat;
}

/** A player ends the turn (Z14). */
export interface FlohcatiEnd {
  type: "end";
}

/** What a viewer is told about an action. */
export type FlohcatiEvent =
  | FlohcatiStarted | FlohcatiFlipped | FlohcatiBusted | FlohcatiActionTurned
  | FlohcatiFanfareCancelled | FlohcatiNoVictim | FlohcatiFanfareSounded | FlohcatiTaken
  | FlohcatiDemanded | FlohcatiGiven | FlohcatiStealing | FlohcatiStolen | FlohcatiTrioLaid
  | FlohcatiGalaOpened | FlohcatiTurnEnded | FlohcatiDeckEmpty | FlohcatiWon;

export type FlohcatiFact = FlohcatiGift | FlohcatiGained | FlohcatiLost | FlohcatiAsked;

/** An action card was turned on the way of a fanfare (Z11). */
export interface FlohcatiFanfareCancelled {
  type: "fanfare-cancelled";
  seat: Seat;
}

/** A double ended a fanfare; the player takes a card of the row (Z11). */
export interface FlohcatiFanfareSounded {
  type: "fanfare-sounded";
  seat: Seat;
  card: FlohcatiCard;
}

/** A player asks for the next card of the deck (Z5). */
export interface FlohcatiFlip {
  type: "flip";
}

/** A card was turned and joined the row (Z5). */
export interface FlohcatiFlipped {
  type: "flipped";
  seat: Seat;
  card: FlohcatiCard;
}

/** A hand got a card for all to see. */
export interface FlohcatiGained {
  type: "gained";
  /** Whose hand. */
  seat: Seat;
  /** Which one. */
  card: FlohcatiCard;
}

/** A player opens the gala (Z13). */
export interface FlohcatiGala {
  type: "gala";
}

/** A player opened the gala; the game is over (Z13). */
export interface FlohcatiGalaOpened {
  type: "gala";
  seat: Seat;
}

/** A card given in secret (Z9). */
export interface FlohcatiGift {
  type: "gift";
  /** Who gave it. */
  giver: Seat;
  /** Who got it. */
  receiver: Seat;
  /** null for whoever did not see it. */
  card: FlohcatiCard | null;
}

/** The chosen opponent gives a card (Z9). */
export interface FlohcatiGive {
  type: "give";
  card: FlohcatiCard;
}

/** An opponent gave a card; those who did not see it do not know which (Z9). */
export interface FlohcatiGiven {
  type: "given";
  seat: Seat;
  owner: Seat;
  card: FlohcatiCard | null;
}

/** A hand lost cards for all to see. */
export interface FlohcatiLost {
  type: "lost";
  /** Whose hand. */
  seat: Seat;
  /** Which ones. */
  cards: readonly FlohcatiCard[];
}

/** No opponent has a card: a demand or a steal does nothing (Z9, Z10). */
export interface FlohcatiNoVictim {
  type: "no-victim";
  seat: Seat;
  card: FlohcatiCard;
}

/** What the game waits for. */
export type FlohcatiPhase =
  | "demand" | "draw" | "fanfare" | "fanfare-take" | "finish" | "flip" | "give" | "over" | "start"
  | "steal" | "turn";

/** The dealer turns the next card of the deck, or the card that is stolen (Z5, Z10). */
export interface FlohcatiReveal {
  type: "reveal";
  card: FlohcatiCard;
}

/** One way to play Zirkus Flohcati. */
export interface FlohcatiRuleset {
  edition: string;
  /** When a trio may be laid (Z12). */
  trio_timing: "any-time" | "end-of-turn";
  /** Who is asked at the end of a turn: by the size of the hand, or by what is in it (Z14). */
  turn_end: "always" | "when-needed";
  /** Whether all see the card that a demand brings (Z9). */
  demand_shown: boolean;
  /** What decides between equal totals (Z17). */
  ties: "shared" | "trios-gala-card";
}

/** The dealer says who begins (Z3). */
export interface FlohcatiStart {
  type: "start";
  seat: Seat;
}

/** A player begins (Z3). */
export interface FlohcatiStarted {
  type: "started";
  seat: Seat;
}

/** A player chooses whom to steal from (Z10). */
export interface FlohcatiSteal {
  type: "steal";
  seat: Seat;
}

/** A player steals from an opponent (Z10). */
export interface FlohcatiStealing {
  type: "stealing";
  seat: Seat;
  owner: Seat;
}

/** A card was drawn from an opponent's hand and shown (Z10). */
export interface FlohcatiStolen {
  type: "stolen";
  seat: Seat;
  owner: Seat;
  card: FlohcatiCard;
}

/** A player takes a card of the row (Z5, Z7, Z11). */
export interface FlohcatiTake {
  type: "take";
  card: FlohcatiCard;
}

/** A card of the row went into a hand (Z5). */
export interface FlohcatiTaken {
  type: "taken";
  seat: Seat;
  card: FlohcatiCard;
}

/** A player lays three cards of one value (Z12). */
export interface FlohcatiTrio {
  type: "trio";
  cards: readonly FlohcatiCard[];
}

/** Three cards of one value were laid (Z12). */
export interface FlohcatiTrioLaid {
  type: "trio";
  seat: Seat;
  cards: readonly FlohcatiCard[];
}

/** With `turn_end: when-needed`: a player was asked, and ended the turn (Z14). */
export interface FlohcatiTurnEnded {
  type: "turn-ended";
  seat: Seat;
}

/** The game as one seat sees it, or a spectator, with all that was public remembered. */
export interface FlohcatiView {
  /** Whose view it is; null: a spectator's. */
  seat: Seat | null;
  /** How many sit at the table. */
  players: number;
  /** What the game waits for. */
  phase: FlohcatiPhase;
  /** Whose turn it is. */
  turn: Seat | null;
  /** Who acts next: an opponent answers a demand; null: the dealer, or nobody any more. */
  actor: Seat | null;
  target: Seat | null;
  /** What has not been turned, in alphabetical order: whoever looked on knows it. */
  deck: readonly FlohcatiCard[];
  /** What lies open to be taken, in the order it was turned. */
  row: readonly FlohcatiCard[];
  /** The discard pile, in the order it was laid. */
  discard: readonly FlohcatiCard[];
  /** The viewer's own hand. */
  hand: readonly FlohcatiCard[];
  /** How many cards each seat holds. */
  hand_sizes: readonly number[];
  trios: readonly (readonly (readonly FlohcatiCard[])[])[];
  /** Who opened the gala. */
  gala: Seat | null;
  /** All hands when they were known last: now, or before the first secret gift. */
  open_hands: readonly (readonly FlohcatiCard[])[];
  /** What happened to hands since. */
  facts: readonly FlohcatiFact[];
  /** What the viewer may do now. */
  legal: readonly FlohcatiAction[];
}

/** The game is over (Z17); all hands are shown. */
export interface FlohcatiWon {
  type: "won";
  seats: readonly Seat[];
  hands: readonly (readonly FlohcatiCard[])[];
}

/** All that a device hears on its socket. */
export type FromServer =
  | Ok | Duplicate | Stale | Illegal | Refused | Why | Whole | Seating | Moved | TakenBack
  | UndoTalk | Talk | HandCode | Waited | Over | Again | Clock | Presence | Closed | Pong;

export type GameEvent = FigaroEvent | FlohcatiEvent;

/** A game that can be played here. */
export interface GameInfo {
  name: GameName;
  /** The numbers of players that the rules allow. */
  seats: readonly number[];
  /** The default first. */
  editions: readonly EditionInfo[];
  options: readonly OptionInfo[];
  /** All clauses of the rules. */
  clauses: readonly string[];
  /** All cards, in alphabetical order of their notation. */
  deck: readonly string[];
}

export type GameName = "figaro" | "flohcati";

/** A code that moves one of this device's seats to another device. */
export interface HandCode {
  tell: "hand-code";
  seq: number;
  seat: Seat;
  code: string;
}

/** Ask for a code that moves a seat to another device, once. */
export interface HandOver {
  do: "hand-over";
  id: string;
  seat: Seat;
}

/** What the reference would play. */
export interface Hint {
  /** The version of the game for which it is. */
  version: number;
  /** In the notation of records. */
  move: string;
  /** The move as it is offered to a player. */
  message: Message;
  /** How good it is, beside the next best move. */
  reason: Message;
  /** What makes it better, where that is proven and can be said. */
  why: Message | null;
}

/** The rules do not allow it. */
export interface Illegal {
  answer: "illegal";
  id: string;
  code: string;
  clause: string | null;
  message: Message;
}

/** How others come to a table. */
export interface Invitation {
  link: string;
}

/** Empty somebody's seat before the start (host). */
export interface Kick {
  do: "kick";
  id: string;
  seat: Seat;
}

/** All decisions of one kind. */
export interface KindSum {
  kind: string;
  decisions: number;
  costly: number;
  lost: number;
  error: number;
}

/** Go away from the table; bots play on for one's seats. */
export interface Leave {
  do: "leave";
  id: string;
}

/** The result of the seat minus its chance at the start, by accounts that add up to it. */
export interface Ledger {
  start: number;
  result: number;
  accounts: readonly Account[];
}

/** The level that gives away as much as the seat did, with an interval of 95 %. */
export interface Likeness {
  level: string;
  /** The easiest level that may be it. */
  low: string;
  /** The strongest. */
  high: string;
}

/** What a page has to know before it asks. */
export interface LimitInfo {
  /** Characters of a name. */
  name: number;
  /** Characters of a line of chat. */
  chat: number;
  spectators: number;
  /** Seconds for a move, and seconds that a player may be away. */
  clock_least: number;
  clock_most: number;
  /** The longest pause before a bot's move, in milliseconds. */
  pace: number;
  /** Bytes of a message. */
  message: number;
  /** Bytes of a record. */
  record: number;
  /** Bytes that a player may mix into the deal. */
  seed: number;
}

/** Something that was said. */
export interface Line {
  at: number;
  person: number;
  text?: string;
  sign?: Reaction;
}

/** A sentence that is not written yet: its id, and what it speaks of. */
export interface Message {
  id: string;
  args: { [name: string]: Arg };
}

/** Mix a seed of one's own into the deal, before the start. */
export interface MixIn {
  do: "seed";
  id: string;
  seat: Seat;
  seed: string;
}

/** A position of one's own games in which a move was costly, without what is better. */
export interface Moment {
  id: string;
  game: GameName;
  rules: Rules;
  players: number;
  seat: Seat;
  /** Its entry in the record of the game. */
  entry: number;
  /** What had to be decided; the message is `GAME-coach-kind-KIND`. */
  kind: string;
  /** The table of the game, which may be deleted by now. */
  code: string;
  /** When it was found. */
  at: number;
  due: number;
  /** How often it was answered well, one time after another. */
  step: number;
  /** The position as the seat saw it. */
  view: View;
  /** Who sits where at the table, as it is called now; none: the table is deleted. */
  names: readonly string[];
}

/** A move that was considered. */
export interface Move {
  move: string;
  /** The move as it is offered to a player. */
  message: Message;
  chance: number;
  error: number;
}

/** Somebody has made a move, or the dealer has acted (null). */
export interface Moved {
  tell: "moved";
  seq: number;
  version: number;
  seat: Seat | null;
  by: By;
  /** Who acts next. */
  actor: Seat | null;
  until: number | null;
  /** The seat, if a bot moved that could not think as it does at its level. */
  below_level?: Seat;
  /** The last: what comes before it is the same for everybody, and written once. */
  seen: readonly Seen[];
}

/** Keep somebody from speaking at this table, or let them speak again (host). */
export interface Mute {
  do: "mute";
  id: string;
  person: number;
  lift?: boolean;
}

/** What a chosen option changes about a clause. */
export interface Note {
  option: string;
  value: string;
  text: string;
}

/** It is done, and kept. */
export interface Ok {
  answer: "ok";
  id: string;
  /** The number of the last event that came of it. */
  seq: number;
}

/** A seat for whoever comes. */
export interface OpenSeat {
  type: "open";
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  /** The clause that it changes. */
  clause: string;
  kind: OptionKind;
  /** What a choice may be, the default first. */
  values: readonly string[];
  /** How many numbers there are. */
  length: number | null;
}

export type OptionKind = "choice" | "numbers" | "switch";

export type OptionValue = boolean | string | readonly number[];

/** The end of a game: who won, and why. */
export interface Outcome {
  totals: readonly number[];
  /** In ascending order. */
  winners: readonly Seat[];
  /** Best first, where the rules rank everybody. */
  ranking: readonly Seat[] | null;
  /** The points of a seat's lines add up to its total. */
  reasons: readonly Reason[];
}

/** The game is over; the secret of the deal is shown. */
export interface Over {
  tell: "over";
  seq: number;
  outcome: Outcome;
  fair: FairDeal | null;
}

/** A seat for somebody on the device that makes the table. */
export interface OwnSeat {
  type: "own";
  name: string;
}

/** Make somebody else the host (host). */
export interface PassHost {
  do: "pass-host";
  id: string;
  person: number;
}

/** A move of the past, as the seats of the device were told it. */
export interface Past {
  /** The version that it led to. */
  version: number;
  /** Without views. */
  seen: readonly Seen[];
  /** The seat, if a bot moved that could not think as it does at its level. */
  below_level?: Seat;
  /** Whose move it was; left out for an act of the dealer. */
  seat?: Seat;
  /** Left out for what was taken over from a record. */
  by?: By;
}

/** Somebody at the table. */
export interface PersonInfo {
  name: string;
  here: boolean;
  /** What the host keeps them from. */
  bars?: readonly ("seats" | "table" | "talk")[];
  face?: Face;
}

/** Is anybody there? */
export interface Ping {
  do: "ping";
}

/** A wish to play on from one of one's own mistakes. */
export interface PlayMoment {
  id: string;
  name: string;
  level?: string | null;
}

/** A wish to play on from a decision of a finished game. */
export interface PlayOn {
  id: string;
  /** The entry of the record's log before which one plays on. */
  entry: number;
  /** What one is called at the new table. */
  name: string;
  /** The bot on all other seats; null: the usual one. */
  level?: string | null;
}

/** The chance of the seat at a moment. */
export interface Point {
  /** How many entries of the log came before. */
  entry: number;
  chance: number;
}

/** Yes; and what time it is here, in milliseconds. */
export interface Pong {
  tell: "pong";
  now: number;
}

/** One's own finished games that the coach has not looked at, by all seats that one held. */
export interface PracticeGames {
  /** How many games there are without a report on each of those seats, asked for or not. */
  unseen: number;
  /** How many reports on them one has not asked for yet. */
  left: number;
  /** The reports on them that one waits for, the next one first. */
  asked: readonly ReportOf[];
  /** How many other games there are that the coach could not finish. */
  failed: number;
}

/** One's own mistakes. */
export interface PracticeList {
  /** Those that are to be answered now, the earliest first; some of them, if there are many. */
  due: readonly Moment[];
  /** Where none is due: those that come back first, for whoever wants to practise before. */
  ahead: readonly Moment[];
  /** How many are due. */
  waiting: number;
  /** How many come back later, */
  later: number;
  /** and when the first of them does. */
  next: number | null;
  /** How many sit. */
  settled: number;
}

/** What became of an answer. */
export interface Practised {
  tried: Tried;
  /** What was played in the game. */
  played: string;
  step: number;
  /** When it comes back; null: it sits. */
  due: number | null;
}

/** Which people have a device at the table now; not numbered, not kept. */
export interface Presence {
  tell: "presence";
  people: readonly number[];
  spectators: number;
}

/** Say something quickly. */
export interface React {
  do: "react";
  id: string;
  sign: Reaction;
}

/** Quick reactions, by name. */
export type Reaction = "applause" | "laugh" | "surprise" | "sigh" | "thanks" | "hurry";

/** One line of a score sheet. */
export interface Reason {
  seat: Seat;
  clause: string;
  /** What the line adds to the seat's total. */
  points: number;
  message: Message;
  /** Whether it says what puts the seat ahead of equals, or that they share. */
  settles: boolean;
}

/** Whom play is compared with, and by how many playouts. */
export interface Reference {
  /** The playouts of the search that names the rival. */
  race: number;
  /** The fresh worlds in which a rival is compared with the move that was played. */
  worlds: number;
  /** Those for a move that the reference would have played too. */
  sure: number;
  /** The playouts that a state of the ledger is worth. */
  states: number;
  /** How many acts of the dealer are drawn where they are not counted. */
  acts: number;
  /** Whether all acts of the dealer are counted where a game can tell them. */
  counted: boolean;
  /** The temperature with which the reference chooses between moves that are nearly as good. */
  heat: number;
}

/** Why an action is not possible now. */
export interface Refusal {
  /** The clause that forbids it, as in the rules: `F13`. */
  clause: string;
  message: Message;
}

/** The table does not allow it. */
export interface Refused {
  answer: "refused";
  id: string;
  code: string;
  message: Message;
}

/** Make a table with the same people after the end. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** A recorded game as one seat was told it, or a spectator (null). */
export interface Replay {
  game: GameName;
  rules: Rules;
  players: number;
  /** By seat; none at all if the record has none. */
  names: readonly string[];
  /** The bot on each seat, null for a person; none at all if the record does not say. */
  bots: readonly (string | null)[];
  seat: Seat | null;
  /** What there is to see before the first entry. */
  start: Seen;
  /** One message for each entry; `seq` and `version` are the entry's number, from 1. */
  moved: readonly Moved[];
  /** null: the record ends before the game does. */
  outcome: Outcome | null;
  fair: FairDeal | null;
  /** How many entries the table took over from another record. */
  begun: number;
  /** How many records the upload has. */
  lines: number;
  /** What is replayed as a file would have it, of the newest version and with every option. */
  record: TableRecord;
}

/** The answer to a command, by its id. */
export type Reply = Ok | Duplicate | Stale | Illegal | Refused | Why;

/** What the coach says about one seat of one game. */
export interface Report {
  /** The version of the coach. */
  coach: number;
  game: string;
  players: number;
  seat: Seat;
  /** Whether numba was there; without it budgets are smaller and numbers differ. */
  compiled: boolean;
  /** The kind of processor: on another one the last digits may differ. */
  machine: string;
  reference: Reference;
  /** In the order of the game. */
  decisions: readonly Decision[];
  ledger: Ledger;
  /** By what the seat could know: at the start, at its decisions, and at the end. */
  curve: readonly Point[];
  /** With all hands open, after every entry. */
  open_curve: readonly Point[];
  summary: Summary;
}

/** What a report is about. */
export interface ReportOf {
  code: string;
  seat: Seat;
}

/** The end of a recorded game. */
export interface Result {
  totals: readonly number[];
  winners: readonly Seat[];
  ranking?: readonly Seat[];
}

/** How the report on a seat stands. */
export interface ReviewState {
  /** `none`: nobody has asked for it, or the coach has become a newer one since. */
  state: "done" | "failed" | "none" | "running" | "waiting";
  /** While it waits: 1 is the next one. */
  place: number;
  /** While it waits: the coach gets ready for this game first, as once after an installation. */
  preparing: boolean;
  /** While it is made: how much of it is done, */
  done: number;
  /** of how much; 0: not known yet. */
  total: number;
  /** While it is made: the decisions that are weighed, those first that looked worst. */
  found: readonly Decision[];
  report: Report | null;
  /** Why it failed; it may be asked for again. */
  error: Message | null;
}

/** The rules of one game as a table plays it. */
export interface Rulebook {
  title: string;
  introduction: string;
  /** What is special about the edition, in a sentence. */
  edition: string;
  sections: readonly Section[];
  examples: readonly string[];
}

export type Rules = FigaroRuleset | FlohcatiRuleset;

/** A place at the table, clockwise from 0. */
export type Seat = number;

/** A seat, as everybody sees it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  person?: number;
  level?: string;
  /** Why a bot stands in. */
  absent?: Absence;
  /** What was mixed into the deal; shown when the game has begun. */
  seed?: string;
  mixed_in?: boolean;
  /** Games won before this one, in a series of rematches. */
  wins?: number;
  /** After the end: whether everybody may see the coach's reports, as far as this seat says. */
  agrees?: boolean;
}

export type SeatPlan = OpenSeat | BotSeat | OwnSeat;

/** A seat on which a bot has played first, and then somebody else. */
export interface SeatTakenOver {
  /** The first entry that the bot had no part in. */
  entry: number;
  seat: Seat;
  bot: string;
  /** What the bot was called. */
  name: string;
}

/** Who sits where has changed, or the game begins. */
export interface Seating {
  tell: "seats";
  seq: number;
  version: number;
  status: Status;
  seats: readonly SeatInfo[];
  people: readonly PersonInfo[];
  host: number | null;
  actor: Seat | null;
  /** When the time for the move is over; a bot that stands in has none. */
  until: number | null;
  /** When the game begins: what there is to see before the first act. */
  seen: readonly Seen[];
  take_over: TakeOverInfo;
}

/** Clauses under one heading. */
export interface Section {
  heading: string;
  clauses: readonly Clause[];
}

/** What one seat of the device sees, or a spectator (null). */
export interface Seen {
  seat: Seat | null;
  events?: readonly GameEvent[];
  /** Left out while the dealer is about to act: the next message has it. */
  view?: View;
  /** Instead of a view, for a device that keeps the last one: the fields that are different. */
  changed?: Changes;
}

/** Give a seat where nobody sits to a bot, or open it, before the start (host). */
export interface SetSeat {
  do: "set-seat";
  id: string;
  seat: Seat;
  level?: string | null;
}

/** Choose a face, or show none. */
export interface ShowFace {
  do: "face";
  id: string;
  face: Face | null;
}

/** Take an open seat; several seats make a device a shared one. */
export interface Sit {
  do: "sit";
  id: string;
  seat: Seat;
  name: string;
}

/** The game has moved on; nothing has changed. */
export interface Stale {
  answer: "stale";
  id: string;
  version: number;
}

/** Give a seat back before the start. */
export interface Stand {
  do: "stand";
  id: string;
  seat: Seat;
}

/** Begin the game; bots take the empty seats (host). */
export interface Start {
  do: "start";
  id: string;
}

export type Status = "over" | "playing" | "waiting";

/** A game of the seat at a glance. */
export interface Summary {
  /** Without those that were forced. */
  decisions: number;
  costly: number;
  /** The chance that was given away against the reference's first choice, over all decisions. */
  lost: number;
  error: number;
  /** The entries of the costly decisions, at most three, the costliest first. */
  costliest: readonly number[];
  kinds: readonly KindSum[];
  /** Which level plays like this; told by the standard budget alone, by which it was measured. */
  like: Likeness | null;
}

/** What whoever has the code may know of a table before coming. */
export interface TableCard {
  code: string;
  game: GameName;
  rules: Rules;
  status: Status;
  seats: readonly SeatInfo[];
  /** The host's name; empty: nobody is the host. */
  host: string;
  clock: number | null;
  away: number | null;
  /** How many may look on. */
  spectators: number;
  /** Whether the table plays on from a record, without fair deal. */
  marked: boolean;
  /** Whether the coach helps whoever plays there alone. */
  practice: boolean;
}

/** How a table plays. */
export interface TableInfo {
  code: string;
  game: GameName;
  rules: Rules;
  listed: boolean;
  clock: number | null;
  away: number | null;
  spectators: number;
  first: Seat | null;
  /** The bot for empty seats and for those who are away. */
  fill: string;
  marked: boolean;
  /** Whether the coach helps whoever plays here alone. */
  practice: boolean;
  /** How many games of the same people came before: this is their rematch. */
  games: number;
}

/** A table in a list. */
export interface TableLine {
  code: string;
  game: GameName;
  edition: string;
  status: Status;
  /** By seat; empty: nobody sits there, or somebody whose name was deleted. */
  names: readonly string[];
  /** How many seats are open. */
  open: number;
  /** When something happened there last. */
  at: number;
  /** Of one's own games: the first seat that one holds. */
  seat?: Seat;
  /** Of one's own games that are played: whether one has to move. */
  turn?: boolean;
  /** At the end, by seat: 1 is the best, and several may share a place. */
  ranks: readonly number[];
  /** At the end, by seat. */
  totals: readonly number[];
}

/** A record that knows who was a bot, and what the deal was made of. */
export interface TableRecord {
  tusch: number;
  game: GameName;
  players: number;
  rules: Rules;
  names?: readonly string[];
  log: readonly (readonly [Seat | null, string])[];
  result?: Result;
  /** The name of the bot on each seat; null for a person. */
  bots?: readonly (string | null)[];
  fair?: FairDeal;
  /** How many entries the table took over from another record. */
  begun?: number;
  /** The entries that bots made who could not think as they do at their level. */
  below_level?: readonly number[];
  /** The entries that bots made for people who were away. */
  stood_in?: readonly number[];
  /** In the order in which it happened. */
  taken_over?: readonly SeatTakenOver[];
  /** Whether the coach could be asked during the game. */
  practice?: boolean;
}

/** Take over a bot's seat after the start; at a listed table the host is asked. */
export interface TakeOver {
  do: "take-over";
  id: string;
  seat: Seat;
  /** For somebody who has no name at this table yet. */
  name?: string;
}

/** Somebody who would like to take over a bot's seat. */
export interface TakeOverAsk {
  person: number;
  seat: Seat;
}

/** A seat that somebody has taken over from a bot. */
export interface TakeOverDone {
  /** The version of the game then. */
  version: number;
  seat: Seat;
  /** What the bot was called. */
  bot: string;
}

/** Friends who come after the start, and bots' seats. */
export interface TakeOverInfo {
  allowed: boolean;
  /** Who waits for the host's answer. */
  asks: readonly TakeOverAsk[];
  done: readonly TakeOverDone[];
}

/** A move was taken back, with all that followed it. */
export interface TakenBack {
  tell: "undone";
  seq: number;
  version: number;
  seat: Seat;
  /** How many entries of the log are gone. */
  entries: number;
  actor: Seat | null;
  until: number | null;
  seen: readonly Seen[];
}

/** Somebody has said something. */
export interface Talk {
  tell: "said";
  seq: number;
  line: Line;
}

/** A mood in which a bot may play: `level/temper`. */
export interface TemperInfo {
  name: string;
  /** The message that is its name. */
  title: string;
  /** The message that is a sentence about it. */
  about: string;
}

/** All that a device says on its socket. */
export type ToServer =
  | Sit | Stand | Kick | SetSeat | MixIn | Start | Act | WhyNot | AskUndo | AnswerUndo | Back | Wait
  | Chat | React | ShowFace | Rematch | AgreeReview | Leave | PassHost | Mute | Ban | HandOver
  | Claim | TakeOver | AnswerTakeOver | AllowTakeOver | Watch | Ping;

/** Numbered news: a device that comes back names the last number. */
export type Told =
  | Whole | Seating | Moved | TakenBack | UndoTalk | Talk | HandCode | Waited | Over | Again | Clock;

/** What the coach says about a move that somebody tries. */
export interface Tried {
  /** Whether it is not proven to be worse than another. */
  accepted: boolean;
  verdict: Verdict;
  /** What the best other move would have gained. */
  loss: number;
  error: number;
  /** What was considered, the tried move too. */
  moves: readonly Move[];
  /** The best other move, in the notation of records. */
  better: string | null;
  /** Why it is costly. */
  reason: Message | null;
}

/** Another move in a moment of a report. */
export interface Try {
  /** The entry of the record's log that it would take the place of. */
  entry: number;
  /** In the notation of records. */
  move: string;
}

/** An undo that is asked for. */
export interface UndoInfo {
  seat: Seat;
  waits_for: readonly number[];
  until: number;
}

/** A word about an undo: the request as it stands, or null if it is off. */
export interface UndoTalk {
  tell: "undo";
  seq: number;
  undo: UndoInfo | null;
  denied_by: number | null;
}

/** What there is to say about a decision. */
export type Verdict = "best" | "costly" | "even" | "forced";

export type View = FigaroView | FlohcatiView;

/** Be waited for at the end of one's turns, whatever one could do, or no longer. */
export interface Wait {
  do: "wait";
  id: string;
  always: boolean;
}

/** Whether the table waits for whoever plays on this device; nobody else is told. */
export interface Waited {
  tell: "wait";
  seq: number;
  always: boolean;
}

/** Watch a table, from the number of the last event that the device knows. */
export interface Watch {
  do: "watch";
  table: string;
  since?: number | null;
  /** Whether the device keeps each view, and is told only what changes in it. */
  changes?: boolean;
}

/** The table as a whole: at the beginning, and when the device became something else. */
export interface Whole {
  tell: "table";
  seq: number;
  version: number;
  status: Status;
  info: TableInfo;
  seats: readonly SeatInfo[];
  people: readonly PersonInfo[];
  host: number | null;
  you: You;
  /** The promise of the fair deal; null at a table without one. */
  commitment: string | null;
  seen: readonly Seen[];
  /** The last moves and acts of the dealer. */
  past: readonly Past[];
  actor: Seat | null;
  /** When the time for the move is over. */
  until: number | null;
  undo: UndoInfo | null;
  chat: readonly Line[];
  outcome: Outcome | null;
  /** The revealed secret, at the end. */
  fair: FairDeal | null;
  rematch: string | null;
  take_over: TakeOverInfo;
}

/** The answer to a question; without a refusal the move is possible. */
export interface Why {
  answer: "why";
  id: string;
  refusal: Refusal | null;
}

/** Ask why a move is not possible; nothing changes. */
export interface WhyNot {
  do: "why-not";
  id: string;
  seat?: Seat | null;
  action: Action;
}

/** What the last decision of a seat was worth. */
export interface Wise {
  version: number;
  /** Its entry in the log of the game. */
  entry: number;
  decision: Decision;
}

/** What this device is at the table. */
export interface You {
  person: number | null;
  seats: readonly Seat[];
  host: boolean;
  /** Codes that move one of these seats to another device. */
  codes: readonly (readonly [Seat, string])[];
  /** Whether the table waits for them at the end of their turns, whatever they could do. */
  waited_for: boolean;
  /** How many moves a bot has made for these seats since somebody moved there last, if it did. */
  stood_in?: readonly (readonly [Seat, number])[];
}
