/** The drawings, from the one source in the Python package. */

const FILES = import.meta.glob<string>("../../../src/tusch/art/**/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const BY_NAME = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/art\//, "").replace(/\.svg$/, ""), url]),
);

/** The address of a drawing: `figaro/R1`, `flohcati/tent`. */
export function drawing(name: string): string {
  return BY_NAME.get(name) ?? "";
}

/** What is on a card: the drawing of its face, and the value that is written over it. */
export function face(game: string, card: string): { src: string; value: string } {
  const whole = BY_NAME.get(`${game}/${card}`);
  if (game === "figaro") return { src: whole ?? "", value: card.slice(1) };
  return whole ? { src: whole, value: "" } : { src: drawing(`${game}/${card[0]}`), value: card.slice(1) };
}

/** The sign of a card's colour or attraction. */
export function mark(game: string, card: string): string {
  return drawing(`${game}/mark-${card.length === 2 ? card[0] : card}`);
}

/** Fetch the drawings of a game before they are needed. */
export function preload(game: string): void {
  for (const [name, url] of BY_NAME) {
    if (name.startsWith(`${game}/`) && !name.includes("hero")) new Image().src = url;
  }
}
