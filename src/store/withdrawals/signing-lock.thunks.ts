import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { findLastWithdrawal, isBroadcast, isUnsigned } from '@/domain/withdrawal/withdrawal-stage';
import { lockAcrossTabs } from '@/lib/web-locks';
import { waitFor } from '@/store/calls/stop';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { workEnded, workNoted } from '@/store/outbox/outbox.slice';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import { requireTerms, type TermsConsent } from '@/store/seals/terms-check.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { fetchWithdrawals } from '@/store/withdrawals/fetch-withdrawals';
import { requireSignatures } from '@/store/withdrawals/signature-memory.thunks';

/**
 * Runs one signing action per guarantee at a time: a double click, another dialog or another tab must not make a second
 * transaction over the same outputs. Compares the contract's keys with the pinned ones, and requires the signatures of
 * this device, before any key is opened. Throws `signing-here`, `signing-elsewhere`, `keys-changed`, `signatures-lost`,
 * `terms-not-sealed`, `terms-not-accepted`.
 */
export function withSigningLock<Result>(
  guaranteeRef: GuaranteeRef,
  consent: TermsConsent,
  action: () => Promise<Result>,
  stop?: AbortSignal,
): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const key = `signing ${toIdKey(guaranteeRef.guaranteeId)}`;
    if (key in getState().outbox.live) throw new AppError('signing-here', 'The guarantee is being signed already');
    dispatch(workNoted({ key, stage: 'working' }));
    try {
      const outcome = await lockAcrossTabs(key, async () => {
        const contract = requireContract(getState(), guaranteeRef.contractId);
        await dispatch(requireUnchangedKeys(contract, await waitFor(fetchArbitratorKey(contract), stop)));
        await dispatch(requireSignatures());
        await dispatch(requireTerms(guaranteeRef.contractId, consent));
        return { result: await action() };
      });
      if (outcome === null) throw new AppError('signing-elsewhere', 'The guarantee is being signed in another tab');
      return outcome.result;
    } finally {
      dispatch(workEnded(key));
    }
  };
}

/**
 * Fetches the withdrawals and requires that none is signed and waiting: another tab or device may have signed one, and of
 * two transactions over the same outputs only one can be mined. Throws `withdrawal-waiting`.
 */
export function requireNoneWaiting(guaranteeRef: GuaranteeRef): AppThunk<Promise<Transaction[]>> {
  return async (dispatch) => {
    const withdrawals = await fetchWithdrawals(guaranteeRef.guaranteeId);
    const last = findLastWithdrawal({ withdrawals });
    if (last === null || isUnsigned(last) || isBroadcast(last)) return withdrawals;
    dispatch(withdrawalSaved({ ...guaranteeRef, transaction: last }));
    throw new AppError('withdrawal-waiting', 'A signed withdrawal of the guarantee is under way', { id: last.id });
  };
}
