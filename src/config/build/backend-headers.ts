import { COMMON_HEADERS } from './page-headers.ts';

/** Headers of a backend at the page's own origin that act on the whole origin, or that take precedence over ours. */
export const BACKEND_STRIPPED = [
  'Service-Worker-Allowed',
  'Clear-Site-Data',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
] as const;

/**
 * Keeps a response of a backend at the page's own origin from acting on the page (docs/security.md#the-page). If opened
 * in a tab, the response has an opaque origin and runs no scripts; it cannot clear the storage or allow a service
 * worker.
 */
export function guardBackendHeaders(headers: Headers): Headers {
  const guarded = new Headers(headers);
  for (const name of BACKEND_STRIPPED) guarded.delete(name);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) guarded.set(name, value);
  guarded.append('Content-Security-Policy', 'sandbox');
  return guarded;
}
