/** Milliseconds after which the user is told that something takes long. */
export const SLOW_MS = 10_000;

/** Resolves to whether `work` takes long; it continues all the same. `work` must not reject. */
export function isSlow(work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), SLOW_MS);
    void work.then(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
