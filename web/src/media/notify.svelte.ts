/** Notes of a turn while the page is hidden: for the title, and by the system if the player wants it. */

import { settings } from "../app/settings.svelte";

class Noted {
  /** What is said in front of whoever looks elsewhere; null: nothing. */
  text: string | null = $state(null);
}

const noted = new Noted();
let shown: Notification | null = null;

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") endNotice();
});

/** Tell a player who looks elsewhere that it is their turn. */
export function notifyTurn(text: string): void {
  if (document.visibilityState === "visible") return;
  noted.text = text;
  if (settings.notices && "Notification" in window && Notification.permission === "granted") {
    shown = new Notification(text, { tag: "tusch-turn" });
  }
}

/** What was told is so no longer, or has been seen. */
export function endNotice(): void {
  noted.text = null;
  shown?.close();
  shown = null;
}

/** The title of a page, or what whoever looks elsewhere is told in its place. */
export function titled(title: string): string {
  return noted.text === null ? title : `● ${noted.text}`;
}

/** Ask the browser whether notices may be shown; returns whether they may. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
