/** What the page and the worker of its pocket say to each other. */

export type ToPocket =
  /** Begin, with these files. */
  | { do: "open"; files: readonly string[] }
  | { do: "ask"; id: number; method: string; path: string; body: string }
  | { do: "plug"; id: number; path: string }
  | { do: "say"; id: number; text: string }
  | { do: "unplug"; id: number; code: number }
  | { do: "close" };

export type FromPocket =
  | { tell: "waiting" | "loading" | "ready" | "closed" }
  /** The worker is of no use any more. */
  | { tell: "failed"; why: string }
  | { tell: "answer"; id: number; answer: Answer }
  | { tell: "plugged"; id: number }
  | { tell: "heard"; id: number; text: string }
  | { tell: "unplugged"; id: number };

/** What a request is answered: status, headers, body. */
export type Answer = [number, [string, string][], Uint8Array<ArrayBuffer>];
