import { AppError, toErrorData } from '@/domain/primitives/errors';
import type { Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { getTransactionInfo } from '@/services/explorer.service';
import { broadcastTransaction } from '@/services/transactions.service';
import { isRefusal } from '@/store/calls/requests';
import { saveTransaction } from '@/store/calls/save-transaction';
import { withTimeout } from '@/store/calls/with-timeout';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';
import type { Release } from '@/store/outbox/releases';
import { type Report, type RunContext, toGuaranteeRef } from '@/store/withdrawals/release-report';

/** docs/bitcoin.md#broadcasting. Only when the network is known not to have the transaction is a refusal final. */
export function broadcast({ final }: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async () => {
    if (final === null) throw new AppError('unexpected', 'There is no transaction to broadcast');
    intent.requireWaiting();
    try {
      const txid = await intent.call(() => broadcastTransaction(final.txHex));
      // The txid follows from the transaction, whatever txid the backend returns.
      if (txid !== final.txid) logger.warn(`The backend answered another txid: ${txid}`);
      return { event: 'sent' };
    } catch (error) {
      const isKnown = await isKnownToExplorer(final.txid, intent);
      if (isKnown === true) return { event: 'sent' };
      if (isKnown === null || !isRefusal(error)) return { event: 'lost', error };
      const { message, detail } = toErrorData(error);
      return {
        event: 'refused',
        error: new AppError('broadcast-refused', `The broadcast was refused: ${message}`, detail),
      };
    }
  };
}

/** `null`: the explorer did not answer. */
async function isKnownToExplorer(txid: string, intent: Intent): Promise<boolean | null> {
  try {
    return (await intent.call(() => withTimeout(getTransactionInfo(txid)))) !== null;
  } catch {
    return null;
  }
}

export function recordExecuted(release: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawal, final } = release;
    if (withdrawal === null || final === null) throw new AppError('unexpected', 'There is no broadcast to record');
    const executed = { ...withdrawal, status: 'executed', txid: final.txid };
    try {
      await saveTransaction(executed, intent);
    } catch (error) {
      if (!isRefusal(error) || !(await isConfirmedReplacement(release))) throw error;
      logger.info(`The backend keeps the record of the transaction that ${final.txid} has replaced`);
      return { event: 'recorded' };
    }
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: executed }));
    return { event: 'recorded' };
  };
}

/** A backend may refuse to change an executed record. Once the replacement is confirmed, every explorer shows it. */
async function isConfirmedReplacement({ withdrawal, final }: Release): Promise<boolean> {
  const first = withdrawal?.txid ?? null;
  if (final === null || first === null || first === final.txid) return false;
  const info = await withTimeout(getTransactionInfo(final.txid)).catch(() => null);
  return info?.confirmed === true;
}
