/** What the report looks like: the steps of the ledger, the line of the curve. */

import type { Message } from "../app/message";
import type { Decision, Ledger, Likeness, Point, Reference, Replay } from "../net/protocol";

/** Points of winning chance, 100 for a win. */
export function points(chance: number): number {
  return Math.round(chance * 100);
}

/** An amount with its sign, as it is printed: a real minus, and nothing before 0. */
export function signed(chance: number): string {
  return withSign(points(chance));
}

/** Points with their sign. */
export function withSign(amount: number): string {
  return amount === 0 ? "0" : amount > 0 ? `+${amount}` : `−${-amount}`;
}

/** How many standard errors an interval of 95 % has to each side. */
export const WIDE = 1.96;

/** How far off we may be, by a standard error, as it is printed: what is small is not nothing. */
export function margin(error: number): string {
  return `±${Math.max(1, points(WIDE * error))}`;
}

/** What a move gave away, ready to be said. */
export function given(loss: number, error: number): Record<string, string | number> {
  return { loss: signed(-loss), error: margin(error), count: Math.abs(points(loss)) };
}

/** In how many worlds a loss has to be seen before a move is called costly. */
export const ENOUGH = 50;

/** Whether there were worlds enough for any move to be called costly. */
export function canProve({ worlds }: Reference): boolean {
  return worlds >= ENOUGH;
}

/** The points of each account, rounded so that together they lead from the start to the result. */
export function rounded({ start, result, accounts }: Ledger): number[] {
  const found = accounts.map(({ amount }) => points(amount));
  const missing = found.reduce((left, each) => left - each, points(result) - points(start));
  const way = Math.sign(missing);
  const nearest = accounts
    .map(({ name, amount }, place) => ({ name, place, off: way * (100 * amount - found[place]!) }))
    // What one's own moves cost is said elsewhere too.
    .filter(({ name }) => name !== "play")
    .sort((one, other) => other.off - one.off);
  for (const { place } of nearest.slice(0, Math.abs(missing))) found[place]! += way;
  return found;
}

/** A bar of the ledger: from where to where the chance went, as shares of the width. */
export interface Bar {
  from: number;
  to: number;
}

/** The bars of a ledger one after the other, and where no chance and a sure win lie. */
export function bars({ start, accounts }: Ledger): { steps: Bar[]; none: number; win: number } {
  let at = start;
  const steps = accounts.map(({ amount }) => ({ from: at, to: (at += amount) }));
  const all = [0, 1, ...steps.flatMap(({ from, to }) => [from, to])];
  const low = Math.min(...all);
  const width = Math.max(...all) - low;
  const share = (chance: number): number => (chance - low) / width;
  return {
    steps: steps.map(({ from, to }) => ({ from: share(from), to: share(to) })),
    none: share(0),
    win: share(1),
  };
}

/** A point of a line: how far along it is, as a share. */
export interface Along {
  x: number;
  chance: number;
}

/** A curve along the points of another one, whose points lie at even distances. */
export function along(curve: readonly Point[], points: readonly Point[]): Along[] {
  const last = points.length - 1;
  let next = 1;
  return curve.map(({ entry, chance }) => {
    while (next < last && points[next]!.entry < entry) next += 1;
    const from = points[next - 1]!.entry;
    const way = (points[next]?.entry ?? from) - from;
    const part = way ? Math.min(1, Math.max(0, (entry - from) / way)) : 0;
    return { x: (next - 1 + part) / last, chance };
  });
}

/** A line on a field of this size: time goes to the right, a win is at the top. */
export function line(curve: readonly Along[], width: number, height: number): string {
  return curve
    .map(({ x, chance }, place) => {
      const at = `${(x * width).toFixed(1)} ${((1 - chance) * height).toFixed(1)}`;
      return `${place ? "L" : "M"}${at}`;
    })
    .join("");
}

/** The decision that led to a point of the curve, if one did. */
export function decisionAt(decisions: readonly Decision[], { entry }: Point): Decision | undefined {
  return decisions.find((decision) => decision.entry + 1 === entry);
}

/** A move that was considered, as it was offered; null: it was not weighed. */
export function offered({ moves }: Decision, move: string | null): Message | null {
  return moves.find((each) => each.move === move)?.message ?? null;
}

/** The moves that bots made at this table: which entries, and on which seats. */
export function botMoves({ moved, begun }: Replay): readonly { entry: number; bot: number }[] {
  return moved.flatMap(({ by, seat }, entry) =>
    entry >= begun && by === "bot" && seat !== null ? [{ entry, bot: seat }] : [],
  );
}

/** The level that plays like this, in words. */
export function likeness({ level, low, high }: Likeness): Message {
  const named = (name: string): Message => ({ id: `bot-${name}`, args: {} });
  return low === high
    ? { id: "coach-like", args: { level: named(level) } }
    : {
        id: "coach-like-between",
        args: { level: named(level), low: named(low), high: named(high) },
      };
}
