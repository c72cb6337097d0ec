import { createValue } from '@/lib/value';

/**
 * The one origin that the page may connect to, once an explorer has answered (docs/security.md#the-recovery-page). A second
 * policy is added to the page, which the browser enforces from then on: any code that runs here later cannot send
 * anything elsewhere. A policy cannot be removed, so another explorer needs a reload.
 */
export const boundOrigin = createValue<string | null>(null);

/** @param origin of a plain host (`openExplorer`): `URL.origin` keeps `;`, `,` and `*`, which could begin another directive */
export function bindTo(origin: string): void {
  if (boundOrigin.get() !== null) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${origin}`;
  document.head.append(policy);
  boundOrigin.set(origin);
}
