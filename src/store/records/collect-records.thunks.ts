import { settings } from '@/config/settings';
import { resolvePdfLink } from '@/domain/contracts/pdf-link';
import type { Message } from '@/domain/models';
import { type ErrorData, type Result, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { listRightPdfs } from '@/domain/terms/pdf-match';
import { listSealed, NO_TERMS } from '@/domain/terms/record';
import { hashBytes } from '@/lib/pdf-bytes';
import { fetchPdf } from '@/services/documents.service';
import { toResult } from '@/store/calls/requests';
import { selectChat } from '@/store/chat/chat.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectName } from '@/store/people/people.thunks';
import { makeStatement, type Statement } from '@/store/records/statement.thunks';
import { makeCertificateFile } from '@/store/terms/certificates';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';

/** `none`: there is nothing to save. `partial`: only what was received is saved. `pdf-other`: not the one that this device knows. */
type Lack =
  | `${'certificate' | 'statement' | 'chat'}-${'none' | 'failed' | 'partial'}`
  | `pdf-${'unknown' | 'other' | 'failed'}`;

/** A part that is not saved, or not whole, and why. */
export interface Missing {
  lack: Lack;
  error: ErrorData | null;
}

/** The records of a contract. If a part is `null` or empty, `missing` says why. */
export interface Records {
  certificate: { name: string; text: string } | null;
  statement: Statement;
  chat: readonly Message[];
  pdf: Blob | null;
  nameOf: (id: Id) => string;
  missing: readonly Missing[];
}

interface Wanted {
  contractId: Id;
  /** The PDF behind an object URL of this page. */
  findAttached: (url: string) => Blob | null;
}

/** Reads what *Save records* saves (docs/records.md#save-records). What was not received is unknown, never empty. */
export function collectRecords(wanted: Wanted, signal: AbortSignal): AppThunk<Promise<Result<Records>>> {
  return (dispatch, getState) =>
    toResult('Collecting the records', async () => {
      const { contractId } = wanted;
      // Its failure is in the state.
      await dispatch(loadMessages(contractId, signal)).catch(() => undefined);
      const statement = await dispatch(makeStatement(contractId, signal));
      await dispatch(syncTerms(contractId));
      const chat = selectChat(getState(), contractId);
      const isChatRead = chat?.state === 'ready' && chat.error === null;
      const messages = chat?.messages ?? [];
      const contractTerms = selectContractTerms(getState(), contractId);
      const [last] = listSealed(contractTerms?.record ?? NO_TERMS);
      // Signatures travel in the chat.
      const isSealRead = isChatRead && contractTerms !== null && contractTerms.missing.length === 0;
      const pdf = await dispatch(readPdf(wanted, signal));
      const hasSeals = settings().seals !== 'off';
      return {
        certificate: hasSeals && last !== undefined ? await makeCertificateFile(last) : null,
        statement,
        chat: messages,
        pdf: pdf instanceof Blob ? pdf : null,
        nameOf: (id) => selectName(getState(), id) ?? String(id),
        missing: [
          ...(hasSeals ? findLack('certificate', last !== undefined, isSealRead, chat?.error) : []),
          ...findLack('statement', statement.lines.length > 0, statement.isComplete),
          ...findLack('chat', messages.length > 0, isChatRead, chat?.error),
          ...(pdf === null || pdf instanceof Blob ? [] : [pdf]),
        ],
      };
    });
}

function findLack(
  part: 'certificate' | 'statement' | 'chat',
  isFound: boolean,
  isRead: boolean,
  error: ErrorData | null = null,
): Missing[] {
  if (isFound && isRead) return [];
  return [{ lack: `${part}-${isRead ? 'none' : isFound ? 'partial' : 'failed'}`, error: isRead ? null : error }];
}

/** `null`: the contract has none. Fetched from this page's origin only, and saved only if this device knows it. */
function readPdf({ contractId, findAttached }: Wanted, signal: AbortSignal): AppThunk<Promise<Blob | Missing | null>> {
  return async (_dispatch, getState) => {
    const url = selectContract(getState(), contractId)?.pdfUrl?.trim() ?? '';
    if (url === '') return null;
    const known = listRightPdfs(selectContractTerms(getState(), contractId)?.record ?? NO_TERMS, url);
    const attached = findAttached(url);
    if (attached !== null && known.length === 0) return attached;
    const link = resolvePdfLink(url, { base: globalThis.location.href, isOwn: (each) => findAttached(each) !== null });
    if (known.length === 0 || !('href' in link) || link.kind === 'outside') return { lack: 'pdf-unknown', error: null };
    try {
      const blob = attached ?? (await fetchPdf(link.href, signal));
      const hash = await hashBytes(new Uint8Array(await blob.arrayBuffer()));
      return hash !== null && known.includes(hash) ? blob : { lack: 'pdf-other', error: null };
    } catch (error) {
      return { lack: 'pdf-failed', error: toErrorData(error) };
    }
  };
}
