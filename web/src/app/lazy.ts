/** Parts of the page that are loaded when they are first used. */

/** What is loaded once: a promise at first, the thing itself from then on. */
export type Lazy<T> = () => T | Promise<T>;

/** Load something once; what could not be loaded is tried again the next time. */
export function lazy<T extends object>(load: () => Promise<T>): Lazy<T> {
  let loaded: T | Promise<T> | null = null;
  return () => {
    loaded ??= load().then(
      (found) => (loaded = found),
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
}
