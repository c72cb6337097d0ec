/** What can be done with a contract's `pdfUrl`. */
export type PdfLink =
  | { kind: 'link'; href: string }
  /** An object URL of another session: the document stayed on its owner's device (docs/specification.md#7-calls). */
  | { kind: 'elsewhere' }
  /** An address that this program does not open. */
  | { kind: 'unsafe' }
  | { kind: 'none' };

export interface PdfLinkContext {
  /** Address of this page, which a relative URL is read against. */
  base: string;
  /** Object URLs made in this session. */
  isOwn: (url: string) => boolean;
}

/** Only https:, http: on this machine and own object URLs are ever opened. */
export function resolvePdfLink(url: string | null, { base, isOwn }: PdfLinkContext): PdfLink {
  const text = url?.trim() ?? '';
  if (text === '') return { kind: 'none' };
  const parsed = URL.canParse(text, base) ? new URL(text, base) : null;
  switch (parsed?.protocol) {
    case 'https:':
      return { kind: 'link', href: parsed.href };
    case 'http:':
      return isLocalhost(parsed.hostname) ? { kind: 'link', href: parsed.href } : { kind: 'unsafe' };
    case 'blob:':
      return isOwn(text) ? { kind: 'link', href: text } : { kind: 'elsewhere' };
    default:
      return { kind: 'unsafe' };
  }
}

function isLocalhost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}

/** docs/specification.md#5-validation-rules: the PDF input accepts .pdf only. */
export function isPdfName(fileName: string): boolean {
  return /\.pdf$/i.test(fileName);
}
