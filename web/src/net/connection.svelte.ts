/** The socket of this device: one table at a time, reconnecting by itself, resending what was not answered. */

import { openSession, sessionLost } from "./api";
import { newId } from "./ids";
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
const SILENCE = 10_000;

interface Waiting {
  text: string;
  sent: boolean;
  done: (reply: Reply) => void;
}

export class Connection {
  link: Link = $state("connecting");
  /** The server's clock less ours, in milliseconds. */
  clockOffset = $state(0);

  #code: string;
  #hear: (news: News) => void;
  #since: () => number | null;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #views = new Views();
  #pause = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
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
      if (sent) this.#socket!.send(text);
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
      await openSession();
    } catch {
      this.#lost();
      return;
    }
    if (this.#closed) return;
    // A server that has these from us may still carry them out: then this one refuses none in haste.
    const sent = [...this.#waiting].filter(([, each]) => each.sent).map(([id]) => id);
    const again = sent.length ? `?again=${sent.join(",")}` : "";
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket${again}`,
    );
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => {
      // Refused before it opened: the server may not know the session any more.
      if (this.link !== "open") sessionLost();
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(socket: WebSocket): void {
    // It may be another server that answers now.
    if (this.link === "lost") void checkProtocol();
    this.link = "open";
    // Where a server cannot decide what waits, it drops us: then we come back less and less often.
    if (!this.#waiting.size) this.#pause = FIRST_WAIT;
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
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if ("answer" in message) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      this.#pause = FIRST_WAIT;
      if (waiting) waiting.done(message);
      else this.#hear({ tell: "refused", reply: message });
    } else if (message.tell === "pong") {
      this.clockOffset = message.now - Date.now();
    } else {
      this.#hear(this.#views.complete(message));
    }
  }

  #sendPing(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send('{"do":"ping"}');
    // A phone that slept may hold a socket that nobody serves any more.
    this.#silence ??= setTimeout(() => this.#lost(), SILENCE);
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
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#silence = undefined;
    this.#retry = undefined;
  }
}
