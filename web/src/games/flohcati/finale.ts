/** The end of Zirkus Flohcati: hands fan open one after the other, and the winner bows (Z16, Z17). */

import type { Beat, Scene } from "../../theatre/scene";
import type { Outcome } from "../../net/protocol";
import type { Finale, Shown } from "./staged";

/** Whoever is behind by so little lost by a hair. */
const HAIR = 2;

export function finale(view: Shown, outcome: Outcome): Scene<Shown> {
  const { totals, winners, reasons } = outcome;
  const seats = totals.map((_, seat) => seat);
  const order = [...seats].sort(
    (a, b) => totals[a]! - totals[b]! || Number(winners.includes(a)) - Number(winners.includes(b)),
  );
  const begun: Finale = {
    order,
    opened: [],
    best: seats.map((seat) =>
      reasons.flatMap(({ seat: whose, message }) =>
        whose === seat && typeof message.args.card === "string" ? [message.args.card] : [],
      ),
    ),
    extra: seats.map((seat) =>
      reasons.reduce(
        (sum, reason) =>
          reason.seat === seat && !("card" in reason.message.args) ? sum + reason.points : sum,
        0,
      ),
    ),
    totals,
    bows: [],
  };
  const still = (mark: string, holds: number, change: Partial<Finale>): Beat<Shown> => ({
    mark,
    flights: [],
    view: { ...view, staged: { finale: { ...begun, ...change } } },
    lasts: 0,
    holds,
  });
  const { staged: _, ...rest } = view;
  const won = view.seat !== null && winners.includes(view.seat);
  return {
    beats: [
      still("hands", 500, {}),
      ...order.map((_, place): Beat<Shown> => ({
        ...still(`opened-${place}`, 1300, { opened: order.slice(0, place + 1) }),
        sound: "card",
      })),
      {
        ...still("bow", 3500, { opened: order, bows: winners }),
        caption: ending(view, outcome),
        sound: won ? "win" : "turn",
        waits: true,
      },
      { mark: "over", flights: [], view: rest, lasts: 0, holds: 0 },
    ],
    tells: order.length + 1,
  };
}

/** Winning, losing by a hair and losing are three endings. */
function ending({ seat }: Shown, { totals, winners }: Outcome): Beat["caption"] {
  if (winners.length > 1) return { id: "page-scene-shared", args: { count: winners.length } };
  const winner = winners[0]!;
  const behind = seat === null ? HAIR + 1 : totals[winner]! - totals[seat]!;
  if (seat === winner || behind > HAIR) return { id: "page-scene-bow", args: { seat: winner } };
  return { id: "page-scene-close", args: { seat: winner, count: behind } };
}
