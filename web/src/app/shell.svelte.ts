/** The page as an app: kept by a service worker, renewed only when no game is disturbed. */

import { checkProtocol, server } from "../net/server.svelte";
import { router } from "./router.svelte";
import { scriptUrl } from "./trusted";

class Shell {
  /** A newer page is there; it is used from the next visit on, or when the player wants it. */
  newer = $state(false);
  /** Something of ours has failed: what is seen may be wrong. */
  fault = $state(false);
}

export const shell = new Shell();

/** Milliseconds after which the newer page waits no longer for the older one. */
const GIVE_WAY = 4_000;

addEventListener("error", ({ filename }) => (shell.fault ||= filename.startsWith(location.origin)));
addEventListener("unhandledrejection", () => (shell.fault = true));

let waiting: ServiceWorker | null = null;

/** Let the service worker keep the page. Over plain http there is none, and nothing is missing but that. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void register().catch(() => undefined);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(scriptUrl("/sw.js"));
  const look = (): void => {
    waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) shell.newer = true;
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // Only after `renew`, and never in the middle of a game.
    if (shell.newer && router.route.screen !== "table") location.reload();
  });
}

/** Fetch the page of the server as it is now, past everything that was kept; without a server, what was kept. */
export async function refetch(): Promise<void> {
  await checkProtocol(GIVE_WAY);
  if (server.offline) return location.reload();
  for (const found of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await found.unregister();
  location.reload();
}

/** Use the newer page now. The older one may be slow to give way; then it is done without. */
export function renew(): void {
  if (!waiting) return location.reload();
  waiting.postMessage("renew");
  setTimeout(() => void refetch(), GIVE_WAY);
}
