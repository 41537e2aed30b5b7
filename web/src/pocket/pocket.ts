/** The pocket as the page sees it: a host whose server is a worker of this very page. */

import { scriptUrl } from "../app/trusted";
import type { Host, Plug, Question } from "../net/host";
import type { FromPocket, ToPocket } from "./lines";

type Stage = "waiting" | "loading" | "ready";

const MANIFEST = "/pocket/manifest.json";

/** Start the pocket, or wait while another window of this browser has it. */
export async function openPocket(
  told: (stage: Stage) => void,
): Promise<Host & { close(): Promise<void> }> {
  const pocket = new Pocket();
  await pocket.live(told);
  return pocket;
}

class Pocket implements Host {
  /** The worker that answers now. One that has died is followed by another with the next question. */
  #life: Promise<Life> | null = null;

  live(told: (stage: Stage) => void = () => undefined): Promise<Life> {
    if (!this.#life) {
      const life = begin(told);
      const gone = (): void => void (this.#life === life && (this.#life = null));
      life.then(({ ended }) => ended.then(gone), gone);
      this.#life = life;
    }
    return this.#life;
  }

  async ask(path: string, question: Question): Promise<Response> {
    const { signal } = question;
    // The one that follows may have to wait for another window, for as long as that is open.
    const late = new Promise<never>((_, fail) =>
      signal?.addEventListener("abort", () => fail(signal.reason as Error)),
    );
    return (await Promise.race([this.live(), late])).ask(path, question);
  }

  plug(path: string): Plug {
    const plug = new PocketPlug();
    this.live().then(
      (life) => life.plug(path, plug),
      () => plug.ended(),
    );
    return plug;
  }

  async close(): Promise<void> {
    const life = this.#life;
    this.#life = Promise.reject(new TypeError("closed"));
    this.#life.catch(() => undefined);
    await (await life)?.close();
  }
}

async function begin(told: (stage: Stage) => void): Promise<Life> {
  const { files } = (await (await fetch(MANIFEST)).json()) as { files: { path: string }[] };
  const paths = files.map(({ path }) => path);
  const script = paths.find((path) => path.endsWith(".js")) ?? "";
  const life = new Life(new Worker(scriptUrl(script), { type: "module" }), told);
  life.send({ do: "open", files: paths });
  await life.ready;
  return life;
}

/** One worker, from its start to its end. */
class Life {
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  #worker: Worker;
  #ids = 0;
  /** Why it is no more. */
  #dead: Error | null = null;
  #asked = new Map<number, { answer: (response: Response) => void; fail: (why: Error) => void }>();
  #plugs = new Map<number, PocketPlug>();
  #begun!: () => void;
  #fail!: (why: Error) => void;
  #end!: () => void;

  constructor(worker: Worker, told: (stage: Stage) => void) {
    this.#worker = worker;
    this.ready = new Promise((begun, fail) => ([this.#begun, this.#fail] = [begun, fail]));
    this.ended = new Promise((end) => (this.#end = end));
    worker.onmessage = ({ data }: MessageEvent<FromPocket>) => this.#hear(data, told);
    worker.onerror = (error) => this.#die(error.message);
  }

  send(said: ToPocket): void {
    this.#worker.postMessage(said);
  }

  ask(path: string, { method, body = "", signal }: Question): Promise<Response> {
    signal?.throwIfAborted();
    if (this.#dead) return Promise.reject(this.#dead);
    const id = (this.#ids += 1);
    return new Promise((answer, fail) => {
      signal?.addEventListener("abort", () => fail(signal.reason as Error));
      this.#asked.set(id, { answer, fail });
      this.send({ do: "ask", id, method, path, body });
    });
  }

  plug(path: string, plug: PocketPlug): void {
    if (this.#dead || plug.readyState === WebSocket.CLOSED) return plug.ended();
    const id = (this.#ids += 1);
    plug.end = (code) => this.send({ do: "unplug", id, code });
    plug.say = (text) => this.send({ do: "say", id, text });
    this.#plugs.set(id, plug);
    this.send({ do: "plug", id, path });
  }

  async close(): Promise<void> {
    this.send({ do: "close" });
    await this.ended;
  }

  #hear(said: FromPocket, told: (stage: Stage) => void): void {
    switch (said.tell) {
      case "waiting":
      case "loading":
        return told(said.tell);
      case "ready":
        told("ready");
        return this.#begun();
      case "answer": {
        const [status, headers, body] = said.answer;
        const response = new Response(status === 204 ? null : body, { status, headers });
        this.#asked.get(said.id)?.answer(response);
        this.#asked.delete(said.id);
        return;
      }
      case "plugged":
        return this.#plugs.get(said.id)?.opened();
      case "heard":
        return this.#plugs.get(said.id)?.onmessage?.({ data: said.text });
      case "unplugged":
        this.#plugs.get(said.id)?.ended();
        this.#plugs.delete(said.id);
        return;
      case "closed":
        return this.#die("closed");
      case "failed":
        return this.#die(said.why);
    }
  }

  /** Be no more: nobody may wait for an answer, or for news, that will never come. */
  #die(why: string): void {
    this.#worker.terminate();
    const error = (this.#dead = new TypeError(why));
    this.#fail(error);
    this.#end();
    for (const { fail } of this.#asked.values()) fail(error);
    for (const plug of this.#plugs.values()) plug.ended();
    this.#asked.clear();
    this.#plugs.clear();
  }
}

/** A socket of the pocket. */
class PocketPlug implements Plug {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** How something is said, and how it is closed, once there is a worker for it. */
  say: (text: string) => void = () => undefined;
  end: (code: number) => void = () => this.ended();

  opened(): void {
    // Closed before it was open: the worker knows by now.
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.say(text);
  }

  close(code = 1000): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.readyState = WebSocket.CLOSING;
    this.end(code);
  }

  ended(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
