/* Separate from the other route paths, which are part of the first screen. */

export const LATER_PATHS = {
  /** A file of its own beside the app (docs/recovery-file.md#the-page). */
  recoveryPage: '/recover.html',
  statement: '/contracts/:id/statement',
} as const;

export function toContractPath(id: string | number): string {
  return `/contracts/${encodeSegment(String(id))}`;
}

export function toJoinPath(id: string | number): string {
  return `${toContractPath(id)}/join`;
}

/** The statement of the contract (docs/records.md#statement). */
export function toStatementPath(id: string | number): string {
  return `${toContractPath(id)}/statement`;
}

/** The link that 'Share Contract' copies: `{origin}/contracts/{id}/join`. */
export function toJoinLink(origin: string, id: string | number): string {
  return `${origin.replace(/\/+$/, '')}${toJoinPath(id)}`;
}

const GLUED = /^(\/contracts\/[^/]+\/join)\/*([^/].*)$/i;

/**
 * The invitation in an address to which a chat or a mail has glued what stands behind the link, such as a full stop, a bracket
 * or an invisible character. `null` for any other address: a word behind it is another page.
 */
export function toGluedInvitation(pathname: string): string | null {
  const [, path, encoded = ''] = GLUED.exec(pathname) ?? [];
  return path === undefined || /^[\p{L}\p{N}]/u.test(decode(encoded)) ? null : path;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const REPLACEMENT = '\ufffd';

/**
 * Encodes any text as one path segment. Lone surrogates can't be encoded and browsers resolve dot segments, even encoded
 * ones: both become a segment that matches nothing.
 */
export function encodeSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? REPLACEMENT : text.replace(/\p{Surrogate}/gu, REPLACEMENT));
}
