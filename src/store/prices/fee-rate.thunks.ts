import type { Result } from '@/domain/primitives/errors';
import { getFeeRates } from '@/services/explorer.service';
import { toResult } from '@/store/calls/requests';
import type { AppThunk } from '@/store/core/store-types';

/** The current rate for the next block, sat/vB. */
export function loadFeeRate(signal: AbortSignal): AppThunk<Promise<Result<number>>> {
  return () => toResult('Loading the fee rate', async () => (await getFeeRates(signal)).fastestFee);
}
