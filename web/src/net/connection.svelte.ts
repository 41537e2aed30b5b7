/** The socket of this device: one table at a time, reconnecting by itself, resending what was not answered. */

import { openSession, sessionLost } from "./api";
import type { Plug } from "./host";
import { newId } from "./ids";
import { place } from "./place.svelte";
import type { Closed, Command, FromServer, Presence, Reply, Told } from "./protocol";
import { checkProtocol } from "./server.svelte";
import { Views } from "./views";

export type Link = "connecting" | "open" | "lost";

/** What a table tells, and the refusal of a message that had no id. */
export type News = Told | Presence | Closed | { tell: "refused"; reply: Reply };

type Without<C> = C extends unknown ? Omit<C, "id"> : never;
/** What a command says beside its id. */
export type Say = Without<Command>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;
/** After how long without an answer we ask whether anybody is there. */
const DOUBT = 2_000;
/** How long nobody may answer then; a line that turns out to be slow gets more and more. */
const PATIENCE = 4_000;
const MOST_PATIENCE = 16_000;

interface Waiting {
  text: string;
  sent: boolean;
  done: (reply: Reply) => void;
}

export class Connection {
  link: Link = $state("connecting");
  /** The server's clock less ours, in milliseconds. */
  clockOffset = $state(0);

  /** Where the table is; nobody else is ever asked for it. */
  readonly #host = place.host;
  #code: string;
  #hear: (news: News) => void;
  #since: () => number | null;
  #socket: Plug | null = null;
  #waiting = new Map<string, Waiting>();
  #views = new Views();
  #pause = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #patience = PATIENCE;
  #asked = 0;
  #closed = false;

  constructor(code: string, hear: (news: News) => void, since: () => number | null) {
    this.#code = code;
    this.#hear = hear;
    this.#since = since;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#open();
  }

  /** Send a command; the promise is kept when it is answered, however often the socket breaks. */
  send(say: Say): Promise<Reply> {
    const id = newId();
    const text = JSON.stringify({ ...say, id });
    return new Promise((done) => {
      const sent = this.#socket?.readyState === WebSocket.OPEN;
      this.#waiting.set(id, { text, sent, done });
      if (!sent) return;
      this.#socket!.send(text);
      // A server that hangs holds its sockets: nobody else would tell us.
      this.#doubt ??= setTimeout(() => this.#sendPing(), DOUBT);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#stop();
    this.#socket?.close(1000);
  }

  #hurry = (): void => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.link === "lost" && this.#retry) {
      clearTimeout(this.#retry);
      this.#pause = FIRST_WAIT;
      void this.#open();
    } else {
      this.#sendPing();
    }
  };

  async #open(): Promise<void> {
    this.#retry = undefined;
    try {
      await openSession(this.#host);
    } catch {
      this.#lost();
      return;
    }
    if (this.#closed) return;
    // A server that has these from us may still carry them out: then this one refuses none in haste.
    const sent = [...this.#waiting].filter(([, each]) => each.sent).map(([id]) => id);
    // The table is for a proxy, which may send everybody at it to the same server.
    const asked = new URLSearchParams({ table: this.#code });
    if (sent.length) asked.set("again", sent.join(","));
    const socket = this.#host.plug(`/api/socket?${asked}`);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      // Refused before it opened: the server may not know the session any more.
      if (this.link !== "open") sessionLost(this.#host);
      this.#lost();
    };
  }

  #opened(socket: Plug): void {
    this.#hush();
    // It may be another server that answers now.
    if (this.link === "lost") void checkProtocol();
    this.link = "open";
    const since = this.#since();
    socket.send(
      JSON.stringify({
        do: "watch",
        table: this.#code,
        changes: true,
        ...(since === null ? {} : { since }),
      }),
    );
    for (const waiting of this.#waiting.values()) {
      socket.send(waiting.text);
      waiting.sent = true;
    }
    this.#sendPing();
    this.#ping = setInterval(() => this.#sendPing(), PING_EVERY);
  }

  #heard(message: FromServer): void {
    this.#hush();
    if ("answer" in message) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      this.#pause = FIRST_WAIT;
      if (waiting) waiting.done(message);
      else this.#hear({ tell: "refused", reply: message });
    } else if (message.tell === "pong") {
      this.clockOffset = message.now - Date.now();
      if (performance.now() - this.#asked < DOUBT) this.#patience = PATIENCE;
    } else {
      // Where a server cannot show the table, or decide what waits, it drops us: then we come back
      // less and less often.
      if (!this.#waiting.size) this.#pause = FIRST_WAIT;
      this.#hear(this.#views.complete(message));
    }
  }

  #sendPing(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send('{"do":"ping"}');
    // A phone that slept may hold a socket that nobody serves any more.
    this.#listen();
  }

  /** Take the connection for lost, unless something is heard before our patience is at its end. */
  #listen(): void {
    if (this.#silence) return;
    this.#asked = performance.now();
    this.#silence = setTimeout(() => {
      this.#patience = Math.min(2 * this.#patience, MOST_PATIENCE);
      this.#lost();
    }, this.#patience);
  }

  /** Somebody is there. */
  #hush(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#silence);
    this.#doubt = this.#silence = undefined;
  }

  #lost(): void {
    this.#stop();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#closed) return;
    this.link = "lost";
    const wait = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(2 * this.#pause, LONGEST_WAIT);
    this.#retry = setTimeout(() => void this.#open(), wait);
  }

  #stop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#hush();
  }
}
