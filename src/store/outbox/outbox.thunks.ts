import { AppError, errorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { transactionInfo } from '@/services/explorer.service';
import { broadcast } from '@/services/transactions.service';
import { isRefusal, withTimeout } from '@/store/calls/retry';
import { saveTransaction } from '@/store/calls/save-transaction';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { broadcastKnown, broadcastPrepared, broadcastSettled, type OutboxEntry } from '@/store/outbox/outbox.slice';
import { atWork } from '@/store/outbox/work.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Broadcasts a final transaction and records it (docs/bitcoin.md#broadcasting). The entry is stored before the first call,
 * so that neither a lost answer nor a reload loses it. Resolves once the network has the transaction; a record that
 * could not be saved stays in the outbox and is tried again.
 */
export function sendOut(entry: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(broadcastPrepared(entry));
    const work = dispatch(atWork(entry.txid));
    try {
      await dispatch(ensureBroadcast(entry));
      await dispatch(recordOrKeep(entry));
    } finally {
      work.end();
    }
  };
}

/** Goes on with a broadcast that is not on record yet. Harmless to repeat. */
export function settleEntry(entry: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(ensureBroadcast(entry));
    await dispatch(record(entry));
  };
}

function ensureBroadcast(entry: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (entry.stage === 'broadcast') return;
    try {
      const txid = await withTimeout(broadcast(entry.txHex));
      // The txid follows from the transaction: the backend's word on it is not needed.
      if (txid !== entry.txid) logger.warn(`The backend answered another txid: ${txid}`);
    } catch (error) {
      const known = await isKnown(entry.txid);
      const refused = known === false && isRefusal(error);
      // Only when the network is known not to have it does a refusal end the matter.
      if (refused) dispatch(broadcastSettled(entry.txid));
      if (known !== true) throw refused ? refusal(error) : error;
    }
    dispatch(broadcastKnown(entry.txid));
  };
}

/** Whether the network has it; `null` when the explorer does not say. */
async function isKnown(txid: string): Promise<boolean | null> {
  try {
    return (await withTimeout(transactionInfo(txid))) !== null;
  } catch {
    return null;
  }
}

function refusal(error: unknown): AppError {
  const { message, detail } = errorData(error);
  return new AppError('broadcast-refused', `The broadcast was refused: ${message}`, detail);
}

function recordOrKeep(entry: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(record(entry));
    } catch (error) {
      logger.error(`Recording the broadcast failed, it will be tried again: ${errorData(error).message}`);
    }
  };
}

function record({ contractId, guaranteeId, withdrawal, txid }: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const executed = { ...withdrawal, status: 'executed', txid };
    await saveTransaction(executed);
    dispatch(withdrawalSaved({ contractId, guaranteeId, transaction: executed }));
    dispatch(broadcastSettled(txid));
  };
}
