import { AppError, toErrorData } from '@/domain/primitives/errors';
import type { Intent } from '@/lib/intent';
import { getTransactionInfo, postTransaction } from '@/services/explorer.service';
import { broadcastTransaction } from '@/services/transactions.service';
import { isRefusal } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';

/**
 * Broadcasts through the backend, and through the explorer if that does not know the transaction afterwards: a backend may take it
 * without relaying it. Resolves only once the explorer has taken or shows it. Throws AppError `broadcast-refused` if the explorer
 * refuses it, or the error of the call.
 */
export async function broadcastSettlement(
  { txHex, txid }: { txHex: string; txid: string },
  intent: Intent,
): Promise<void> {
  const failure = await send(() => broadcastTransaction(txHex), intent);
  if (await isKnown(txid)) return;
  const explorerFailure = await send(() => postTransaction(txHex), intent);
  if (explorerFailure === null || (await isKnown(txid))) return;
  if (isRefusal(explorerFailure)) {
    const { message, detail } = toErrorData(explorerFailure);
    throw new AppError('broadcast-refused', `The broadcast was refused: ${message}`, detail);
  }
  // The backend may have it, and nobody shows it.
  throw failure ?? explorerFailure;
}

/** The error, or `null`. */
async function send(call: () => Promise<unknown>, intent: Intent): Promise<unknown> {
  intent.requireWaiting();
  try {
    await intent.call(call);
    return null;
  } catch (error) {
    return error;
  }
}

async function isKnown(txid: string): Promise<boolean> {
  return (await withTimeout(getTransactionInfo(txid)).catch(() => null)) !== null;
}
