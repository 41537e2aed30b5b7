/** What decided a game, in a word: as much as the ledger proves, and no more. */

import type { AccountName, Ledger, Outcome, Report } from "../net/protocol";
import { canProve, WIDE } from "./figures";

export type Cause = "cards" | "others" | "own";

const CAUSES: Readonly<Record<AccountName, Cause>> = {
  cards: "cards",
  // How one's moves turned out by cards that nobody could see.
  lie: "cards",
  // What strong play gains and how far one fell short of it: what the moves gained over simple play.
  par: "own",
  play: "own",
  theirs: "others",
};

/** What a cause brought or cost in the end. */
export interface Share {
  cause: Cause;
  amount: number;
  error: number;
}

/** The ledger by its three causes, which add up as its accounts do. */
export function shares({ accounts }: Ledger): Share[] {
  return (["cards", "others", "own"] as const).map((cause) => {
    const own = accounts.filter(({ name }) => CAUSES[name] === cause);
    return {
      cause,
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      error: Math.hypot(...own.map(({ error }) => error)),
    };
  });
}

/** Whether something surely helped or surely cost, or whether that is hard to tell. */
export function way({ amount, error }: Share): "helped" | "cost" | "open" {
  if (Math.abs(amount) <= WIDE * error) return "open";
  return amount > 0 ? "helped" : "cost";
}

export interface Decided {
  /** What counted most; open: nothing that can be told. */
  cause: Cause | "open";
  /** Whether it surely counted more than each of the others. */
  most: boolean;
}

/** What decided a game. */
export function decided({ ledger, reference, summary }: Report): Decided {
  const open: Decided = { cause: "open", most: false };
  const turn = Math.sign(ledger.result - ledger.start);
  if (!turn || !canProve(reference)) return open;
  const [first, next] = shares(ledger)
    .map((share) => ({ ...share, amount: turn * share.amount }))
    .sort((one, other) => other.amount - one.amount);
  if (way(first!) !== "helped") return open;
  // Nobody is told that their moves lost a game in which none was proven to be costly.
  if (first!.cause === "own" && turn < 0 && !summary.costly) return open;
  // The values between two accounts are in both, so their errors may well go opposite ways.
  const doubt = WIDE * (first!.error + next!.error);
  return { cause: first!.cause, most: first!.amount - next!.amount > doubt };
}

/** The last place that there is a word for. */
const LAST = 6;

/** How a game ended for a seat, as it is said: won, shared, lost (of two), or by the place. */
export function ending({ totals, winners, ranking }: Outcome, seat: number): string {
  if (winners.includes(seat)) return winners.length > 1 ? "shared" : "won";
  if (totals.length === 2) return "lost";
  const ahead = ranking?.indexOf(seat) ?? totals.filter((total) => total > totals[seat]!).length;
  const place = Math.max(ahead, winners.length) + 1;
  return place > LAST ? "lost" : `place-${place}`;
}
