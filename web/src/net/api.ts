/** What is asked of a server, wherever it is: by the requests of HTTP. */

import type { Host } from "./host";
import { newId } from "./ids";
import { place } from "./place.svelte";
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
  if (error instanceof RefusedError) return error.text;
  // What plays on this very device is never out of reach.
  return { id: place.name === "pocket" ? "page-error" : "page-offline", args: {} };
}

/** Whether it may be otherwise in a while: nothing was heard, or the server could not just then. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof RefusedError)) return true;
  const { status } = error;
  return status >= 500 || status === UNKNOWN_GUEST || status === TOO_MANY;
}

/** The session is lost, and another one is opened with the next question. */
const UNKNOWN_GUEST = 401;
const TOO_MANY = 429;

/** Milliseconds that something which is done at once may take: then nobody does it. */
const SOON = 8_000;
/** Milliseconds that something for which the server has to think may take. */
const LATE = 60_000;

/** What is known of a host, for as long as the page plays there. */
interface Known {
  session?: Promise<undefined> | undefined;
  catalogue?: Promise<Catalogue> | undefined;
}

const hosts = new WeakMap<Host, Known>();

function knownOf(host: Host): Known {
  const known = hosts.get(host) ?? {};
  hosts.set(host, known);
  return known;
}

/** Open a session, unless there is one; returns who has it, and is asked whatever comes after it. */
export async function openSession(host = place.host): Promise<Host> {
  const known = knownOf(host);
  known.session ??= request<undefined>(host, "POST", "/api/session", undefined, SOON).catch(
    (error: unknown) => {
      sessionLost(host);
      throw error;
    },
  );
  await known.session;
  remember();
  return host;
}

const KNOWN = "tusch-known";

/** Whether somebody has been at a table with this browser: nobody else is asked for their games. */
export function known(): boolean {
  // Whoever carries a server with them is no stranger to it.
  if (place.name === "pocket") return true;
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  if (place.name === "pocket") return;
  try {
    localStorage.setItem(KNOWN, "1");
  } catch {
    // A private window may not store anything; its games are in the list of games all the same.
  }
}

/** Forget that there was a session: the host may have lost it. */
export function sessionLost(host: Host): void {
  delete knownOf(host).session;
}

export type Plan = Omit<Create, "do" | "id">;

/** Make a table; returns its code. */
export async function create(plan: Plan): Promise<string> {
  return made(await openSession(), "/api/tables", { do: "create", id: newId(), ...plan }, SOON);
}

/** All that can be chosen at this server. */
export function catalogue(): Promise<Catalogue> {
  const { host } = place;
  const known = knownOf(host);
  known.catalogue ??= request<Catalogue>(host, "GET", "/api/catalogue").catch((error: unknown) => {
    delete known.catalogue;
    throw error;
  });
  return known.catalogue;
}

export const openTables = (): Promise<readonly TableLine[]> =>
  request(place.host, "GET", "/api/tables");

export async function ownGames(): Promise<readonly TableLine[]> {
  return request(await openSession(), "GET", "/api/games");
}

export const tableCard = (code: string): Promise<TableCard> =>
  request(place.host, "GET", `/api/tables/${code}`);

function query(asked: Record<string, number | null>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null);
  return given.length ? `?${given.map(([name, value]) => `${name}=${value}`).join("&")}` : "";
}

/** A finished game as a seat was told it, or a spectator. */
export const replay = (code: string, seat: number | null): Promise<Replay> =>
  request(place.host, "GET", `/api/tables/${code}/replay${query({ seat })}`);

/** What a bot says about the move of an entry. */
export const whyBot = (code: string, entry: number): Promise<readonly Message[]> =>
  request(place.host, "GET", `/api/tables/${code}/why/${entry}`);

/** The same of a record that the reader has. */
export async function replayRecord(
  text: string,
  seat: number | null,
  line: number | null = null,
): Promise<Replay> {
  return request(await openSession(), "POST", `/api/replay${query({ seat, line })}`, text);
}

/** How the report about a seat's game stands; `ask`: it is wanted. */
export async function reviewState(code: string, seat: number, ask = false): Promise<ReviewState> {
  return request(
    await openSession(),
    ask ? "POST" : "GET",
    `/api/tables/${code}/review${query({ seat })}`,
  );
}

