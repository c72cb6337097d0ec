import { computeMissingAmount } from '@/domain/guarantees/guarantee-funds';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import { estimateReleaseFee, type ServerEstimate } from '@/domain/withdrawals/release-fees';
import { getFeeRates } from '@/services/explorer.service';
import { getGuaranteeDetails } from '@/services/transactions.service';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { toResult } from '@/store/calls/requests';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';

/** Our estimate of what releasing a deposit will cost, at current rates. */
export function estimateDepositFee(guaranteeRef: GuaranteeRef, signal: AbortSignal): AppThunk<Promise<Result<Sats>>> {
  return (_, getState) =>
    toResult('Estimating the release fee', async () => {
      const { fastestFee } = await getFeeRates(signal);
      const { amount } = requireGuarantee(getState(), guaranteeRef);
      const balance = selectKnownBalance(getState(), guaranteeRef.guaranteeId);
      return estimateReleaseFee(balance, computeMissingAmount(amount, balance?.total ?? null), fastestFee);
    });
}

/** The backend's estimate of the same. */
export function loadServerEstimate(guaranteeRef: GuaranteeRef): AppThunk<Promise<Result<ServerEstimate>>> {
  return (_, getState) =>
    toResult('Asking the server for its fee estimate', async () => {
      const { amount, estimatedFees, totalAmount } = await getGuaranteeDetails(guaranteeRef.guaranteeId);
      // The total for a different amount would be confusing.
      const isSameAmount = amount === requireGuarantee(getState(), guaranteeRef).amount;
      return { fee: estimatedFees, total: isSameAmount ? totalAmount : null };
    });
}
