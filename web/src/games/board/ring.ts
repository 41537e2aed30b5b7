/** Seats in a ring, as they are laid out on the page: the reader's own at the bottom. */

/** The other seats, clockwise from the reader's left. */
export function others(players: number, seat: number | null): number[] {
  const own = seat ?? 0;
  const rest = Array.from({ length: players }, (_, step) => (own + step) % players);
  return seat === null ? rest : rest.slice(1);
}

/** Where each of so many others is laid out, in six columns: up the left, along the top, down the right. */
export function around(count: number): { row: number; column: string }[] {
  const top = count === 4 ? 2 : Math.min(count, 3);
  const below = count - top;
  const wide = 6 / top;
  return Array.from({ length: count }, (_, place) => {
    if (below && place === 0) return { row: 2, column: count === 5 ? "1 / span 2" : "1 / span 3" };
    if (below && place === count - 1)
      return { row: 2, column: count === 5 ? "5 / span 2" : "4 / span 3" };
    return { row: 1, column: `${(place - (below ? 1 : 0)) * wide + 1} / span ${wide}` };
  });
}
