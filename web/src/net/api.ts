/** What is asked of the server by HTTP. */

import { newId } from "./ids";
import type {
  Answer,
  Catalogue,
  Create,
  Hint,
  Message,
  Refused,
  PlayMoment,
  PlayOn,
  PracticeGames,
  PracticeList,
  Practised,
  Replay,
  ReviewState,
  Rulebook,
  TableCard,
  TableLine,
  Tried,
  Try,
  Wise,
} from "./protocol";

/** The server said no; `message` says why in the reader's language. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Message,
  ) {
    super(code);
  }
}

/** Why something could not be done, for a reader. */
export function reasonOf(error: unknown): Message {
  return error instanceof RefusedError ? error.text : { id: "page-offline", args: {} };
}

let session: Promise<undefined> | null = null;

/** Open a session, unless there is one. */
export async function openSession(): Promise<void> {
  session ??= request<undefined>("POST", "/api/session").catch((error: unknown) => {
    session = null;
    throw error;
  });
  await session;
  remember();
}

const KNOWN = "tusch-known";

/** Whether somebody has been at a table with this browser: nobody else is asked for their games. */
export const known = (): boolean => localStorage.getItem(KNOWN) !== null;

function remember(): void {
  try {
    localStorage.setItem(KNOWN, "1");
  } catch {
    // A private window may not store anything; its games are in the list of games all the same.
  }
}

/** Forget that there was a session: the server may have lost it. */
export function sessionLost(): void {
  session = null;
}

export type Plan = Omit<Create, "do" | "id">;

/** Make a table; returns its code. */
export async function create(plan: Plan): Promise<string> {
  await openSession();
  const body: Create = { do: "create", id: newId(), ...plan };
  const answer = await request<Answer>("POST", "/api/tables", body);
  return answer.code!;
}

let catalogued: Promise<Catalogue> | null = null;

/** All that can be chosen at this server. */
export function catalogue(): Promise<Catalogue> {
  catalogued ??= request<Catalogue>("GET", "/api/catalogue").catch((error: unknown) => {
    catalogued = null;
    throw error;
  });
  return catalogued;
}

/** The version of the protocol that the server speaks now. */
export const protocol = async (): Promise<number> =>
  (await request<Catalogue>("GET", "/api/catalogue")).protocol;

export const openTables = (): Promise<readonly TableLine[]> => request("GET", "/api/tables");

export async function ownGames(): Promise<readonly TableLine[]> {
  await openSession();
  return request("GET", "/api/games");
}

export const tableCard = (code: string): Promise<TableCard> =>
  request("GET", `/api/tables/${code}`);

function query(asked: Record<string, number | null>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null);
  return given.length ? `?${given.map(([name, value]) => `${name}=${value}`).join("&")}` : "";
}

/** A finished game as a seat was told it, or a spectator. */
export const replay = (code: string, seat: number | null): Promise<Replay> =>
  request("GET", `/api/tables/${code}/replay${query({ seat })}`);

/** What a bot says about the move of an entry. */
export const whyBot = (code: string, entry: number): Promise<readonly Message[]> =>
  request("GET", `/api/tables/${code}/why/${entry}`);

/** The same of a record that the reader has. */
export async function replayRecord(
  text: string,
  seat: number | null,
  line: number | null = null,
): Promise<Replay> {
  await openSession();
  return request("POST", `/api/replay${query({ seat, line })}`, text);
}

/** How the report about a seat's game stands; `ask`: it is wanted. */
export async function reviewState(code: string, seat: number, ask = false): Promise<ReviewState> {
  await openSession();
  return request(ask ? "POST" : "GET", `/api/tables/${code}/review${query({ seat })}`);
}

/** Do not wait for a report any longer: it is not made, unless somebody else waits for it. */
export const dropReview = (code: string, seat: number): Promise<undefined> =>
  request("DELETE", `/api/tables/${code}/review${query({ seat })}`);

/** Whether a move would have been as good as any in a seat's place. */
export const tryMove = (code: string, seat: number, body: Try): Promise<Tried> =>
  request("POST", `/api/tables/${code}/review/try${query({ seat })}`, body);

/** Make a table that plays on from a moment of a seat's game; returns its code. */
export async function playOn(
  code: string,
  seat: number,
  plan: Omit<PlayOn, "id">,
): Promise<string> {
  const body: PlayOn = { id: newId(), ...plan };
  const path = `/api/tables/${code}/review/play${query({ seat })}`;
  return (await request<Answer>("POST", path, body)).code!;
}

/** The moments that are due for practice. */
export async function practice(): Promise<PracticeList> {
  await openSession();
  return request("GET", "/api/practice");
}

/** How many of the reader's games the coach has not looked at. */
export async function unseenGames(): Promise<PracticeGames> {
  await openSession();
  return request("GET", "/api/practice/games");
}

/** Let the coach look at as many of them as fit now. */
export const lookAtGames = (): Promise<PracticeGames> => request("POST", "/api/practice/games");

export const practise = (moment: string, move: string): Promise<Practised> =>
  request("POST", `/api/practice/${moment}/answer`, { move });

/** Make a table that plays on from one of one's own mistakes; returns its code. */
export async function playMoment(moment: string, name: string): Promise<string> {
  const body: PlayMoment = { id: newId(), name };
  return (await request<Answer>("POST", `/api/practice/${moment}/play`, body)).code!;
}

export const dropMoment = (moment: string): Promise<undefined> =>
  request("DELETE", `/api/practice/${moment}`);

/** What the server says while the coach gets ready. */
const PREPARING = "server-review-preparing";
/** Milliseconds after which it is asked again. */
const AGAIN = 5_000;

/** Ask the coach, again and again while it gets ready; `onwait` says whether anybody still waits. */
export async function patiently<T>(ask: () => Promise<T>, onwait: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const early = error instanceof RefusedError && error.code === PREPARING;
      if (!early || !onwait()) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

/** What the coach would play now, at a table of practice. */
export const hint = (code: string, seat: number): Promise<Hint> =>
  request("POST", `/api/tables/${code}/hint${query({ seat })}`);

/** What the coach thinks of a seat's last move, at a table of practice. */
export const wise = (code: string, seat: number): Promise<Wise> =>
  request("POST", `/api/tables/${code}/wise${query({ seat })}`);

/** The rules of a game in a language and an edition. */
export const rulebook = (game: string, lang: string, edition: string): Promise<Rulebook> =>
  request("GET", `/api/rules/${game}?lang=${lang}&edition=${edition}`);

/** Let the server forget this guest. */
export async function forget(): Promise<void> {
  await request<undefined>("DELETE", "/api/session");
  session = null;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : {
          body: typeof body === "string" ? body : JSON.stringify(body),
          headers: { "content-type": "application/json" },
        }),
  });
  if (response.status === 401) sessionLost();
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function refusal(response: Response): Promise<RefusedError> {
  try {
    const { reply } = (await response.json()) as { reply: Refused };
    return new RefusedError(response.status, reply.code, reply.message);
  } catch {
    return new RefusedError(response.status, "page-error", { id: "page-error", args: {} });
  }
}
