import { loadBitcoin } from '@/bitcoin/client';
import type { EvidenceContent } from '@/bitcoin/evidence/evidence-api';
import { resolvePdfLink } from '@/domain/contracts/pdf-link';
import { formatTermsHtml, type TermsLabels } from '@/domain/evidence/terms-html';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { listSealed } from '@/domain/seals/seal-record';
import type { Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { hashBytes } from '@/lib/pdf-bytes';
import { fetchPdf } from '@/services/documents.service';
import { formatCertificate } from '@/services/schemas/certificate';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { listCertificates } from '@/store/seals/certificates';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/**
 * All terms that somebody has signed, to verify and to read, and the document that both have signed.
 * @param unread 1: the chat, which has the signatures, was not received, else 0
 */
export function collectTerms(
  contractId: Id,
  labels: TermsLabels,
  unread: number,
  intent: Intent,
): AppThunk<Promise<CollectedPart>> {
  return async (dispatch, getState) => {
    await dispatch(syncSeals(contractId));
    const record = selectContractSeals(getState(), contractId)?.record;
    if (record === undefined) return { part: 'terms', contents: [], count: 0, missing: 1 };
    const certificates = await listCertificates(record);
    const hashes = await (await loadBitcoin()).hashTexts(certificates.map(({ text }) => text));
    const contents = certificates.flatMap((certificate, at): EvidenceContent[] => {
      const hash = hashes[at] ?? '';
      const stem = `terms/${certificate.terms.revision}-${hash}`;
      return [
        { name: `${stem}.json`, content: formatCertificate(certificate) },
        { name: `${stem}.html`, content: formatTermsHtml(certificate.terms, hash, labels) },
      ];
    });
    const sealed = listSealed(record)[0]?.terms.pdf ?? '';
    const pdf = sealed === '' ? null : await dispatch(fetchSealedPdf(contractId, sealed, intent));
    if (pdf !== null) contents.push({ name: `terms/${sealed}.pdf`, content: pdf });
    const missing = unread + (sealed !== '' && pdf === null ? 1 : 0);
    return { part: 'terms', contents, count: certificates.length, missing };
  };
}

/** `null`: the server did not send it, or sent another one. */
function fetchSealedPdf(contractId: Id, hash: string, intent: Intent): AppThunk<Promise<Blob | null>> {
  return async (_dispatch, getState) => {
    const contract = selectContract(getState(), contractId);
    const link = resolvePdfLink(contract?.pdfUrl ?? null, { base: globalThis.location.href, isOwn: () => false });
    if (link.kind !== 'fetched') return null;
    try {
      const blob = await intent.call(() => fetchPdf(link.href, intent.signal));
      return (await hashBytes(new Uint8Array(await blob.arrayBuffer()))) === hash ? blob : null;
    } catch (error) {
      intent.requireWaiting();
      logger.warn(`The PDF is left out of the evidence file: ${toErrorData(error).message}`);
      return null;
    }
  };
}
