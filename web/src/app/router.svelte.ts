/** Which screen is shown, by the address. */

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
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
      return { screen: "new", game: second };
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

class Router {
  route: Route = $state.raw(here());
}

export const router = new Router();

addEventListener("popstate", () => (router.route = here()));

/** Go to another screen. */
export function go(path: string, route: Route | null = null): void {
  history.pushState(null, "", path);
  router.route = route ?? here();
  scrollTo(0, 0);
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
