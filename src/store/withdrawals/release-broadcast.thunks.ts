import { AppError, toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getTransactionInfo } from '@/services/explorer.service';
import { broadcastTransaction } from '@/services/transactions.service';
import { isRefusal } from '@/store/calls/requests';
import { saveTransaction } from '@/store/calls/save-transaction';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { withTimeout } from '@/store/calls/with-timeout';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { Release } from '@/store/outbox/releases';
import type { AppThunk } from '@/store/setup/store-types';
import { isKnownToExplorer } from '@/store/withdrawals/is-known-to-explorer';
import { type Report, toGuaranteeRef } from '@/store/withdrawals/release-report';

/** docs/bitcoin.md#broadcasting. Only when the network is known not to have the transaction is a refusal final. */
export function broadcast({ final }: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async () => {
    if (final === null) throw new AppError('unexpected', 'There is no transaction to broadcast');
    requireWaiting(stop);
    try {
      const txid = await waitFor(broadcastTransaction(final.txHex), stop);
      // The txid follows from the transaction, whatever the backend calls it.
      if (txid !== final.txid) logger.warn(`The backend answered another txid: ${txid}`);
      return { event: 'sent' };
    } catch (error) {
      const isKnown = await isKnownToExplorer(final.txid, stop);
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

export function recordExecuted(release: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawal, final } = release;
    if (withdrawal === null || final === null) throw new AppError('unexpected', 'There is no broadcast to record');
    const executed = { ...withdrawal, status: 'executed', txid: final.txid };
    try {
      await saveTransaction(executed, stop);
    } catch (error) {
      if (!isRefusal(error) || !(await isConfirmedReplacement(release))) throw error;
      logger.info(`The backend keeps the record of the transaction that ${final.txid} has replaced`);
      return { event: 'recorded' };
    }
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: executed }));
    return { event: 'recorded' };
  };
}

/** A backend may refuse to change an executed record. Once the replacement is confirmed, every explorer tells about it. */
async function isConfirmedReplacement({ withdrawal, final }: Release): Promise<boolean> {
  const first = withdrawal?.txid ?? null;
  if (final === null || first === null || first === final.txid) return false;
  const info = await withTimeout(getTransactionInfo(final.txid)).catch(() => null);
  return info?.confirmed === true;
}
