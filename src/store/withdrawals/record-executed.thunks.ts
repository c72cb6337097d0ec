import type { Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import { getTransactionInfo } from '@/services/explorer.service';
import { isRefusal, saveTransaction } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';
import type { Release } from '@/store/outbox/releases';
import { type Report, type RunContext, toGuaranteeRef } from '@/store/withdrawals/release-report';

/** Saves the txid of a broadcast release in its record. */
export function recordExecuted(release: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawal, final } = release;
    if (withdrawal === null || final === null) throw new AppError('unexpected', 'There is no broadcast to record');
    const executed = { ...withdrawal, status: 'executed', txid: final.txid };
    const saved = await saveTransaction(executed, intent).then(
      () => executed,
      (refusal) => saveReplacement(release, final.txid, refusal, intent),
    );
    if (saved !== null) dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: saved }));
    return { event: 'recorded' };
  };
}

/**
 * A backend may keep the amount of an executed record: then the txid alone changes. Or the whole record: once the replacement is
 * confirmed, every explorer shows it (`null`). Otherwise throws the refusal.
 */
async function saveReplacement(
  release: Release,
  txid: string,
  refusal: unknown,
  intent: Intent,
): Promise<Transaction | null> {
  const first = release.withdrawal?.txid ?? null;
  if (!isRefusal(refusal) || first === null || first === txid) throw refusal;
  const current = await intent.call(() => fetchCurrent(release));
  if (current?.txid === first) {
    const kept = { ...current, txid };
    const isSaved = await saveTransaction(kept, intent).then(() => true, isNotRefused);
    if (isSaved) return kept;
  }
  const info = await withTimeout(getTransactionInfo(txid)).catch(() => null);
  if (info?.confirmed !== true) throw refusal;
  logger.info(`The backend keeps the record of the transaction that ${txid} has replaced`);
  return null;
}

function isNotRefused(error: unknown): false {
  if (!isRefusal(error)) throw error;
  return false;
}

/** The withdrawal as the backend has it now; `null` if it no longer exists. */
export async function fetchCurrent(release: Release): Promise<Transaction | null> {
  return (await listCurrentWithdrawals(release)).find(({ id }) => isSameId(id, release.withdrawalId)) ?? null;
}
