import type { FlohcatiView } from "../../net/protocol";

const BONUS = 10;

/** What the viewer's own cards count as they lie now (Z16); a test compares it with the server. */
export function soFar({ seat, hand, trios, gala }: FlohcatiView): number {
  if (seat === null) return 0;
  const best = new Map<string, number>();
  for (const card of hand)
    best.set(card[0]!, Math.max(best.get(card[0]!) ?? 0, Number(card.slice(1))));
  const cards = [...best.values()].reduce((sum, value) => sum + value, 0);
  return cards + BONUS * ((trios[seat]?.length ?? 0) + Number(gala === seat));
}
