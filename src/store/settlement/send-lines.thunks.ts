import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { SettlementLine } from '@/domain/settlement/settlement-lines';
import { mergeSettlements, type SettlementRecord } from '@/domain/settlement/settlement-record';
import {
  formatSettlementLine,
  formatSettlementMessage,
  MAX_SENT_LINE,
  readSettlementLine,
} from '@/services/schemas/settlement-lines';
import { toResult } from '@/store/calls/requests';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectDepositKeys, selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { changeSettlements } from '@/store/settlement/settlement-store';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import { verifyLine } from '@/store/settlement/verify-lines';

/** Keeps asks and answers on this device, before it is sent. Throws AppError `settlements-not-kept` or `keys-changed`. */
export function keepSettlement(contractId: Id, added: Partial<SettlementRecord>): AppThunk<Promise<SettlementRecord>> {
  return async (_dispatch, getState) => {
    const party = selectSettlementPlace(getState(), requireContract(getState(), contractId));
    const signer = selectSigner(getState());
    if (party === null || signer === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
    return changeSettlements({ signer, contractId }, (record) =>
      mergeSettlements(record, added, party.place, party.own),
    );
  };
}

/** Sends a line that is kept, also again if the message was lost. After a failure the screen shows it as unsent. */
export function sendLine(contractId: Id, sentence: string, line: SettlementLine): AppThunk<Promise<Result<unknown>>> {
  return async (dispatch) => {
    const text = formatSettlementMessage(sentence, line);
    const sent =
      formatSettlementLine(line).length > MAX_SENT_LINE
        ? { ok: false as const, error: toErrorData(new AppError('line-too-long', 'Too long for the chat')) }
        : await dispatch(sendChatMessage(contractId, text));
    await dispatch(syncSettlements(contractId));
    return sent;
  };
}

/** A line as a file. */
export function toFileText(line: SettlementLine): string {
  return `${formatSettlementLine(line)}\n`;
}

/** Bytes. */
export const MAX_FILE = 300_000;

/**
 * Takes a line from a file: it counts as if it had been in the chat. Fails with `offer-refused` for anything that is not one of this
 * contract.
 */
export function openSettlementFile(contractId: Id, text: string): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Opening a return date', async () => {
      const contract = requireContract(getState(), contractId);
      const party = selectSettlementPlace(getState(), contract);
      const keys = selectDepositKeys(getState(), contract);
      const read = readSettlementLine(text.slice(0, MAX_FILE));
      const refused = (rule: string) => new AppError('offer-refused', `The file has no return date: ${rule}`, { rule });
      if (read.kind !== 'line') throw refused('no-offer');
      if (party === null || keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
      // From the device: what this tab has not read is not unknown.
      const { asks } = await dispatch(keepSettlement(contractId, {}));
      const verified = await verifyLine(read.line, { place: party.place, keys, asks });
      if (verified === 'unknown') throw refused('no-offer');
      if (verified === null) throw refused(read.line.kind === 'give' ? 'signature' : 'other-contract');
      await dispatch(keepSettlement(contractId, verified.added));
      await dispatch(syncSettlements(contractId));
    });
}
