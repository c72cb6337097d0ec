import { estimateReleaseFee, type ReleaseFees } from '@/domain/deposit/release-fees';
import { computeMissingAmount } from '@/domain/guarantee/guarantee-funds';
import type { GuaranteeRef } from '@/domain/models';
import { getFeeRates } from '@/services/explorer.service';
import { getGuaranteeDetails } from '@/services/transactions.service';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { withTimeout } from '@/store/calls/requests';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/** Estimates the release fee here, and asks the backend for its estimate. Failures are unknown, and logged by the calls. */
export function loadReleaseFees(guaranteeRef: GuaranteeRef, signal: AbortSignal): AppThunk<Promise<ReleaseFees>> {
  return async (_, getState) => {
    const { guaranteeId } = guaranteeRef;
    const [rates, details] = await Promise.all([
      withTimeout(getFeeRates(signal)).catch(() => null),
      withTimeout(getGuaranteeDetails(guaranteeId)).catch(() => null),
    ]);
    const { amount } = requireGuarantee(getState(), guaranteeRef);
    const balance = selectKnownBalance(getState(), guaranteeId);
    const missing = computeMissingAmount(amount, balance?.total ?? null);
    return {
      own: rates === null ? null : estimateReleaseFee(balance, missing, rates.fastestFee),
      server: details?.estimatedFees ?? null,
      // A total of another amount would only confuse.
      serverTotal: details !== null && details.amount === amount ? details.totalAmount : null,
    };
  };
}
