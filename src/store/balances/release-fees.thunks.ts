import { computeMissingAmount } from '@/domain/guarantees/guarantee-funds';
import type { GuaranteeRef } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { estimateReleaseFee, type FeeAlarm, findFeeAlarm } from '@/domain/withdrawals/release-fees';
import { getFeeRates } from '@/services/explorer.service';
import { getGuaranteeDetails } from '@/services/transactions.service';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { toResult } from '@/store/calls/requests';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';

/** Compares the backend's estimate of what releasing a deposit will cost with this app's, at current rates. */
export function checkServerFee(
  guaranteeRef: GuaranteeRef,
  signal: AbortSignal,
): AppThunk<Promise<Result<FeeAlarm | null>>> {
  return (_, getState) =>
    toResult("Comparing the server's estimate of the release fee", async () => {
      const [{ fastestFee }, { estimatedFees }] = await Promise.all([
        getFeeRates(signal),
        getGuaranteeDetails(guaranteeRef.guaranteeId),
      ]);
      const { amount } = requireGuarantee(getState(), guaranteeRef);
      const balance = selectKnownBalance(getState(), guaranteeRef.guaranteeId);
      const missing = computeMissingAmount(amount, balance?.total ?? null);
      return findFeeAlarm(estimateReleaseFee(balance, missing, fastestFee), estimatedFees, amount);
    });
}
