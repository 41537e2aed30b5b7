/** Which screen is shown, by the address. */

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "table"; code: string }
  | { screen: "games" }
  | { screen: "rules"; game: string; clause: string }
  | { screen: "lesson"; game: string }
  | { screen: "replay"; code: string }
  | { screen: "settings" }
  | { screen: "about" }
  | { screen: "nowhere" };

export function parse(path: string, hash: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
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
      return { screen: "replay", code: second.toUpperCase() };
    case "settings":
      return { screen: "settings" };
    case "about":
      return { screen: "about" };
    default:
      return { screen: "nowhere" };
  }
}

function here(): Route {
  try {
    return parse(location.pathname, location.hash);
  } catch {
    return { screen: "nowhere" };
  }
}

class Place {
  route: Route = $state.raw(here());
}

export const place = new Place();

addEventListener("popstate", () => (place.route = here()));

/** Go to another screen. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  place.route = here();
  scrollTo(0, 0);
}

/** For links: stay in the page unless the reader wants another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
