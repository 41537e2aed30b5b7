/**
 * The pocket as this device keeps it: fetched when the reader asks for it, and renewed once the server has a newer
 * one. The service worker (sw.js) answers `/pocket/…` from what is kept here.
 */

interface Manifest {
  version: string;
  /** How much is transferred in all. */
  bytes: number;
  files: readonly { path: string; bytes: number }[];
}

/** Why it could not be kept: there is no room for it, or not all of it has come. */
type Fault = "room" | "interrupted";

class Keeping {
  /** Nothing is said of it until it has been looked for. */
  state: "unknown" | "none" | "loading" | "kept" = $state("unknown");
  /** How much of it is here while it is fetched, of 1. */
  share = $state(0);
  bytes: number | null = $state(null);
  fault: Fault | null = $state(null);
  /** Whether the server has a newer one. */
  newer = $state(false);
  /** Whether it was fetched during this visit. */
  fresh = $state(false);
  /** Whether the server has no pocket to give. */
  missing = $state(false);
}

export const keeping = new Keeping();

const MANIFEST = "/pocket/manifest.json";
const CACHES = "tusch-pocket-";
/** The lock of whoever plays in the pocket, and the base in which its games are. */
const LOCK = "tusch-pocket";
const BASE = "tusch-pocket";
/** Milliseconds after which a service worker that is not there does not come any more. */
const WORKER = 20_000;
/** So much larger are files once they are unpacked; it is only for the progress that is shown. */
const UNPACKED = 3;

/** Whether a browser can keep the page at all: over plain http it keeps nothing. */
export function canKeep(): boolean {
  return (
    import.meta.env.PROD &&
    isSecureContext &&
    "serviceWorker" in navigator &&
    "caches" in window &&
    "locks" in navigator
  );
}

/** Look whether it is kept. */
export async function lookForPocket(): Promise<void> {
  if (canKeep()) await dropOlder().catch(() => undefined);
  const found = canKeep() ? await keptManifest() : null;
  keeping.state = found ? "kept" : "none";
  keeping.bytes = found?.bytes ?? keeping.bytes;
}

/** Ask the server how large it is. */
export async function askForSize(): Promise<void> {
  if (!canKeep() || keeping.bytes !== null) return;
  try {
    keeping.bytes = (await manifestOfServer()).bytes;
  } catch (error) {
    keeping.missing = error instanceof MissingError;
  }
}

/** Keep the pocket on this device, or what the server has that is newer. */
export async function keepPocket(): Promise<void> {
  if (keeping.state === "loading") return;
  const before = keeping.state;
  Object.assign(keeping, { state: "loading", share: 0, fault: null });
  try {
    // Without the page itself nothing begins; and what is kept should not be the first to go.
    await pageKept();
    void navigator.storage?.persist?.().catch(() => undefined);
    const manifest = await manifestOfServer();
    keeping.bytes = manifest.bytes;
    await fetchAll(manifest, (share) => (keeping.share = share));
    await dropOlder();
    Object.assign(keeping, { state: "kept", newer: false, fresh: true });
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    Object.assign(keeping, { state: before, fault: full ? "room" : "interrupted" });
  }
}

/** Fetch what the server has that is newer, without a word; all of it is here before the older one goes. */
export async function renewPocket(): Promise<void> {
  const kept = keeping.state === "kept" && !renewing && (await keptManifest());
  if (!kept) return;
  renewing = true;
  try {
    const manifest = await manifestOfServer();
    // Removed while we asked.
    if (keeping.state !== "kept") return;
    keeping.newer = manifest.version !== kept.version;
    if (keeping.newer && sparing()) return;
    if (keeping.newer) await fetchAll(manifest);
    await dropOlder();
    Object.assign(keeping, { newer: false, bytes: manifest.bytes });
  } catch {
    // Whoever cannot renew it now has the older one, and does so the next time.
  } finally {
    renewing = false;
  }
}

/** Remove it from this device, with all games that were played on it. */
export async function dropPocket(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
  indexedDB.deleteDatabase(BASE);
  Object.assign(keeping, { state: "none", newer: false, fresh: false, fault: null });
}

let renewing = false;

class MissingError extends Error {}

/** What is kept as a whole: its list is put there last. */
async function keptManifest(): Promise<Manifest | null> {
  const found = await caches.match(MANIFEST).catch(() => undefined);
  return found ? ((await found.json()) as Manifest) : null;
}

async function manifestOfServer(): Promise<Manifest> {
  const found = await fetch(MANIFEST, { cache: "no-store" });
  if (found.status === 404) throw new MissingError();
  if (!found.ok) throw new TypeError(String(found.status));
  return (await found.json()) as Manifest;
}

/** Whether the reader has asked for little to be transferred. */
function sparing(): boolean {
  return !!(navigator as unknown as { connection?: { saveData?: boolean } }).connection?.saveData;
}

async function pageKept(): Promise<void> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new TypeError("no service worker")), WORKER),
  );
  await Promise.race([navigator.serviceWorker.ready, late]);
}

/** Fetch all files that are not here yet; most of a newer one are those of the older. */
async function fetchAll(manifest: Manifest, told?: (share: number) => void): Promise<void> {
  const cache = await caches.open(CACHES + manifest.version);
  let before = 0;
  for (const { path, bytes } of manifest.files) {
    const tell = (come: number): void =>
      told?.((before + Math.min(bytes, come / UNPACKED)) / manifest.bytes);
    if (!(await cache.match(path)))
      await cache.put(path, (await caches.match(path)) ?? (await fetchOne(path, tell)));
    before += bytes;
    told?.(before / manifest.bytes);
  }
  await cache.put(
    MANIFEST,
    new Response(JSON.stringify(manifest), { headers: { "content-type": "application/json" } }),
  );
}

async function fetchOne(path: string, tell: (come: number) => void): Promise<Response> {
  const found = await fetch(path, { cache: "no-store" });
  if (!found.ok || !found.body) throw new TypeError(String(found.status));
  let come = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, on) {
      come += chunk.length;
      tell(come);
      on.enqueue(chunk);
    },
  });
  const headers = new Headers(found.headers);
  // It is unpacked by now.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(found.body.pipeThrough(counted), { headers });
}

/** Remove what stands before the newest that is whole, unless somebody plays with it just now. */
async function dropOlder(): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
    const whole = await Promise.all(
      names.map(async (name) => !!(await (await caches.open(name)).match(MANIFEST))),
    );
    for (const name of names.slice(0, Math.max(0, whole.lastIndexOf(true))))
      await caches.delete(name);
  });
}
