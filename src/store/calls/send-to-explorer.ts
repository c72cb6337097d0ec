import { AppError, toErrorData } from '@/domain/primitives/errors';
import type { Intent } from '@/lib/intent';
import { broadcastThrough } from '@/services/broadcast';
import { getTransactionInfo, postTransaction } from '@/services/explorer.service';
import { withTimeout } from '@/store/calls/with-timeout';

/**
 * Broadcasts through the explorer. A transaction that it shows counts as sent. Throws AppError `broadcast-refused` if the network refuses
 * it, or the error of the call.
 */
export async function sendToExplorer(transaction: { txid: string; txHex: string }, intent: Intent): Promise<void> {
  const explorer = {
    getTransactionInfo: (txid: string) => withTimeout(getTransactionInfo(txid)),
    postTransaction: (txHex: string) => intent.call(() => postTransaction(txHex)),
  };
  const outcome = await broadcastThrough(explorer, transaction);
  if (outcome.kind === 'known') return;
  if (outcome.kind !== 'refused') throw outcome.error;
  const { message, detail } = toErrorData(outcome.error);
  throw new AppError('broadcast-refused', `The broadcast was refused: ${message}`, detail);
}
