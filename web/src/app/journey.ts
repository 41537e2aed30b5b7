/** Where the page plays when it begins, and the ways between the server and this device. */

import { catalogue } from "../net/api";
import { lastPlace, moveTo, place, type PlaceName } from "../net/place.svelte";
import { PROTOCOL } from "../net/protocol";
import { checkProtocol, server } from "../net/server.svelte";
import { keeping, lookForPocket } from "./keeping.svelte";
import { atTable, go, noteEntry, placeOfEntry, router } from "./router.svelte";

/** Milliseconds that a server may take to answer a page which could begin without it. */
const PATIENCE = 4_000;

/** Begin where the page was, or on this device if the server is away; from a table nobody is led away. */
export async function begin(): Promise<void> {
  await lookForPocket();
  const kept = keeping.state === "kept";
  const bound = atTable(router.route);
  const last = bound ? (placeOfEntry() ?? "server") : lastPlace();
  followEntries();
  if (kept && last === "pocket") {
    void toPocket();
    void checkProtocol();
    return;
  }
  if (lastPlace() === "pocket") void moveTo("server");
  noteEntry();
  if (kept && !bound) void lookFirst();
  else void checkProtocol();
}

/** Wait for the server's first answer: without one the page goes on by itself on this device. */
async function lookFirst(): Promise<void> {
  place.stage = "looking";
  await checkProtocol(PATIENCE);
  // Whoever has gone back to a table meanwhile stays there.
  if (place.stage !== "looking") return;
  if (server.offline && !atTable(router.route)) await toPocket();
  else place.stage = "open";
}

/** Play on this device; `path` is the screen to be seen there, if not the present one. */
export async function toPocket(path?: string): Promise<void> {
  await move("pocket", path);
  try {
    if (place.name === "pocket" && place.stage === "open")
      server.misfit = (await catalogue()).protocol !== PROTOCOL;
  } catch {
    // Somebody has moved on meanwhile.
  }
}

/** Play at the server. */
export async function toServer(path?: string): Promise<void> {
  server.misfit = false;
  await move("server", path);
  await checkProtocol();
}

async function move(name: PlaceName, path?: string): Promise<void> {
  const moved = moveTo(name);
  if (path === undefined) noteEntry();
  else go(path);
  await moved;
}

/** Whoever goes back to a table goes back to where it is. */
function followEntries(): void {
  addEventListener("popstate", () => {
    const wanted = placeOfEntry();
    if (wanted === null || wanted === place.name || !atTable(router.route)) return;
    if (wanted === "server") void toServer();
    else if (keeping.state === "kept") void toPocket();
  });
}
