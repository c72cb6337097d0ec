import { settings } from '@/config/settings';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { judgePdf, listRightPdfs, listSealedPdfs, type PdfFinding } from '@/domain/terms/pdf-match';
import { NO_TERMS, type TermsRecord } from '@/domain/terms/record';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { hashBytes, isPdf, PDF_LIMIT, PDF_LIMIT_MB } from '@/lib/pdf-bytes';
import { fetchPdf } from '@/services/documents.service';
import { toResult } from '@/store/calls/requests';
import { withDeadline } from '@/store/calls/with-timeout';
import { selectChat } from '@/store/chat/chat.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { isLoading, loadTerms, syncTerms } from '@/store/terms/sync-terms.thunks';
import { changeTermsRecord, recallTerms } from '@/store/terms/terms-store';

/** A contract, whose PDF has to be known for its terms (docs/terms.md#the-pdf). */
export type PdfOwner = Pick<Contract, 'id' | 'pdfUrl'>;

/** A PDF of this page's origin. The blob is safe to open: its type is `application/pdf`. */
export interface FetchedPdfLink {
  blob: Blob;
  finding: PdfFinding;
}

/** Fetches the PDF of a contract, compares it with what this device knows, and remembers what it is now. */
export function fetchContractPdf(
  owner: PdfOwner,
  href: string,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<FetchedPdfLink>>> {
  return (dispatch) =>
    toResult('Fetching the PDF', async () => {
      const blob = await intent.call(() => fetchPdf(href, intent.signal));
      return { blob, finding: await dispatch(lookAtPdf(owner, blob)) };
    });
}

/** Compares a PDF that is at the contract's address with what this device knows, and remembers it. */
export function lookAtPdf({ id, pdfUrl }: PdfOwner, blob: Blob): AppThunk<Promise<PdfFinding>> {
  return async (dispatch) => {
    if (settings().seals === 'off') return 'fits';
    const url = pdfUrl?.trim() ?? '';
    await dispatch(loadSignatures(id));
    const hash = await hashBytes(new Uint8Array(await blob.arrayBuffer()));
    const right = listRightPdfs(await dispatch(recallTerms(id)), url);
    if (hash !== null) await dispatch(rememberPdf(id, url, hash));
    return judgePdf(right, hash);
  };
}

/** A PDF that the user chose. `noted`: both have signed none. */
export type ChosenPdf = 'sealed' | 'not-sealed' | 'noted';

/**
 * Compares a PDF that the user chose with what both signed. It is remembered for the contract unless that is another
 * one. Errors: `pdf-empty`, `pdf-not-chosen`, `pdf-too-large`, `crypto-unavailable`.
 * @param isWanted also if both have signed another one
 */
export function choosePdf(
  { id, pdfUrl }: PdfOwner,
  file: Blob,
  isWanted = false,
): AppThunk<Promise<Result<ChosenPdf>>> {
  return (dispatch) =>
    toResult('Reading the chosen PDF', async () => {
      const hash = await hashChosen(file);
      await dispatch(loadSignatures(id));
      const sealed = listSealedPdfs(await dispatch(recallTerms(id)));
      const isSealed = sealed.includes(hash);
      if (sealed.length > 0 && !isSealed && !isWanted) return 'not-sealed';
      await dispatch(rememberPdf(id, pdfUrl?.trim() ?? '', hash));
      return isSealed ? 'sealed' : sealed.length > 0 ? 'not-sealed' : 'noted';
    });
}

/**
 * Brings the signatures up to date before a PDF is judged: those that have come since count, and those in a chat that is not
 * loaded yet. If the server does not answer, what this device remembers decides.
 */
function loadSignatures(id: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = selectContract(getState(), id);
    const isLoaded = (of: Contract) => !isLoading(getState(), of) && selectChat(getState(), id)?.state === 'ready';
    if (contract !== null && hasBothParties(contract) && !isLoaded(contract))
      await withDeadline((signal) => dispatch(loadTerms(id, signal))).catch(() => undefined);
    await dispatch(syncTerms(id));
  };
}

/** SHA-256 of a file that the user chose. Throws like `choosePdf`. */
async function hashChosen(file: Blob): Promise<string> {
  if (file.size === 0) throw new AppError('pdf-empty', 'The chosen file is empty');
  if (file.size > PDF_LIMIT) throw new AppError('pdf-too-large', `The chosen file has more than ${PDF_LIMIT_MB} MB`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) throw new AppError('pdf-not-chosen', 'The chosen file is no PDF');
  const hash = await hashBytes(bytes);
  if (hash === null) throw new AppError('crypto-unavailable', 'crypto.subtle is missing');
  return hash;
}

/** The last PDF that was seen counts (docs/terms.md#the-pdf). @param url as the contract names it */
export function rememberPdf(contractId: Id, url: string, hash: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null || url === '' || settings().seals === 'off') return;
    const note = (stored: TermsRecord) =>
      stored.pdfs[url] === hash ? stored : { ...stored, pdfs: { ...stored.pdfs, [url]: hash } };
    const isStored = await changeTermsRecord({ publicKey, contractId }, note).then(
      () => true,
      () => false,
    );
    // Without storage it counts in this tab.
    await dispatch(syncTerms(contractId, isStored ? undefined : note(NO_TERMS)));
  };
}
