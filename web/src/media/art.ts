/** The drawings, from the one source in the Python package. */

const FILES = import.meta.glob<string>("../../../src/tusch/art/**/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const BY_NAME = new Map(
  Object.entries(FILES).map(([path, url]) => [
    path.replace(/^.*\/art\//, "").replace(/\.svg$/, ""),
    url,
  ]),
);

/** The address of a drawing: `figaro/R1`, `flohcati/tent`. */
export function drawing(name: string): string {
  return BY_NAME.get(name) ?? "";
}

/** What is on a card: the drawing of its face, and the value that is written over it. */
export function face(game: string, card: string): { src: string; value: string } {
  // Cards of two signs are of a kind and have a value; a kind may have one drawing for all values.
  const src = BY_NAME.get(`${game}/${card}`) ?? drawing(`${game}/${card[0]}`);
  return { src, value: card.length === 2 ? card[1]! : "" };
}

/** Drawings that are kept, so that one that is shown is there at once. */
const KEPT = new Map<string, HTMLImageElement>();

/** Fetch the drawings of a game before they are needed. */
export function preload(game: string): void {
  for (const [name, url] of BY_NAME) {
    if (!name.startsWith(`${game}/`) || name.includes("hero") || KEPT.has(name)) continue;
    const image = new Image();
    image.src = url;
    KEPT.set(name, image);
  }
}
