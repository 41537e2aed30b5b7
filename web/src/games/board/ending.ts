/** How a game ends for somebody: winning, losing by a hair, losing and looking on are different. */

export type Mood = "won" | "close" | "lost" | "watched";

/** Whoever is behind by so little lost by a hair. */
export const HAIR = 2;

/** How it is for a seat, or for a spectator. */
export function moodOf(
  seat: number | null,
  winners: readonly number[],
  close: readonly number[],
): Mood {
  if (seat === null) return "watched";
  if (winners.includes(seat)) return "won";
  return close.includes(seat) ? "close" : "lost";
}
