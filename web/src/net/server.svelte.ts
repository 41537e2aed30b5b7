/** Whether the server is there, and speaks as this page does. */

import { protocol, RefusedError } from "./api";
import { PROTOCOL } from "./protocol";

class Server {
  offline = $state(!navigator.onLine);
  /** Page and server are of different times, and do not understand each other. */
  misfit = $state(false);
}

export const server = new Server();

const LOOK_AGAIN = 4_000;

addEventListener("online", () => void checkProtocol());
addEventListener("offline", () => (server.offline = true));

/** Look whether the server is there, and still speaks as this page does; if not, look again. */
export async function checkProtocol(): Promise<void> {
  try {
    server.misfit = (await protocol()) !== PROTOCOL;
    server.offline = false;
  } catch (error) {
    // A refusal is an answer: the server is there.
    server.offline = !(error instanceof RefusedError);
    if (server.offline) setTimeout(() => void checkProtocol(), LOOK_AGAIN);
  }
}
