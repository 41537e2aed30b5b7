import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Host, Plug, Question } from "../../src/net/host";

type Api = typeof import("../../src/net/api");
type Places = typeof import("../../src/net/place.svelte");

/** A host that tells what it was asked, and answers when it is let. */
class Scribe implements Host {
  asked: string[] = [];
  plugged: (Plug & { path: string; said: string[] })[] = [];
  closed = 0;
  answers: Promise<unknown> = Promise.resolve();

  constructor(readonly name: string) {}

  async ask(path: string, { method }: Question): Promise<Response> {
    this.asked.push(`${method} ${path}`);
    await this.answers;
    return Response.json(path === "/api/games" ? [{ code: this.name }] : { program: this.name });
  }

  plug(path: string): Plug {
    const said: string[] = [];
    const plug = {
      path,
      said,
      readyState: 1,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text: string) => void said.push(text),
      close: () => undefined,
    };
    this.plugged.push(plug);
    return plug;
  }

  close(): Promise<void> {
    this.closed += 1;
    return Promise.resolve();
  }
}

/** A promise, and what keeps it. */
function gate(): [Promise<void>, () => void] {
  let open = (): void => undefined;
  const closed = new Promise<void>((done) => (open = done));
  return [closed, () => open()];
}

let api: Api;
let places: Places;
let Connection: (typeof import("../../src/net/connection.svelte"))["Connection"];
let server: Scribe;
let pocket: Scribe;
const kept = new Map<string, string>();

beforeAll(async () => {
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("addEventListener", deaf.addEventListener);
  vi.stubGlobal("removeEventListener", deaf.removeEventListener);
  vi.stubGlobal("document", { ...deaf, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "home" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string, question: Question) => server.ask(path, question));
  vi.stubGlobal(
    "WebSocket",
    Object.assign(
      function (url: string) {
        return server.plug(url);
      },
      { OPEN: 1 },
    ),
  );
  api = await import("../../src/net/api");
  places = await import("../../src/net/place.svelte");
  ({ Connection } = await import("../../src/net/connection.svelte"));
});

beforeEach(async () => {
  server = new Scribe("server");
  pocket = new Scribe("pocket");
  kept.clear();
  places.openPocketBy(async () => pocket);
  await places.moveTo("server");
});

afterEach(() => vi.useRealTimers());

afterAll(() => vi.unstubAllGlobals());

describe("the place", () => {
  it("answers by itself alone", async () => {
    expect(await api.ownGames()).toEqual([{ code: "server" }]);
    await places.moveTo("pocket");
    expect(await api.ownGames()).toEqual([{ code: "pocket" }]);
    expect(server.asked).toEqual(["POST /api/session", "GET /api/games"]);
    expect(pocket.asked).toEqual(["POST /api/session", "GET /api/games"]);
  });

  it("forgets what was known of the other, and of itself once it was left", async () => {
    const program = async (): Promise<string> => (await api.catalogue()).program;
    expect([await program(), await program()]).toEqual(["server", "server"]);
    await places.moveTo("pocket");
    expect(await program()).toBe("pocket");
    await places.moveTo("server");
    expect(await program()).toBe("server");
    await api.openSession();
    expect(server.asked).toEqual(["GET /api/catalogue", "GET /api/catalogue", "POST /api/session"]);
    expect(pocket.closed).toBe(1);
  });

  it("is not asked what was begun at the other", async () => {
    const [late, answer] = gate();
    server.answers = late;
    const games = api.ownGames();
    await places.moveTo("pocket");
    answer();
    await expect(games).rejects.toThrow();
    expect(server.asked).toEqual(["POST /api/session"]);
    expect(pocket.asked).toEqual([]);
  });

  it("takes no answer of the other", async () => {
    await api.openSession();
    const [late, answer] = gate();
    server.answers = late;
    const made = api.catalogue();
    await places.moveTo("pocket");
    answer();
    await expect(made).rejects.toThrow();
  });

  it("has nobody to ask while it opens", async () => {
    const [opening, open] = gate();
    places.openPocketBy(async (told) => {
      told("waiting");
      await opening;
      return pocket;
    });
    const moved = places.moveTo("pocket");
    expect(places.place.stage).toBe("loading");
    await Promise.resolve();
    expect(places.place.stage).toBe("waiting");
    await expect(api.catalogue()).rejects.toThrow();
    open();
    await moved;
    expect(places.place.stage).toBe("open");
    expect([server.asked, pocket.asked]).toEqual([[], []]);
  });

  it("closes a pocket that opens too late", async () => {
    const [opening, open] = gate();
    places.openPocketBy(async () => {
      await opening;
      return pocket;
    });
    const moved = places.moveTo("pocket");
    await places.moveTo("server");
    open();
    await moved;
    expect(pocket.closed).toBe(1);
    expect([places.place.name, places.place.stage]).toEqual(["server", "open"]);
    expect((await api.catalogue()).program).toBe("server");
  });

  it("says that it did not open, and opens at another try", async () => {
    places.openPocketBy(() => Promise.reject(new TypeError("no room")));
    await places.moveTo("pocket");
    expect(places.place.stage).toBe("failed");
    places.openPocketBy(async () => pocket);
    await places.moveTo("pocket");
    expect(places.place.stage).toBe("open");
  });

  it("is remembered", async () => {
    expect(places.lastPlace()).toBe("server");
    await places.moveTo("pocket");
    expect(places.lastPlace()).toBe("pocket");
  });

  it("keeps a table's connection to itself, however often it breaks", async () => {
    vi.useFakeTimers();
    const connection = new Connection(
      "ABCDEF",
      () => undefined,
      () => null,
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(server.plugged.map(({ path }) => path)).toEqual(["ws://home/api/socket?table=ABCDEF"]);
    await places.moveTo("pocket");
    server.plugged[0]!.onclose!();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([pocket.asked, pocket.plugged]).toEqual([[], []]);
    connection.close();
  });
});
