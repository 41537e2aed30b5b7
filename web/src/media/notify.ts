/** Notes of a turn while the page is hidden: in the title, and by the system if the player wants it. */

import { settings } from "../app/settings.svelte";

let title: string | null = null;

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && title !== null) {
    document.title = title;
    title = null;
  }
});

/** Tell a player who looks elsewhere that it is their turn. */
export function notifyTurn(text: string): void {
  if (document.visibilityState === "visible") return;
  title ??= document.title;
  document.title = `● ${text}`;
  if (settings.notices && "Notification" in window && Notification.permission === "granted") {
    new Notification(text, { tag: "tusch-turn" });
  }
}

/** Ask the browser whether notices may be shown; returns whether they may. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
