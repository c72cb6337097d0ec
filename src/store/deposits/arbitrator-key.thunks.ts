import type { Contract } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { getArbitrator } from '@/services/arbitrators.service';
import { isGone } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk } from '@/store/core/store-types';
import { readMemory } from '@/store/keys/key-memory.thunks';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';

/**
 * Fetches the arbitrator's extended public key; `null` if there is none, so that no address can be verified. Paying and
 * signing rely on this key only, so it rejects if the backend does not respond.
 */
export async function fetchArbitratorKey(contract: Contract): Promise<string | null> {
  if (contract.arbitrator === null) return null;
  try {
    return (await getArbitrator(contract.arbitrator)).publicKey;
  } catch (error) {
    if (!isGone(error)) throw error;
    return null;
  }
}

/** Whether the backend answers that it has no such arbitrator. Without an answer it may have them. */
export async function isArbitratorMissing(id: Id): Promise<boolean> {
  try {
    await getArbitrator(id);
    return false;
  } catch (error) {
    logger.error(`Loading the arbitrator failed: ${toErrorData(error).message}`);
    return isGone(error);
  }
}

interface DisplayKey {
  key: string | null;
  /** Why the key could not be fetched; `null` on success. */
  failure: unknown;
}

/**
 * Returns the key for verdicts on screen. While the backend does not respond, that is the last known or the remembered key,
 * so that an outage never hides a warning.
 */
export function getDisplayKey(contract: Contract): AppThunk<Promise<DisplayKey>> {
  return async (dispatch, getState) => {
    try {
      return { key: await withTimeout(fetchArbitratorKey(contract)), failure: null };
    } catch (failure) {
      logger.error(`Loading the arbitrator failed: ${toErrorData(failure).message}`);
      await dispatch(readMemory());
      return { key: selectKnownArbitratorKey(getState(), contract.id), failure };
    }
  };
}
