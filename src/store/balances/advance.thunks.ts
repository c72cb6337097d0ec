import { isSettled, type LookedUpWithdrawal, splitWithdrawals } from '@/domain/guarantee/execution-check';
import { computeWithdrawn, getNextGuaranteeStatus, isEmptyBalance } from '@/domain/guarantee/guarantee-status';
import type { Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import { type Sats, subtractSats, ZERO_SATS } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { updateGuarantee } from '@/services/contracts.service';
import { getTransactionInfo } from '@/services/explorer.service';
import { listWithdrawals } from '@/services/transactions.service';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { withTimeout } from '@/store/calls/requests';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { guaranteeUpdated } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Changes the status of a guarantee when the rules say so, here and at the backend. A failure is logged
 * (docs/specification.md#8-error-catalogue) and retried by the next refresh.
 */
export function advanceGuarantee(guaranteeRef: GuaranteeRef): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guarantee = selectGuarantee(getState(), guaranteeRef);
    const known = guarantee && selectKnownBalance(getState(), guarantee.id);
    if (guarantee === null || known === null) return;
    // What is still arriving does not make a guarantee active.
    const { arriving = ZERO_SATS, total } = known;
    const balance = guarantee.status === 'pending' ? subtractSats(total, arriving) : total;
    try {
      const isEmptied = guarantee.status === 'active' && isEmptyBalance(balance);
      const withdrawals = isEmptied ? await fetchKnownWithdrawals(guarantee, balance) : guarantee.withdrawals;
      const { status, amount } = guarantee;
      const next = getNextGuaranteeStatus({ status, amount, balance, withdrawn: computeWithdrawn(withdrawals) });
      if (next === null) return;
      await withTimeout(updateGuarantee(guaranteeRef.contractId, { ...guarantee, status: next }));
      dispatch(guaranteeUpdated({ ...guaranteeRef, changes: { status: next } }));
    } catch (error) {
      logger.error(`Updating the guarantee's status failed: ${toErrorData(error).message}`);
    }
  };
}

/**
 * Fetches the withdrawals that the explorer knows, and logs whether they settle the guarantee
 * (docs/specification.md#guarantee-status). Others do not count, so that a lagging explorer never makes a guarantee
 * executed by mistake.
 */
async function fetchKnownWithdrawals({ id, amount }: Guarantee, balance: Sats): Promise<Transaction[]> {
  const { unsigned, broadcast } = splitWithdrawals(await withTimeout(listWithdrawals(id)));
  const lookedUp: LookedUpWithdrawal[] = [];
  for (const withdrawal of broadcast) {
    lookedUp.push({ withdrawal, info: await withTimeout(getTransactionInfo(withdrawal.txid)) });
  }
  const finding = isSettled(amount, balance, lookedUp) ? 'settled' : 'not settled yet';
  logger.info(`Execution check of guarantee ${id}: ${finding}, unsigned withdrawals: ${unsigned.length}`);
  return lookedUp.filter(({ info }) => info !== null).map(({ withdrawal }) => withdrawal);
}
