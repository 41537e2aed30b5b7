/** What this browser keeps between visits, where it may. */

/** What this browser remembers by a name; null: nothing, or it may not keep anything. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remember something, where the browser allows it. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window may not store anything; what was set then holds until it is closed.
  }
}

/** Forget everything that was kept here. */
export function forgetAll(): void {
  try {
    localStorage.clear();
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}
