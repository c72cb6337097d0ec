import { toCalendarDate } from '@/domain/primitives/dates';
import { AppError, type ErrorData, type Result } from '@/domain/primitives/errors';
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

/** Keeps a settlement on this device, before it is sent. Throws AppError `settlements-not-kept` or `keys-changed`. */
export function keepSettlement(contractId: Id, added: Partial<SettlementRecord>): AppThunk<Promise<SettlementRecord>> {
  return async (_dispatch, getState) => {
    const party = selectSettlementPlace(getState(), requireContract(getState(), contractId));
    const signer = selectSigner(getState());
    if (party === null || signer === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
    return changeSettlements({ signer, contractId }, (record) =>
      mergeSettlements(record, added, party.place, party.own, toCalendarDate(new Date())),
    );
  };
}

/** Whether a line is short enough for the chat. A longer one is saved as a file. */
export function fitsChat(line: SettlementLine): boolean {
  return formatSettlementLine(line).length <= MAX_SENT_LINE;
}

/** Sends a line to the chat, also again if the message was lost. Throws AppError `line-too-long`, or the error of the call. */
function sendLine(contractId: Id, sentence: string, line: SettlementLine): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!fitsChat(line)) throw new AppError('line-too-long', 'The line is too long for the chat');
    const sent = await dispatch(sendChatMessage(contractId, formatSettlementMessage(sentence, line)));
    if (!sent.ok) throw new AppError(sent.error.code, sent.error.message, sent.error.detail);
    await dispatch(syncSettlements(contractId));
  };
}

export function sendAgain(contractId: Id, sentence: string, line: SettlementLine): AppThunk<Promise<Result<void>>> {
  return (dispatch) => toResult('Sending a settlement', () => dispatch(sendLine(contractId, sentence, line)));
}

/** Sends a line that is signed and kept; resolves to the error, after which the screen shows it as unsent, or to `null`. */
export function sendKept(contractId: Id, sentence: string, line: SettlementLine): AppThunk<Promise<ErrorData | null>> {
  return async (dispatch) => {
    const sent = await dispatch(sendAgain(contractId, sentence, line));
    if (sent.ok) return null;
    await dispatch(syncSettlements(contractId));
    return sent.error;
  };
}

/** Tells the other party that the user declines. It is not signed, and binds nobody. */
export function declineOffer(contractId: Id, hash: string, sentence: string): AppThunk<Promise<Result<void>>> {
  return (dispatch) =>
    toResult('Declining an offer', async () => {
      await dispatch(sendLine(contractId, sentence, { kind: 'decline', hash }));
      await dispatch(keepSettlement(contractId, { declined: [hash] }));
      await dispatch(syncSettlements(contractId));
    });
}

/** The line of an offer, or of its acceptance, as a file. */
export function toFileText(line: SettlementLine): string {
  return `${formatSettlementLine(line)}\n`;
}

/** Bytes. */
export const MAX_FILE = 300_000;

/**
 * Takes a settlement from a file: it counts as if it had been in the chat. Fails with `offer-refused` for anything that is not one
 * of this contract.
 */
export function openSettlementFile(contractId: Id, text: string): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Opening a settlement', async () => {
      const contract = requireContract(getState(), contractId);
      const party = selectSettlementPlace(getState(), contract);
      const keys = selectDepositKeys(getState(), contract);
      const read = readSettlementLine(text.slice(0, MAX_FILE));
      const refused = (rule: string) => new AppError('offer-refused', `The file is no settlement: ${rule}`, { rule });
      if (read.kind !== 'line' || read.line.kind === 'decline') throw refused('no-offer');
      if (party === null || keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
      // From the device: what this tab has not read is not unknown.
      const known = await dispatch(keepSettlement(contractId, {}));
      const verified = await verifyLine(read.line, { place: party.place, keys, known });
      if (verified === 'unknown') throw refused('no-offer');
      if (verified === null) throw refused(ANSWERS.includes(read.line.kind) ? 'signature' : 'other-contract');
      await dispatch(keepSettlement(contractId, verified.added));
      await dispatch(syncSettlements(contractId));
    });
}

const ANSWERS: readonly SettlementLine['kind'][] = ['accept', 'give'];
