import type { Contract } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getArbitrator } from '@/services/arbitrators.service';
import { isGone, withTimeout } from '@/store/calls/requests';
import { selectRememberedArbitrator } from '@/store/pins/pins.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * The arbitrator's extended public key as the backend tells it now; `null` when there is none: then no address can be
 * verified. Rejects when the backend does not say: what pays or signs goes by no other key.
 */
export async function arbitratorKeyOf(contract: Contract): Promise<string | null> {
  if (contract.arbitrator === null) return null;
  try {
    return (await getArbitrator(contract.arbitrator)).publicKey;
  } catch (error) {
    if (!isGone(error)) throw error;
    return null;
  }
}

export interface KeyToShowBy {
  key: string | null;
  /** Why the backend could not be asked; `null` when it answered. */
  failure: unknown;
}

/**
 * The key to show verdicts by. While the backend does not answer, that is the one it told last, so that silence never
 * ends an alarm, and after a reload the one that this device pinned: what follows from it follows from a trusted key.
 */
export function keyToShowBy(contract: Contract): AppThunk<Promise<KeyToShowBy>> {
  return async (_dispatch, getState) => {
    try {
      return { key: await withTimeout(arbitratorKeyOf(contract)), failure: null };
    } catch (failure) {
      logger.error(`Loading the arbitrator failed: ${toErrorData(failure).message}`);
      return { key: selectRememberedArbitrator(getState(), contract.id), failure };
    }
  };
}