/** Do not wait for a report any longer: it is not made, unless somebody else waits for it. */
export const dropReview = (code: string, seat: number): Promise<undefined> =>
  request(place.host, "DELETE", `/api/tables/${code}/review${query({ seat })}`);

/** Whether a move would have been as good as any in a seat's place. */
export const tryMove = (code: string, seat: number, body: Try): Promise<Tried> =>
  request(place.host, "POST", `/api/tables/${code}/review/try${query({ seat })}`, body);

/** Make a table that plays on from a moment of a seat's game; returns its code. */
export async function playOn(
  code: string,
  seat: number,
  plan: Omit<PlayOn, "id">,
): Promise<string> {
  const path = `/api/tables/${code}/review/play${query({ seat })}`;
  return made(place.host, path, { id: newId(), ...plan }, LATE);
}

/** The moments that are due for practice. */
export async function practice(): Promise<PracticeList> {
  return request(await openSession(), "GET", "/api/practice");
}

/** How many of the reader's games the coach has not looked at. */
export async function unseenGames(): Promise<PracticeGames> {
  return request(await openSession(), "GET", "/api/practice/games");
}

/** Let the coach look at as many of them as fit now. */
export const lookAtGames = (): Promise<PracticeGames> =>
  request(place.host, "POST", "/api/practice/games");

export const practise = (moment: string, move: string): Promise<Practised> =>
  request(place.host, "POST", `/api/practice/${moment}/answer`, { move });

/** Make a table that plays on from one of one's own mistakes; returns its code. */
export async function playMoment(moment: string, name: string): Promise<string> {
  return made(place.host, `/api/practice/${moment}/play`, { id: newId(), name }, LATE);
}

export const dropMoment = (moment: string): Promise<undefined> =>
  request(place.host, "DELETE", `/api/practice/${moment}`);

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
  request(place.host, "POST", `/api/tables/${code}/hint${query({ seat })}`);

/** What the coach thinks of a seat's last move, at a table of practice. */
export const wise = (code: string, seat: number): Promise<Wise> =>
  request(place.host, "POST", `/api/tables/${code}/wise${query({ seat })}`);

/** The rules of a game in a language and an edition. */
export const rulebook = (game: string, lang: string, edition: string): Promise<Rulebook> =>
  request(place.host, "GET", `/api/rules/${game}?lang=${lang}&edition=${edition}`);

/** Let the server forget this guest. */
export async function forget(): Promise<void> {
  const { host } = place;
  await request<undefined>(host, "DELETE", "/api/session");
  sessionLost(host);
}

/** Milliseconds before each further try to make a table of which nothing was heard. */
const PAUSES = [500, 2_000];

/** Ask for a new table; returns its code. However often this is asked with one id, it is made once. */
async function made(
  host: Host,
  path: string,
  body: Create | PlayOn | PlayMoment,
  patience: number,
): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      return (await request<Answer>(host, "POST", path, body, patience)).code!;
    } catch (error) {
      // A server refuses in its own words; a proxy has none when it does not reach one.
      const heard = error instanceof RefusedError && error.code !== UNHEARD;
      if (heard || tries === PAUSES.length) throw error;
      await new Promise((done) => setTimeout(done, PAUSES[tries]));
    }
  }
}

/** What stands for a refusal that was not written by a server of ours. */
const UNHEARD = "page-error";

/** Ask a host something; one that hangs is not waited for any longer than so many milliseconds. */
async function request<T>(
  host: Host,
  method: string,
  path: string,
  body?: unknown,
  patience = LATE,
): Promise<T> {
  expectHere(host);
  const response = await host.ask(path, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  if (response.status === UNKNOWN_GUEST) sessionLost(host);
  if (!response.ok) throw await refusal(response);
  const answer = (response.status === 204 ? undefined : await response.json()) as T;
  expectHere(host);
  return answer;
}

/** What is asked at one place is neither asked nor answered at another. */
function expectHere(host: Host): void {
  if (host !== place.host) throw new TypeError("the page plays elsewhere by now");
}

async function refusal(response: Response): Promise<RefusedError> {
  try {
    const { reply } = (await response.json()) as { reply: Refused };
    return new RefusedError(response.status, reply.code, reply.message);
  } catch {
    return new RefusedError(response.status, UNHEARD, { id: "page-error", args: {} });
  }
}
