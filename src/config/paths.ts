/** Route paths (docs/specification.md#2-screens-and-routes). */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  contracts: '/contracts',
  create: '/contracts/create',
  newContract: '/contracts/new',
  templates: '/contracts/templates',
  customize: '/contracts/customize',
  clauses: '/contracts/clauses',
  contract: '/contracts/:id',
  join: '/contracts/:id/join',
  devel: '/devel',
} as const;

export function contractPath(id: string | number): string {
  return `/contracts/${segment(String(id))}`;
}

export function joinPath(id: string | number): string {
  return `${contractPath(id)}/join`;
}

/** What 'Share Contract' copies: `{origin}/contracts/{id}/join`. */
export function joinLink(origin: string, id: string | number): string {
  return `${origin.replace(/\/+$/, '')}${joinPath(id)}`;
}

const UNWRITABLE = '\ufffd';

/**
 * One segment of a path, whatever a backend wrote: half of a surrogate pair can't be encoded, and a browser resolves dot
 * segments away, encoded ones too. Both become a text that is found nowhere.
 */
export function segment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? UNWRITABLE : text.replace(/\p{Surrogate}/gu, UNWRITABLE));
}

const OWN_PATH = /^\/?(contracts(?:\/([^/?#\\]+))?(?:\/join)?)$/;

/**
 * The return URL after login as a path of this application, with its leading slash; null for anything else, so
 * that a link cannot send a person away. Taken: `contracts`, `contracts/{id}`, `contracts/{id}/join`.
 */
export function safeReturnPath(text: unknown): string | null {
  const match = typeof text === 'string' ? OWN_PATH.exec(text) : null;
  if (match === null || match[1] === 'contracts/join') return null;
  return match[2] === undefined || isPlainSegment(match[2]) ? `/${match[1]}` : null;
}

/** A browser takes an encoded dot segment for a step upwards, and an encoded slash may turn into one. */
function isPlainSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    return text !== '.' && text !== '..' && !/[/\\\p{Cc}\s]/u.test(text);
  } catch {
    return false;
  }
}
