/** The end of Zirkus Flohcati: hands fan open one after the other, and the winner bows (Z16, Z17). */

import type { Beat, Scene } from "../../../theatre/scene";
import type { Message, Outcome, Reason } from "../../../net/protocol";
import { HAIR, moodOf, type Mood } from "../../board/ending";
import type { Bonus, Finale, Shown } from "./staged";

export function finale(view: Shown, outcome: Outcome): Scene<Shown> {
  const { totals, winners } = outcome;
  const seats = totals.map((_, seat) => seat);
  const order = [...seats].sort(
    (a, b) => totals[a]! - totals[b]! || Number(winners.includes(a)) - Number(winners.includes(b)),
  );
  const lines = seats.map((seat) => outcome.reasons.filter((reason) => reason.seat === seat));
  const best = lines.map((own) => own.flatMap(bestCard));
  const whole = lines.map((own) => own.flatMap(bonusOf));
  const close = seats.map((seat) => {
    const behind = totals[winners[0]!]! - totals[seat]!;
    return winners.includes(seat) || behind > HAIR ? null : behind;
  });
  const beaten = seats.filter((seat) => close[seat] !== null);
  const mood = moodOf(view.seat, winners, beaten);
  const verdict = ending(view, outcome, mood);
  let shown: Finale = {
    order,
    opened: [],
    best,
    lit: [],
    bonus: seats.map(() => []),
    sums: seats.map(() => 0),
    totals,
    bows: [],
    close,
    verdict,
    mood,
  };
  const still = (
    mark: string,
    holds: number,
    change: Partial<Finale>,
    caption: Message,
  ): Beat<Shown> => {
    shown = { ...shown, ...change };
    const next = { ...view, staged: { finale: shown } };
    return { mark, flights: [], view: next, lasts: 0, holds, caption };
  };
  const hand = (seat: number, place: number): Beat<Shown>[] => {
    const points = sum(lines[seat]!.filter((line) => bestCard(line).length));
    const trios = whole[seat]!.filter(({ cards }) => cards);
    const beats: Beat<Shown>[] = [
      {
        ...still(
          `opened-${place}`,
          700,
          { opened: [...shown.opened, seat] },
          { id: "page-scene-opened", args: { seat } },
        ),
        sound: "card",
      },
      still(
        `best-${place}`,
        1100,
        { lit: [...shown.lit, seat], sums: shown.sums.with(seat, points) },
        { id: "page-scene-best", args: { count: points } },
      ),
    ];
    // First the trios, then the gala: each is seen to be added.
    for (const [mark, bonus] of [
      ["trios", trios],
      ["gala", whole[seat]!],
    ] as const) {
      if (bonus.length === shown.bonus[seat]!.length) continue;
      const count = sum(bonus) - sum(shown.bonus[seat]!);
      beats.push({
        ...still(
          `${mark}-${place}`,
          900,
          {
            bonus: shown.bonus.with(seat, bonus),
            sums: shown.sums.with(seat, points + sum(bonus)),
          },
          { id: `page-scene-${mark}`, args: { count } },
        ),
        sound: "take",
      });
    }
    return beats;
  };
  const { staged: _, ...rest } = view;
  const before = [still("hands", 500, {}, { id: "page-hands", args: {} }), ...order.flatMap(hand)];
  return {
    beats: [
      ...before,
      {
        ...still("bow", 3500, { bows: winners }, verdict),
        sound: mood === "won" ? "win" : "turn",
        waits: true,
      },
      { mark: "over", flights: [], view: rest, lasts: 0, holds: 0 },
    ],
    tells: before.length,
  };
}

function bestCard({ message }: Reason): string[] {
  return typeof message.args.card === "string" ? [message.args.card] : [];
}

/** Z16: trios and the gala are what counts beside the best cards. */
function bonusOf({ message, points }: Reason): Bonus[] {
  if (!points || "card" in message.args) return [];
  const { cards } = message.args;
  return [{ cards: Array.isArray(cards) ? cards.map(String) : null, points }];
}

function sum(lines: readonly { points: number }[]): number {
  return lines.reduce((all, { points }) => all + points, 0);
}

function ending({ seat }: Shown, { totals, winners }: Outcome, mood: Mood): Message {
  if (winners.length > 1) return { id: "page-scene-shared", args: { count: winners.length } };
  const winner = winners[0]!;
  if (mood !== "close" || seat === null) return { id: "page-scene-bow", args: { seat: winner } };
  return {
    id: "page-scene-close",
    args: { seat: winner, count: totals[winner]! - totals[seat]! },
  };
}
