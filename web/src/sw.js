// Keeps the shell of the page: what was built, and nothing that a server said. A game is never
// answered from here. Files of the pocket are put into caches of their own by the page, once
// somebody asks for them (app/keeping.svelte.ts).

const FILES = __FILES__;
const CACHE = `tusch-${__VERSION__}`;
const POCKET = "tusch-pocket-";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("message", (event) => {
  if (event.data === "renew") void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("tusch-") && !name.startsWith(POCKET) && name !== CACHE)
        await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api") || url.pathname === "/healthz") return;
  if (url.pathname.startsWith("/pocket/")) {
    event.respondWith(ofPocket(event.request));
    return;
  }
  const name = event.request.mode === "navigate" ? "/" : url.pathname;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => (await cache.match(name)) ?? fetch(event.request)),
  );
});

/** A file of the pocket as it is kept; whoever wants nothing that was stored asks the server. */
async function ofPocket(request) {
  const kept = request.cache === "no-store" ? undefined : await caches.match(request.url);
  return kept ?? fetch(request);
}
