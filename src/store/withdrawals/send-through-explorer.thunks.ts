import type { GuaranteeRef } from '@/domain/models';
import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { getTransactionInfo, postTransaction } from '@/services/explorer.service';
import { isRefusal, toResult } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk } from '@/store/core/store-types';
import { findEntry } from '@/store/outbox/outbox.slice';
import { type Release, restoreFromEntry, startRelease } from '@/store/outbox/releases';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';

/**
 * Broadcasts a withdrawal that this user has completed, if the backend does not, and records it as usual. Resolves to
 * the txid.
 */
export function sendThroughExplorer(
  guaranteeRef: GuaranteeRef,
  withdrawalId: Id,
  intent: Intent,
): AppThunk<Promise<Result<string>>> {
  return (dispatch) =>
    toResult('Sending through the explorer', async () => {
      const complete = await dispatch(findComplete(guaranteeRef, withdrawalId));
      await relay(complete.final, intent);
      await dispatch(runRelease(complete, { event: 'relayed' }, { intent }));
      return complete.final.txid;
    });
}

type CompleteRelease = Release & { final: NonNullable<Release['final']> };

/** From the outbox, or from the signatures of this device when the backend has refused the transaction. */
function findComplete(guaranteeRef: GuaranteeRef, withdrawalId: Id): AppThunk<Promise<CompleteRelease>> {
  return async (_dispatch, getState) => {
    const entry = findEntry(getState().outbox, withdrawalId);
    if (entry !== null) return { ...restoreFromEntry(entry), final: { txid: entry.txid, txHex: entry.txHex } };
    // A release and its replacements share the withdrawal: the latest one counts.
    const given = (await listGivenSignatures())
      .filter((each) => each.txHex !== null && isSameId(each.withdrawal.id, withdrawalId))
      .sort((a, b) => a.givenAt.localeCompare(b.givenAt))
      .at(-1);
    if (!given?.txHex) throw new AppError('unexpected', 'This device has not completed the transaction');
    const { txid, txHex, withdrawal } = given;
    const final = { txid, txHex };
    return { ...startRelease(guaranteeRef, { state: 'recorded', key: txid, withdrawal }), final };
  };
}

/** A transaction that the network has already counts as sent. */
async function relay({ txid, txHex }: CompleteRelease['final'], intent: Intent): Promise<void> {
  try {
    await intent.call(() => postTransaction(txHex));
  } catch (error) {
    intent.requireWaiting();
    const info = await withTimeout(getTransactionInfo(txid)).catch(() => null);
    if (info !== null) return;
    if (!isRefusal(error)) throw error;
    const { message, detail } = toErrorData(error);
    throw new AppError('broadcast-refused', `The explorer refused the broadcast: ${message}`, detail);
  }
}
