/** Which screen is shown, by the address. */

import { place, type PlaceName } from "../net/place.svelte";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string; against?: string }
  | { screen: "table"; code: string; start?: boolean }
  | { screen: "games" }
  | { screen: "rules"; game: string; clause: string }
  | { screen: "lesson"; game: string }
  | { screen: "replay"; code: string; seat: number | null; at?: number }
  | { screen: "coach"; code: string; seat: number | null }
  | { screen: "again"; code: string; seat: number; entry: number }
  | { screen: "mistakes" }
  | { screen: "settings" }
  | { screen: "about" }
  | { screen: "nowhere" };

export function parse(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  switch (first) {
    case "":
      return { screen: "home" };
    case "new":
      return { screen: "new", game: second, against: hash.slice(1) };
    case "t":
      return second ? { screen: "table", code: second.toUpperCase() } : { screen: "nowhere" };
    case "games":
      return { screen: "games" };
    case "rules":
      return { screen: "rules", game: second, clause: hash.slice(1) };
    case "lesson":
      return { screen: "lesson", game: second };
    case "replay":
      return {
        screen: "replay",
        code: second.toUpperCase(),
        seat: seatIn(hash),
        at: entryIn(hash),
      };
    case "coach":
      return coach(second.toUpperCase(), third, seatIn(hash));
    case "mistakes":
      return { screen: "mistakes" };
    case "settings":
      return { screen: "settings" };
    case "about":
      return { screen: "about" };
    default:
      return { screen: "nowhere" };
  }
}

/** What the coach says about a game, or one moment of it that is tried again. */
function coach(code: string, entry: string, seat: number | null): Route {
  if (!code) return { screen: "nowhere" };
  return entry && seat !== null
    ? { screen: "again", code, seat, entry: Number(entry) }
    : { screen: "coach", code, seat };
}

/** From whose seat a replay is shown, as in `#2` and `#2-57`. */
function seatIn(hash: string): number | null {
  const found = /^#(\d)(-\d+)?$/.exec(hash);
  return found ? Number(found[1]) - 1 : null;
}

/** After how many entries a replay begins, as in `#2-57`. */
function entryIn(hash: string): number {
  return Number(/^#\d-(\d+)$/.exec(hash)?.[1] ?? 0);
}

function here(): Route {
  try {
    return parse(location.pathname, location.hash);
  } catch {
    return { screen: "nowhere" };
  }
}

/** What stands in the place of a code where a record is read from a file. */
const FILE = "FILE";

class Router {
  route: Route = $state.raw(here());
}

export const router = new Router();

addEventListener("popstate", () => (router.route = here()));

/** Go to another screen. */
export function go(path: string, route: Route | null = null): void {
  history.pushState({ place: place.name }, "", path);
  router.route = route ?? here();
  scrollTo(0, 0);
}

/** Where the page played when it came to the present entry of the browser's history; null: nobody knows. */
export function placeOfEntry(): PlaceName | null {
  return (history.state as { place?: PlaceName } | null)?.place ?? null;
}

/** Note in the browser's history that what is shown is of the place where the page plays. */
export function noteEntry(): void {
  history.replaceState({ place: place.name }, "");
}

/** Whether a screen shows a table, which is at one place and at no other. */
export function atTable(route: Route): boolean {
  return "code" in route && route.code !== FILE;
}

/** Whether a screen takes all of the window, as a table does: nothing else has room there. */
export function fillsWindow({ screen }: Route): boolean {
  return screen === "table" || screen === "replay" || screen === "lesson";
}

/** Whether a screen is the coach's, who is at the server. */
export function needsServer({ screen }: Route): boolean {
  return screen === "coach" || screen === "again" || screen === "mistakes";
}

/** Go to a table; `start`: whoever made it waits for nobody, and it begins at once. */
export function goToTable(code: string, { start = false } = {}): void {
  go(`/t/${code}`, { screen: "table", code, start });
}

/** The address of a replay, from somebody's seat if they have one, after so many entries. */
export function replayOf(code: string, seat: number | null = null, at = 0): string {
  return `/replay/${code}${seat === null ? "" : `#${seat + 1}${at ? `-${at}` : ""}`}`;
}

/** The address of what the coach says about a seat's game. */
export function coachOf(code: string, seat: number | null = null): string {
  return `/coach/${code}${seat === null ? "" : `#${seat + 1}`}`;
}

/** The address of a moment that is tried again. */
export function tryAgain(code: string, seat: number, entry: number): string {
  return `/coach/${code}/${entry}#${seat + 1}`;
}

/** For links: stay in the page unless the reader wants another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** For links that are read beside a game: in a tab of their own, unless no other tab could read them. */
export function besideTable(): Record<string, unknown> {
  return place.name === "pocket" ? { onclick: follow } : { target: "_blank", rel: "noopener" };
}
