import { loadBitcoin } from '@/bitcoin/client';
import { noteKeyCompared } from '@/domain/keys/compared-key';
import { type CurrentKeys, isSameKeys } from '@/domain/keys/current-keys';
import { compareKeys } from '@/domain/keys/key-memory';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { selectKeyFinding } from '@/store/keys/keys.selectors';

interface SafetyNumber {
  /** 12 groups of five digits. */
  digits: string;
  /** The keys that it follows from. */
  keys: CurrentKeys;
}

/** The safety number of the keys of the last check; `null` while one of them is unknown. Never rejects. */
export function computeContractSafetyNumber(contractId: Id): AppThunk<Promise<SafetyNumber | null>> {
  return async (_dispatch, getState) => {
    const keys = selectKeyFinding(getState(), contractId)?.current;
    if (!keys?.ownKey || !keys.counterparty || !keys.arbitrator) return null;
    try {
      const engine = await loadBitcoin();
      const digits = await engine.computeSafetyNumber([keys.ownKey, keys.counterparty], keys.arbitrator);
      return digits === null ? null : { digits, keys };
    } catch (error) {
      logger.error(`Computing the safety number failed: ${toErrorData(error).message}`);
      return null;
    }
  };
}

/** The user has compared the number. It counts for the keys that it follows from, if they are still those of the contract. */
export function noteCompared(contractId: Id, { keys }: SafetyNumber): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const userId = requireUser(getState()).id;
    const current = selectKeyFinding(getState(), contractId)?.current;
    const { counterparty: key, counterpartyId: personId } = keys;
    if (current === undefined || !isSameKeys(current, keys) || key === null || personId === null) return;
    const now = new Date().toISOString();
    await dispatch(
      changeMemory((memory) => {
        const isAlarm = compareKeys(memory, { userId, contractId }, keys).length > 0;
        return isAlarm ? memory : noteKeyCompared(memory, { userId, personId, key }, now);
      }),
    );
  };
}
