import type { GuaranteeRef } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import { sendToExplorer } from '@/store/calls/send-to-explorer';
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
      await sendToExplorer(complete.final, intent);
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
