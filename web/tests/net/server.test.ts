import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

let server: (typeof import("../../src/net/server.svelte"))["server"];
let checkProtocol: (typeof import("../../src/net/server.svelte"))["checkProtocol"];
let ServerHost: (typeof import("../../src/net/host"))["ServerHost"];

const fetched = vi.fn<() => Promise<Response>>();
const answers = (status: number): void =>
  void fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ protocol: 1 }, { status })),
  );

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", fetched);
  vi.resetModules();
  ({ server, checkProtocol } = await import("../../src/net/server.svelte"));
  ({ ServerHost } = await import("../../src/net/host"));
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(() => void (server.offline = false));

describe("a server", () => {
  it.each([200, 429, 500, 503])("that answers %i is there", async (status) => {
    answers(status);
    await checkProtocol();
    expect(server.offline).toBe(false);
  });

  it.each([502, 504])("is away where a proxy answers %i in its place", async (status) => {
    answers(status);
    await checkProtocol();
    expect(server.offline).toBe(true);
    answers(200);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.offline).toBe(false);
  });

  it("is looked for when a proxy answers a question alone", async () => {
    answers(502);
    const response = await new ServerHost().ask("/api/games", { method: "GET" });
    await vi.advanceTimersByTimeAsync(1);
    expect(response.status).toBe(502);
    expect(server.offline).toBe(true);
  });
});
