import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { formatSealMessage } from '@/domain/terms/chat-line';
import { toResult } from '@/store/calls/requests';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectTermsRole } from '@/store/terms/terms.selectors';

/** Sends the user's own signature to the chat, also again if the message was lost. */
export function sendSignature(contractId: Id, hash: string, sentence: string): AppThunk<Promise<Result<unknown>>> {
  return async (dispatch, getState) => {
    const role = selectTermsRole(getState(), requireContract(getState(), contractId));
    const signed = selectContractTerms(getState(), contractId)?.record.signed.find((each) => each.hash === hash);
    const signature = signed?.signatures.find((each) => each.role === role)?.signature;
    if (signed === undefined || signature === undefined)
      return toResult('Sending a signature', () => Promise.reject(new AppError('unexpected', 'There is no signature')));
    const line = { revision: signed.terms.revision, hash, signature };
    return dispatch(sendStatement(contractId, formatSealMessage(sentence, line)));
  };
}

/** Sends a signed line to the chat, and reads it there. */
export function sendStatement(contractId: Id, message: string): AppThunk<Promise<Result<unknown>>> {
  return async (dispatch) => {
    const sent = await dispatch(sendChatMessage(contractId, message));
    await dispatch(syncTerms(contractId));
    return sent;
  };
}
