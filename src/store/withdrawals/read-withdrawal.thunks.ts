import type { Freshness } from '@/domain/withdrawal/freshness';
import type { Inspection } from '@/domain/withdrawal/inspection';
import type { Outcome } from '@/store/calls/to-result';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/setup/store-types';
import { inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { checkFreshness } from '@/store/withdrawals/freshness.thunks';

export interface WithdrawalReading {
  inspection: Inspection;
  /** `null` for a refused one, and where the explorer did not answer. */
  freshness: Freshness | null;
}

/** What is about to be signed and whether that still leads anywhere, before any password is asked. */
export function readWithdrawal(place: GuaranteePlace): AppThunk<Promise<Outcome<WithdrawalReading>>> {
  return async (dispatch) => {
    const read = await dispatch(inspectWithdrawal(place));
    if (!read.ok) return read;
    const inspection = read.value;
    const freshness =
      inspection.verdict === 'refuse' ? null : await dispatch(checkFreshness(place, inspection.summary));
    return { ok: true, value: { inspection, freshness } };
  };
}
