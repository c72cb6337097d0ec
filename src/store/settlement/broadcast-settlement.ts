import { toErrorData } from '@/domain/primitives/errors';
import type { Intent } from '@/lib/intent';
import { broadcastTransaction } from '@/services/transactions.service';
import { sendToExplorer } from '@/store/calls/send-to-explorer';

/**
 * Broadcasts through the backend, and through the explorer if that does not know the transaction afterwards: a backend may take it
 * without relaying it. Resolves only once the explorer has taken or shows it. Throws AppError `broadcast-refused` if the network
 * refuses it, or the error of the call.
 */
export async function broadcastSettlement(transaction: { txHex: string; txid: string }, intent: Intent): Promise<void> {
  intent.requireWaiting();
  const failure: unknown = await intent
    .call(() => broadcastTransaction(transaction.txHex))
    .then(
      () => null,
      (error) => error,
    );
  try {
    await sendToExplorer(transaction, intent);
  } catch (error) {
    // The backend may have it, and nobody shows it.
    const isFinal = ['broadcast-refused', 'stopped'].includes(toErrorData(error).code);
    throw isFinal ? error : (failure ?? error);
  }
}
