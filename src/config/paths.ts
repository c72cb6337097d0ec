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
  help: '/help',
  /** 'If Aval disappears'. Sheets that earlier versions printed name it: it must not change. */
  helpRecovery: '/help/recovery',
} as const;

const OWN_PATH = /^\/?(contracts(?:\/([^/?#\\]+))?(?:\/join)?|devel)$/;

/**
 * The return URL after login as a path with a leading slash; `null` for any other URL (open redirect). Accepts
 * `contracts`, `contracts/{id}`, `contracts/{id}/join` and `devel`.
 */
export function toSafeReturnPath(text: unknown): string | null {
  const match = typeof text === 'string' ? OWN_PATH.exec(text) : null;
  if (match === null || match[1] === 'contracts/join') return null;
  return match[2] === undefined || isPlainSegment(match[2]) ? `/${match[1]}` : null;
}

/** Browsers resolve encoded dot segments, and an encoded slash may be decoded on the way. */
function isPlainSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    return text !== '.' && text !== '..' && !/[/\\\p{Cc}\s]/u.test(text);
  } catch {
    return false;
  }
}
