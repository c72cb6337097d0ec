import { isSettled, type LookedUpWithdrawal, splitWithdrawals } from '@/domain/guarantee/execution-check';
import { computeWithdrawn, getNextGuaranteeStatus, isEmptyBalance } from '@/domain/guarantee/guarantee-status';
import type { Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
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
 * Moves a guarantee on when the rules say so, and tells the backend. A failure is logged (docs/specification.md#8-error-catalogue) and comes up
 * again with the next refresh.
 */
export function advanceGuarantee(place: GuaranteeRef): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guarantee = selectGuarantee(getState(), place);
    const balance = guarantee && (selectKnownBalance(getState(), guarantee.id)?.total ?? null);
    if (guarantee === null || balance === null) return;
    try {
      const emptied = guarantee.status === 'active' && isEmptyBalance(balance);
      const withdrawals = emptied ? await knownToExplorer(guarantee, balance) : guarantee.withdrawals;
      const { status, amount } = guarantee;
      const next = getNextGuaranteeStatus({ status, amount, balance, withdrawn: computeWithdrawn(withdrawals) });
      if (next === null) return;
      await withTimeout(updateGuarantee(place.contractId, { ...guarantee, status: next }));
      dispatch(guaranteeUpdated({ ...place, changes: { status: next } }));
    } catch (error) {
      logger.error(`Updating the guarantee's status failed: ${toErrorData(error).message}`);
    }
  };
}

/**
 * docs/specification.md#guarantee-status: the withdrawals, fetched afresh, that the explorer knows; the log tells whether they
 * settle the guarantee. One that it does not know counts for nothing, so that a lagging explorer never makes a guarantee
 * executed by mistake.
 */
async function knownToExplorer({ id, amount }: Guarantee, balance: Sats): Promise<Transaction[]> {
  const { unsigned, broadcast } = splitWithdrawals(await withTimeout(listWithdrawals(id)));
  const lookedUp: LookedUpWithdrawal[] = [];
  for (const withdrawal of broadcast)
    lookedUp.push({ withdrawal, info: await withTimeout(getTransactionInfo(withdrawal.txid)) });
  const finding = isSettled(amount, balance, lookedUp) ? 'settled' : 'not settled yet';
  logger.info(`Execution check of guarantee ${id}: ${finding}, unsigned withdrawals: ${unsigned.length}`);
  return lookedUp.filter(({ info }) => info !== null).map(({ withdrawal }) => withdrawal);
}
