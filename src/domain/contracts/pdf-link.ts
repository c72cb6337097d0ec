/**
 * How a contract's `pdfUrl` may be used:
 * - `attached`: an object URL of this session
 * - `outside`: a link to another host, which is shown beside it
 * - `fetched`: an address of this page's own origin, which is fetched and checked, never opened (docs/security.md#the-page)
 * - `elsewhere`: an object URL of another session; the document is on its owner's device (docs/specification.md#7-calls)
 * - `unsafe`: never opened
 */
export type PdfLink =
  | { kind: 'attached' | 'fetched'; href: string }
  | { kind: 'outside'; href: string; host: string }
  | { kind: 'elsewhere' | 'unsafe' | 'none' };

interface PdfLinkContext {
  /** URL of this page, base of relative URLs. */
  base: string;
  /** True for object URLs made in this session. */
  isOwn: (url: string) => boolean;
}

/** Accepts https:, http: on localhost and own object URLs. */
export function resolvePdfLink(url: string | null, { base, isOwn }: PdfLinkContext): PdfLink {
  const text = url?.trim() ?? '';
  if (text === '') return { kind: 'none' };
  const parsed = URL.canParse(text, base) ? new URL(text, base) : null;
  switch (parsed?.protocol) {
    case 'https:':
      return toHttpLink(parsed, base);
    case 'http:':
      return isLocalhost(parsed.hostname) ? toHttpLink(parsed, base) : { kind: 'unsafe' };
    case 'blob:':
      return isOwn(text) ? { kind: 'attached', href: text } : { kind: 'elsewhere' };
    default:
      return { kind: 'unsafe' };
  }
}

function toHttpLink({ href, origin, host }: URL, base: string): PdfLink {
  return origin === new URL(base).origin ? { kind: 'fetched', href } : { kind: 'outside', href, host };
}

function isLocalhost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** The PDF input accepts .pdf only (docs/specification.md#create-contract-contractsnew). */
export function isPdfName(fileName: string): boolean {
  return /\.pdf$/i.test(fileName);
}
