import { loadBitcoin } from '@/bitcoin/client';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { selectKeyFinding } from '@/store/keys/keys.selectors';

/** The safety number of the keys of the last check, 12 groups of five digits; `null` while one of them is unknown. Never rejects. */
export function computeContractSafetyNumber(contractId: Id): AppThunk<Promise<string | null>> {
  return async (_dispatch, getState) => {
    const keys = selectKeyFinding(getState(), contractId)?.current;
    if (!keys?.ownKey || !keys.counterparty || !keys.arbitrator) return null;
    try {
      const engine = await loadBitcoin();
      return await engine.computeSafetyNumber([keys.ownKey, keys.counterparty], keys.arbitrator);
    } catch (error) {
      logger.error(`Computing the safety number failed: ${toErrorData(error).message}`);
      return null;
    }
  };
}
