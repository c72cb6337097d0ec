import type { CheckedLine } from '@/domain/terms/chat-line';
import type { TermsRecord } from '@/domain/terms/record';
import { listLastSealed } from '@/domain/terms/revisions';
import type { TermsView } from '@/domain/terms/state';
import { getOtherRole, type TermsRole } from '@/domain/terms/terms';

/** A fetched PDF, compared with what this device knows (docs/terms.md#the-pdf). */
export type PdfFinding =
  | 'as-known'
  | 'new' // there is nothing to compare with
  | 'unchecked' // there is, but the browser cannot compute a hash
  | 'not-sealed' // not the file that both signed
  | 'not-as-signed' // with it, the contract is not what was signed in the chat, of which this device has no text
  | 'not-as-before'; // not the file that this device saw at the address; none is known to be signed by both

/** A PDF that the user chose, compared with what was signed. */
export type PdfMatch =
  | 'sealed' // the file that both signed
  | 'not-sealed'
  | 'signed-by-other' // with it, the terms are those that the other party signed
  | 'not-signed-by-other' // … are not
  | 'noted'; // nobody has signed

/** The hashes in the texts that both signed last, empty without a PDF. */
export function listSealedPdfs(record: TermsRecord): string[] {
  return listLastSealed(record).map(({ terms }) => terms.pdf);
}

/** The hash of what was last seen at an address, or chosen for it; `null`: unknown. */
export function getKnownPdf({ pdfs }: Pick<TermsRecord, 'pdfs'>, url: string): string | null {
  return Object.hasOwn(pdfs, url) ? (pdfs[url] ?? null) : null;
}

interface KnownPdfs {
  /** `listSealedPdfs` */
  sealed: readonly string[];
  /** The hash of what was seen at the address before; `null`: unknown. */
  known: string | null;
}

/** @param hash `null`: could not be computed */
export function judgePdf({ sealed, known }: KnownPdfs, hash: string | null): PdfFinding {
  if (hash === null) return sealed.length === 0 && known === null ? 'new' : 'unchecked';
  if (sealed.length > 0) return sealed.includes(hash) ? 'as-known' : 'not-sealed';
  if (known === null) return 'new';
  return hash === known ? 'as-known' : 'not-as-before';
}

/** A PDF without anything to compare with, once the terms are known with it in them. */
export function judgeNewPdf(
  view: TermsView | null,
  lines: Readonly<Record<string, CheckedLine>>,
  ownRole: TermsRole,
): PdfFinding {
  return view?.state === 'missing' || matchOpenTerms(view, lines, ownRole) === 'not-signed-by-other'
    ? 'not-as-signed'
    : 'new';
}

/** Compares with what the other party signed, once the terms are known with the PDF in them. */
export function matchOpenTerms(
  view: TermsView | null,
  lines: Readonly<Record<string, CheckedLine>>,
  ownRole: TermsRole,
): PdfMatch {
  if (view === null) return 'noted';
  if (view.state === 'signed-by-other') return 'signed-by-other';
  const hasOther = Object.values(lines).some(
    ({ role, verdict, revision }) =>
      role === getOtherRole(ownRole) && verdict === 'other-terms' && revision === view.terms.revision,
  );
  return hasOther ? 'not-signed-by-other' : 'noted';
}
