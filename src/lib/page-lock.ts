/*
 * Names that a page holds while it works on something, for the other tabs to see. The browser lets go of them when the
 * page ends in any way. Where it has no locks (http, old browsers) nothing is held.
 */

const PREFIX = 'aval ';

function locks(): LockManager | null {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.locks ?? null;
}

/** Holds a name until the answered function is called. */
export function holdInPage(name: string): () => void {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Not being able to hold it is no reason not to work.
  locks()
    ?.request(PREFIX + name, () => held)
    .catch(() => undefined);
  return letGo;
}

/** Whether some page of this browser holds the name. */
export async function isHeldByPage(name: string): Promise<boolean> {
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    return held.some((lock) => lock.name === PREFIX + name);
  } catch {
    return false;
  }
}
