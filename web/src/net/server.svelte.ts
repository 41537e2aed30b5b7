/** Whether the server is there, wherever the page plays, and whether page and host speak alike. */

import { isOfServer, onSilence } from "./host";
import { place } from "./place.svelte";
import { PROTOCOL, type Catalogue } from "./protocol";

class Server {
  offline = $state(!navigator.onLine);
  /** Page and host are of different times, and do not understand each other. */
  misfit = $state(false);
}

export const server = new Server();

const LOOK_AGAIN = 4_000;
/** While the page plays elsewhere nobody waits for the server. */
const LOOK_AGAIN_ELSEWHERE = 15_000;
const PATIENCE = 8_000;

let again: ReturnType<typeof setTimeout> | undefined;

addEventListener("online", () => void checkProtocol());
addEventListener("offline", () => {
  server.offline = true;
  lookAgain();
});
document.addEventListener("visibilitychange", () => {
  // Elsewhere nobody hears that a server has gone, and its way back is offered still.
  const unknown = server.offline || place.name === "pocket";
  if (document.visibilityState === "visible" && unknown) void checkProtocol();
});

onSilence(() => {
  if (!server.offline) void checkProtocol();
});

/** Look whether the server is there, and still speaks as this page does; if not, look again. */
export async function checkProtocol(patience = PATIENCE): Promise<void> {
  clearTimeout(again);
  try {
    const spoken = await protocol(patience);
    server.offline = false;
    if (place.name === "server" && spoken !== null) server.misfit = spoken !== PROTOCOL;
  } catch {
    server.offline = true;
    lookAgain();
  }
}

/** What the server speaks; null: it is there, and refuses to say so just now. */
async function protocol(patience: number): Promise<number | null> {
  const response = await fetch("/api/catalogue", { signal: AbortSignal.timeout(patience) });
  if (!isOfServer(response)) throw new TypeError("a proxy answers alone");
  return response.ok ? ((await response.json()) as Catalogue).protocol : null;
}

function lookAgain(): void {
  clearTimeout(again);
  const wait = place.name === "server" ? LOOK_AGAIN : LOOK_AGAIN_ELSEWHERE;
  again = setTimeout(() => void checkProtocol(), wait);
}
