import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { MAX_SENT_LINE, type ReturnLine, readReturnLine } from '@/domain/returns/return-lines';
import { mergeReturns, type ReturnRecord } from '@/domain/returns/return-record';
import { formatReturnLine, formatReturnMessage } from '@/services/schemas/return-lines';
import { toResult } from '@/store/calls/requests';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { checkReturn, readVerified } from '@/store/returns/check-return';
import { changeReturns } from '@/store/returns/return-store';
import { selectDepositKeys, selectReturnPlace } from '@/store/returns/returns.selectors';
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
    const text = formatReturnMessage(sentence, line);
    const sent =
      formatReturnLine(line).length > MAX_SENT_LINE
        ? { ok: false as const, error: toErrorData(new AppError('line-too-long', 'Too long for the chat')) }
        : await dispatch(sendChatMessage(contractId, text));
    await dispatch(syncReturns(contractId));
    return sent;
  };
}

/** A line as a file. */
export function toFileText(line: ReturnLine): string {
  return `${formatReturnLine(line)}\n`;
}

/** Characters. */
const MAX_FILE = 300_000;

/**
 * Takes a line from a file: it counts as if it had been in the chat. Fails with `return-refused` for anything that is not one of this
 * contract.
 */
export function openReturnFile(contractId: Id, text: string): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Opening a return date', async () => {
      const contract = requireContract(getState(), contractId);
      const party = selectReturnPlace(getState(), contract);
      const keys = selectDepositKeys(getState(), contract);
      const line = readReturnLine(text.slice(0, MAX_FILE));
      const refused = (rule: string) =>
        new AppError('return-refused', `The file has no return date: ${rule}`, { rule });
      if (line === null) throw refused('no-return');
      if (party === null || keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
      // From the device: what this tab has not read is not unknown.
      const { asks } = await dispatch(keepReturns(contractId, {}));
      const ground = { place: party.place, keys, asks };
      const check = checkReturn(ground)(line);
      if (check === null) throw refused('no-return');
      const hashes = await check.verify();
      const verified = hashes && readVerified(line, hashes, ground);
      if (!verified) throw refused(line.kind === 'give' ? 'signature' : 'other-contract');
      await dispatch(keepReturns(contractId, verified.added));
      await dispatch(syncReturns(contractId));
    });
}
