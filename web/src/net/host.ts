/** Whoever answers the page: the server that it came from, or the pocket, which it carries with it. */

/** What is said beside the path. */
export interface Question {
  method: string;
  body?: string;
  signal?: AbortSignal;
}

/** Something that answers as a server does. */
export interface Host {
  /** As `fetch` to the server would answer; `path` begins with /api. */
  ask(path: string, question: Question): Promise<Response>;
  /** As `new WebSocket(...)` to the server: a path with its query, e.g. /api/socket?table=ABCDEF. */
  plug(path: string): Plug;
}

/** What the page uses of a WebSocket; `readyState` has its numbers. */
export interface Plug {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

let silence = (): void => undefined;

/** Say what is done whenever the server leaves a question without an answer. */
export function onSilence(done: () => void): void {
  silence = done;
}

/** What a proxy answers when it does not reach the server behind it. */
const UNREACHED = [502, 504];

/** Whether an answer is that of a server, and not that of a proxy in its place. */
export const isOfServer = ({ status }: Response): boolean => !UNREACHED.includes(status);

/** The server that the page came from. */
export class ServerHost implements Host {
  async ask(path: string, { body, ...question }: Question): Promise<Response> {
    try {
      const response = await fetch(path, {
        ...question,
        credentials: "same-origin",
        ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }),
      });
      if (!isOfServer(response)) silence();
      return response;
    } catch (error) {
      silence();
      throw error;
    }
  }

  plug(path: string): Plug {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as Plug;
  }
}

/** Nobody: what answers while a place is left for another. */
export class NoHost implements Host {
  ask(): Promise<Response> {
    return Promise.reject(new TypeError("nobody answers"));
  }

  plug(): Plug {
    throw new TypeError("nobody answers");
  }
}
