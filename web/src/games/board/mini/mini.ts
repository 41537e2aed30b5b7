/** Small drawings of a moment: where things lie, and arrows between them. */

import type { Rules, View } from "../../../net/protocol";

export interface Spot {
  x: number;
  y: number;
}

/** A move on a small drawing, in the notation of records. */
export interface MarkedMove {
  move: string;
  better: boolean;
}

/** What a game gets to draw a moment. */
export interface MomentProps<V extends View = View, R extends Rules = Rules> {
  view: V;
  rules: R;
  names: readonly string[];
  /** Who looks at it, if they sit there. */
  you: number | null;
  moves: readonly MarkedMove[];
}

/** How wide small drawings are; what is on them is laid out in these units. */
export const WIDTH = 340;

/** Where so many cards lie beside each other: they overlap when there is not room for all. */
export function spread(count: number, left: number, room: number, card: number): number[] {
  const step = count > 1 ? Math.min(card + 3, (room - card) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, place) => left + step * place);
}

/** Where an arrow is bent: aside, so that two between the same things lie apart. */
function middle(from: Spot, to: Spot): Spot {
  const aside = from.x <= to.x ? -14 : 14;
  return { x: (from.x + to.x) / 2 + aside, y: (from.y + to.y) / 2 };
}

/** The line of an arrow. */
export function bow(from: Spot, to: Spot): string {
  const bend = middle(from, to);
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

/** The head of an arrow: a triangle in the direction in which it arrives. */
export function arrowHead(from: Spot, to: Spot, size = 9): string {
  const bend = middle(from, to);
  const turn = Math.atan2(to.y - bend.y, to.x - bend.x);
  const corner = (by: number, far: number): string =>
    `${round(to.x + Math.cos(turn + by) * far)} ${round(to.y + Math.sin(turn + by) * far)}`;
  return `M${corner(0, size)}L${corner(2.2, size)}L${corner(-2.2, size)}Z`;
}

/** A name as long as there is room for. */
export function short(name: string, room: number, size = 12): string {
  const most = Math.max(2, Math.floor(room / (size * 0.56)));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** Keep a text within its room, whatever font there is: one that is wider is pressed together. */
export function within(room: number): (text: SVGTextElement) => void {
  return (text) => {
    if (text.getComputedTextLength() <= room) return;
    text.setAttribute("textLength", String(room));
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
