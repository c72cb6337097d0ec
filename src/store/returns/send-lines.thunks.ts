import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { ReturnLine } from '@/domain/returns/return-lines';
import { mergeReturns, type ReturnRecord } from '@/domain/returns/return-record';
import { formatReturnMessage } from '@/services/schemas/return-lines';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { changeReturns } from '@/store/returns/return-store';
import { selectReturnPlace } from '@/store/returns/returns.selectors';
import { syncReturns } from '@/store/returns/sync-returns.thunks';

/** Keeps asks and answers on this device, before it is sent. Throws AppError `returns-not-kept` or `keys-changed`. */
export function keepReturns(contractId: Id, added: Partial<ReturnRecord>): AppThunk<Promise<ReturnRecord>> {
  return async (_dispatch, getState) => {
    const party = selectReturnPlace(getState(), requireContract(getState(), contractId));
    const signer = selectSigner(getState());
    if (party === null || signer === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
    return changeReturns({ signer, contractId }, (record) => mergeReturns(record, added, party.place, party.own));
  };
}

/** Sends a line that is kept, also again if the message was lost. After a failure the screen shows it as unsent. */
export function sendLine(contractId: Id, sentence: string, line: ReturnLine): AppThunk<Promise<Result<unknown>>> {
  return async (dispatch) => {
    const sent = await dispatch(sendChatMessage(contractId, formatReturnMessage(sentence, line)));
    await dispatch(syncReturns(contractId));
    return sent;
  };
}
