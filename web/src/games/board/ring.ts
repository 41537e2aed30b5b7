/** Seats in a ring, as they are laid out on the page: the reader's own at the bottom. */

/** The other seats, clockwise from the reader's left. */
export function others(players: number, seat: number | null): number[] {
  const own = seat ?? 0;
  const rest = Array.from({ length: players }, (_, step) => (own + step) % players);
  return seat === null ? rest : rest.slice(1);
}
