/** The worker of the pocket: Python, and in it the whole server, for the page that started it. */

import type { PyodideInterface } from "pyodide";
import type { Answer, FromPocket, ToPocket } from "./lines";
import { compiled, type Search } from "./search";
import { Shelf } from "./shelf";

const LOCK = "tusch-pocket";

/** The module tusch.pocket.bridge. */
interface Bridge {
  bring_searches(compiled: (file: Uint8Array<ArrayBuffer>) => Promise<Search>): Promise<void>;
  open_pocket(
    origin: string,
    keep: (image: Uint8Array, cookies: string) => Promise<void>,
    image: Uint8Array,
    cookies: string,
  ): Promise<Server>;
}

interface Server {
  ask(method: string, path: string, body: string): Promise<Answer>;
  plug(path: string, hear: (text: string) => void, closed: () => void): Promise<Plug | undefined>;
  close(): Promise<void>;
}

interface Plug {
  say(text: string): void;
  close(code: number): void;
}

const page = self as unknown as {
  postMessage(said: FromPocket, transfer?: Transferable[]): void;
};
const tell = (said: FromPocket, transfer: Transferable[] = []): void =>
  page.postMessage(said, transfer);
const fail = (error: unknown): void => tell({ tell: "failed", why: String(error) });

let server: Server;
let closed: () => void;
/** A socket may be spoken to, or closed, before it is open. */
const plugs = new Map<number, Promise<Plug | undefined>>();

/** Serve until we are closed; two windows must not write the same store. */
async function begin(files: readonly string[]): Promise<void> {
  const { held } = await navigator.locks.query();
  if (held?.some(({ name }) => name === LOCK)) tell({ tell: "waiting" });
  await navigator.locks.request(LOCK, async () => {
    tell({ tell: "loading" });
    // Safari does it to pages that were away for a while: another worker goes on with what is kept.
    const lost = (): void => fail("what is kept was closed");
    const [python, shelf] = await Promise.all([load(files), Shelf.open(lost)]);
    const bridge = python.pyimport("tusch.pocket.bridge") as Bridge;
    const keep = (image: Uint8Array, cookies: string): Promise<void> => shelf.keep(image, cookies);
    await bridge.bring_searches(compiled);
    server = await bridge.open_pocket(location.origin, keep, shelf.image, shelf.cookies);
    tell({ tell: "ready" });
    await new Promise<void>((end) => (closed = end));
    await server.close();
  });
  tell({ tell: "closed" });
}

/** Start Python with all that the server needs. */
async function load(files: readonly string[]): Promise<PyodideInterface> {
  const named = (end: string): string => files.find((path) => path.endsWith(end)) ?? end;
  const entry = named("/pyodide.mjs");
  const starting = import(/* @vite-ignore */ entry) as Promise<typeof import("pyodide")>;
  const [python, wheel, ours] = await Promise.all([
    starting.then(({ loadPyodide }) =>
      loadPyodide({ indexURL: entry.slice(0, entry.lastIndexOf("/") + 1) }),
    ),
    fetched(named(".whl")),
    fetched(named(".tar.xz")),
  ]);
  python.unpackArchive(wheel, "wheel");
  const extractDir = python.runPython("import site; site.getsitepackages()[0]") as string;
  python.unpackArchive(ours, "xztar", { extractDir });
  return python;
}

async function fetched(path: string): Promise<ArrayBuffer> {
  const found = await fetch(path);
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  return found.arrayBuffer();
}

async function ask(id: number, method: string, path: string, body: string): Promise<void> {
  const answer = await server.ask(method, path, body);
  tell({ tell: "answer", id, answer }, [answer[2].buffer]);
}

async function plug(id: number, path: string): Promise<void> {
  const hear = (text: string): void => tell({ tell: "heard", id, text });
  const ended = (): void => {
    plugs.delete(id);
    tell({ tell: "unplugged", id });
  };
  plugs.set(id, server.plug(path, hear, ended));
  if (await plugs.get(id)) tell({ tell: "plugged", id });
}

addEventListener("message", ({ data }: MessageEvent<ToPocket>) => {
  switch (data.do) {
    case "open":
      return void begin(data.files).catch(fail);
    case "ask":
      return void ask(data.id, data.method, data.path, data.body).catch(fail);
    case "plug":
      return void plug(data.id, data.path).catch(fail);
    case "say":
      return void plugs
        .get(data.id)
        ?.then((plug) => plug?.say(data.text))
        .catch(fail);
    case "unplug":
      return void plugs
        .get(data.id)
        ?.then((plug) => plug?.close(data.code))
        .catch(fail);
    case "close":
      return closed();
  }
});
