import { AppError, errorData } from '@/domain/errors';
import { logger } from '@/lib/logger';
import { transactionInfo } from '@/services/explorer.service';
import { broadcast } from '@/services/transactions.service';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { broadcastKnown, broadcastPrepared, broadcastSettled, type OutboxEntry } from '@/store/outbox/outbox.slice';
import { isPassing } from '@/store/persistently';
import { saveTransaction } from '@/store/save-transaction';
import type { AppThunk, RootState } from '@/store/store-types';

/** Broadcasts that are not on record yet. */
export function selectOutbox(state: RootState): OutboxEntry[] {
  return state.outbox.entries;
}

/**
 * Broadcasts a final transaction and records it (bitcoin.md, Broadcasting). The entry is stored before the first call,
 * so that neither a lost answer nor a reload loses it. Resolves once the network has the transaction; a record that
 * could not be saved stays in the outbox and is tried again.
 */
export function sendOut(entry: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(broadcastPrepared(entry));
    await dispatch(ensureBroadcast(entry));
    try {
      await dispatch(record(entry));
    } catch (error) {
      logger.error(`Recording the broadcast failed, it will be tried again: ${errorData(error).message}`);
    }
  };
}

/** Goes on with everything that is still in the outbox; rejects when something is left, so that the poll backs off. */
export function settleOutbox(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const entry of selectOutbox(getState())) {
      await dispatch(ensureBroadcast(entry));
      await dispatch(record(entry));
    }
  };
}

function ensureBroadcast(entry: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (entry.stage === 'broadcast') return;
    try {
      const txid = await broadcast(entry.txHex);
      // The txid follows from the transaction: the backend's word on it is not needed.
      if (txid !== entry.txid) logger.warn(`The backend answered another txid: ${txid}`);
    } catch (error) {
      if (!(await isKnown(entry.txid))) {
        if (!isPassing(error)) dispatch(broadcastSettled(entry.txid));
        throw broadcastError(error);
      }
    }
    dispatch(broadcastKnown(entry.txid));
  };
}

async function isKnown(txid: string): Promise<boolean> {
  try {
    return (await transactionInfo(txid)) !== null;
  } catch {
    return false;
  }
}

function broadcastError(error: unknown): unknown {
  const refused = error instanceof AppError && error.code === 'http' && !isPassing(error);
  if (!refused) return error;
  return new AppError('broadcast-refused', `The broadcast was refused: ${error.message}`, error.detail);
}

function record({ contractId, guaranteeId, withdrawal, txid }: OutboxEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const executed = { ...withdrawal, status: 'executed', txid };
    await saveTransaction(executed);
    dispatch(withdrawalSaved({ contractId, guaranteeId, transaction: executed }));
    dispatch(broadcastSettled(txid));
  };
}
