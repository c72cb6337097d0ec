import type { TermsRecord } from '@/domain/terms/record';
import { listLastSealed } from '@/domain/terms/revisions';

/** A fetched PDF, compared with what this device knows (docs/terms.md#the-pdf). */
export type PdfFinding =
  | 'fits' // or there is nothing to compare with
  | 'differs'
  | 'unchecked'; // the browser cannot compute a hash

/** The hashes in the texts that both signed last, empty without a PDF. */
export function listSealedPdfs(record: TermsRecord): string[] {
  return listLastSealed(record).map(({ terms }) => terms.pdf);
}

/** The hash of what was last seen at an address, or chosen for it; `null`: unknown. */
export function getKnownPdf({ pdfs }: Pick<TermsRecord, 'pdfs'>, url: string): string | null {
  return Object.hasOwn(pdfs, url) ? (pdfs[url] ?? null) : null;
}

/** The hashes of files that are right at an address: those that both signed, else the one that was seen there. Empty: any. */
export function listRightPdfs(record: TermsRecord, url: string): string[] {
  const sealed = listSealedPdfs(record);
  return sealed.length > 0 ? sealed : [getKnownPdf(record, url)].filter((hash) => hash !== null);
}

/** @param hash `null`: could not be computed */
export function judgePdf(right: readonly string[], hash: string | null): PdfFinding {
  if (right.length === 0) return 'fits';
  if (hash === null) return 'unchecked';
  return right.includes(hash) ? 'fits' : 'differs';
}
