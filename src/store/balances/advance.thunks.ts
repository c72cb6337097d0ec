import {
  isFullyWithdrawn,
  type LookedUpWithdrawal,
  readPaidAmount,
  splitWithdrawals,
} from '@/domain/guarantees/execution-check';
import {
  computeDecidingBalance,
  computeWithdrawn,
  getNextGuaranteeStatus,
  isEmptyBalance,
  listLeaving,
} from '@/domain/guarantees/guarantee-status';
import type { Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { logger } from '@/lib/logger';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import { getTransactionInfo } from '@/services/explorer.service';
import { selectKnownBalance, selectProven } from '@/store/balances/balances.selectors';
import { getCoinMemory } from '@/store/balances/coin-memory';
import { joinTxids } from '@/store/balances/look-up';
import { saveStatus } from '@/store/balances/save-status.thunks';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';

/**
 * Changes the status of a guarantee when the rules say so, here and at the backend. A failure is logged
 * (docs/specification.md#8-error-catalogue) and retried by the next refresh.
 * @param unrecorded withdrawals that the backend has no record of
 */
export function advanceGuarantee(
  guaranteeRef: GuaranteeRef,
  unrecorded: readonly Transaction[] = [],
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guarantee = selectGuarantee(getState(), guaranteeRef);
    const known = guarantee && selectKnownBalance(getState(), guarantee.id);
    if (guarantee === null || known === null) return;
    const balance = computeDecidingBalance(guarantee.status, known);
    const isEmptied = guarantee.status === 'active' && isEmptyBalance(balance);
    try {
      const check = isEmptied ? await dispatch(checkExecution(guaranteeRef, guarantee, balance, unrecorded)) : null;
      if (isEmptied && check === null) return;
      const { status, amount } = guarantee;
      const withdrawn = computeWithdrawn(check?.withdrawals ?? guarantee.withdrawals, guarantee.deposits);
      const next = check?.settled ? 'executed' : getNextGuaranteeStatus({ status, amount, balance, withdrawn });
      if (next === null) return;
      await dispatch(saveStatus(guaranteeRef, guarantee, next));
    } catch (error) {
      dispatch(getCoinMemory()).executionChecks.delete(toIdKey(guarantee.id));
      logger.error(`Updating the guarantee's status failed: ${toErrorData(error).message}`);
    }
  };
}

/** Milliseconds until an unchanged guarantee is checked again, as often as a contract is reloaded. */
const CHECK_PAUSE = TIMERS.contract;

/**
 * The execution check (docs/specification.md#guarantee-status): fetches the withdrawals that the explorer knows, and
 * decides whether they settle the guarantee. Unknown withdrawals do not count, so that a lagging explorer never makes a
 * guarantee executed by mistake. `null`: nothing has changed since the last check.
 */
function checkExecution(
  guaranteeRef: GuaranteeRef,
  guarantee: Guarantee,
  balance: Sats,
  unrecorded: readonly Transaction[],
): AppThunk<Promise<{ settled: boolean; withdrawals: Transaction[] } | null>> {
  return async (dispatch, getState) => {
    const { id, amount } = guarantee;
    const { executionChecks } = dispatch(getCoinMemory());
    // The record of a release with several payees has the amount of one of them.
    const toProven = <Each extends Transaction>(each: readonly Each[]) => selectProven(getState(), guarantee, each);
    const amounts = toProven(guarantee.withdrawals ?? []).map((each) => each.amount);
    const subject = `${balance} ${joinTxids(guarantee)} ${amounts} ${unrecorded.map(({ txid }) => txid)}`;
    const last = executionChecks.get(toIdKey(id));
    if (last?.subject === subject && Date.now() - last.at < CHECK_PAUSE) return null;
    const { unsigned, broadcast } = splitWithdrawals(await withTimeout(listCurrentWithdrawals(guaranteeRef)));
    const lookedUp: LookedUpWithdrawal[] = [];
    for (const withdrawal of listLeaving(toProven(broadcast), guarantee.deposits)) {
      lookedUp.push({ withdrawal, info: await withTimeout(getTransactionInfo(withdrawal.txid)) });
    }
    const settled = isFullyWithdrawn(amount, balance, lookedUp);
    const finding = `${settled ? 'settled' : 'not settled yet'}, unsigned withdrawals: ${unsigned.length}`;
    if (last?.finding !== finding) logger.info(`Execution check of guarantee ${id}: ${finding}`);
    const known = lookedUp.filter(({ info }) => info !== null);
    // An explorer that lags behind is asked again by the next refresh.
    executionChecks.set(toIdKey(id), { subject, at: known.length < lookedUp.length ? 0 : Date.now(), finding });
    const withdrawals = known.map((each) => ({ ...each.withdrawal, amount: readPaidAmount(each) }));
    const others = unrecorded.filter(({ txid }) => !broadcast.some((each) => each.txid === txid));
    return { settled, withdrawals: [...withdrawals, ...others] };
  };
}
