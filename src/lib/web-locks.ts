/*
 * Web Locks, which the browser releases when a tab ends. A browser without them (http, old versions) takes no lock.
 */

/**
 * Runs the action unless another tab runs one of the same name; then returns `null`.
 */
export async function lockAcrossTabs<Value>(name: string, action: () => Promise<Value>): Promise<Value | null> {
  const locks = getWebLocks();
  if (locks === null) return action();
  return locks.request(PREFIX + name, { ifAvailable: true }, async (lock) => (lock === null ? null : action()));
}

/** Marks a name as in use by this tab. Returns a function that releases it. */
export function holdLock(name: string): () => void {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The lock only informs other tabs: work goes on without it.
  getWebLocks()
    ?.request(PREFIX + name, () => held)
    .catch(() => undefined);
  return release;
}

/** Whether any tab holds the name. */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = (await getWebLocks()?.query()) ?? {};
    return held.some((lock) => lock.name === PREFIX + name);
  } catch {
    return false;
  }
}

const PREFIX = 'aval ';

function getWebLocks(): LockManager | null {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.locks ?? null;
}
