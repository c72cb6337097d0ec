/** What the policy of a build is made from: the addresses that the page may talk to, each a path or an http(s) URL. */
export interface PolicyNeeds {
  connect: readonly string[];
}

/**
 * The Content-Security-Policy of the page (CSP level 3). Everything is forbidden but what this origin serves, the
 * configured origins to connect to, pictures made in the page, and compiling wasm (`'wasm-unsafe-eval'`, for the
 * signing worker). No inline script or style, no frame, no form that is sent anywhere.
 *
 * `frame-ancestors` is missing: browsers heed it in a header only.
 */
export function contentSecurityPolicy({ connect }: PolicyNeeds): string {
  const directives: readonly [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", "'wasm-unsafe-eval'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['connect-src', connectSources(connect)],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['frame-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** This origin, which serves the wasm that the worker fetches, and every other origin once. */
function connectSources(urls: readonly string[]): string[] {
  return ["'self'", ...new Set(urls.map(originOf).filter((origin) => origin !== null))];
}

/** Scheme, host and port; null for a path of this origin. Throws for what is neither. */
function originOf(url: string): string | null {
  if (/^\/(?!\/)/.test(url) || url === '') return null;
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${url} is neither a path nor an http(s) URL`);
  return origin;
}
