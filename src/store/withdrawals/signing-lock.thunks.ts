import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { idKey } from '@/domain/primitives/ids';
import { isBroadcast, isUnsigned, lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { lockAcrossTabs } from '@/lib/tab-lock';
import { withTimeout } from '@/store/calls/retry';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { requireContract } from '@/store/contracts/require';
import { arbitratorKeyOf } from '@/store/deposits/arbitrator-key.thunks';
import { workEnded, workNoted } from '@/store/outbox/outbox.slice';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { fetchWithdrawals } from '@/store/withdrawals/fetch-withdrawals';

/**
 * Runs what signs for a guarantee once at a time: a double click, another dialog or another tab of this browser must not
 * make a second transaction over the same outputs. The contract's keys are held against the remembered ones first, before
 * any key is opened. Throws `signing-here`, `signing-elsewhere`, `keys-changed`.
 */
export function withSigningLock<Result>(place: GuaranteeRef, action: () => Promise<Result>): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const key = `signing ${idKey(place.guaranteeId)}`;
    if (key in getState().outbox.live) throw new AppError('signing-here', 'The guarantee is being signed already');
    dispatch(workNoted({ key, stage: 'working' }));
    try {
      const done = await lockAcrossTabs(key, async () => {
        const contract = requireContract(getState(), place.contractId);
        await dispatch(requireUnchangedKeys(contract, await withTimeout(arbitratorKeyOf(contract))));
        return { result: await action() };
      });
      if (done === null) throw new AppError('signing-elsewhere', 'The guarantee is being signed in another tab');
      return done.result;
    } finally {
      dispatch(workEnded(key));
    }
  };
}

/**
 * The backend's list, asked afresh: another tab or device may have signed a withdrawal that this one has not heard of.
 * Two of them over the same outputs would be two transactions of which one can never be mined. Resolves to the list;
 * throws `withdrawal-waiting`.
 */
export function requireNoneWaiting(place: GuaranteeRef): AppThunk<Promise<Transaction[]>> {
  return async (dispatch) => {
    const withdrawals = await fetchWithdrawals(place.guaranteeId);
    const last = lastWithdrawal({ withdrawals });
    if (last === null || isUnsigned(last) || isBroadcast(last)) return withdrawals;
    dispatch(withdrawalSaved({ ...place, transaction: last }));
    throw new AppError('withdrawal-waiting', 'A signed withdrawal of the guarantee is under way', { id: last.id });
  };
}
