/*
 * The one origin that the page may connect to, once an explorer has answered (docs/security.md#the-recovery-page). A second
 * policy is added to the page, which the browser enforces from then on: any code that runs here later cannot send
 * anything elsewhere. A policy cannot be removed, so another explorer needs a reload.
 */

let bound: string | null = null;
const listeners = new Set<() => void>();

export function getBoundOrigin(): string | null {
  return bound;
}

export function onBound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param origin of a plain host (`openExplorer`): `URL.origin` keeps `;`, `,` and `*`, which could begin another directive */
export function bindTo(origin: string): void {
  if (bound !== null) return;
  bound = origin;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${origin}`;
  document.head.append(policy);
  for (const listener of listeners) listener();
}
