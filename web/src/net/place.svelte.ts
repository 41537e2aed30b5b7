/** Where the page plays: at the server that it came from, or in the pocket, on this very device. */

import { NoHost, ServerHost, type Host } from "./host";

export type PlaceName = "server" | "pocket";
/** How far it is open: a pocket has to be loaded, and waits while another window has it. */
export type Stage = "looking" | "loading" | "waiting" | "failed" | "open";
export type Opener = (
  told: (stage: "waiting" | "loading" | "ready") => void,
) => Promise<Host & { close(): Promise<void> }>;

class Place {
  name: PlaceName = $state("server");
  stage: Stage = $state("open");
  /** Whoever answers now: another one after every move, of which nothing is known yet. */
  host: Host = new ServerHost();
}

export const place = new Place();

const KEY = "tusch-place";

let opener: Opener = () => Promise.reject(new TypeError("there is no pocket"));
let close: (() => Promise<void>) | null = null;
/** Counts the moves: a pocket that opens when nobody waits for it any more is closed again. */
let moves = 0;

/** Say how the pocket is opened. */
export function openPocketBy(open: Opener): void {
  opener = open;
}

/** Where this browser played last. */
export function lastPlace(): PlaceName {
  try {
    return localStorage.getItem(KEY) === "pocket" ? "pocket" : "server";
  } catch {
    return "server";
  }
}

function remember(name: PlaceName): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A private window may not store anything; it begins at the server.
  }
}

/** Play somewhere else from now on. What was known of the place before is forgotten. */
export async function moveTo(name: PlaceName): Promise<void> {
  const move = (moves += 1);
  const left = close;
  close = null;
  remember(name);
  place.name = name;
  if (name === "server") {
    place.host = new ServerHost();
    place.stage = "open";
    await left?.();
    return;
  }
  place.host = new NoHost();
  place.stage = "loading";
  await left?.();
  await open(move);
}

async function open(move: number): Promise<void> {
  try {
    const pocket = await opener((stage) => {
      if (move === moves && stage !== "ready") place.stage = stage;
    });
    if (move !== moves) {
      await pocket.close();
      return;
    }
    close = () => pocket.close();
    place.host = pocket;
    place.stage = "open";
  } catch (error) {
    // Whoever is asked for help can read there why.
    console.warn(error);
    if (move === moves) place.stage = "failed";
  }
}
