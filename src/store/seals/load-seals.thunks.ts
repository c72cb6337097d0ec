import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { toResult } from '@/store/calls/requests';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { loadPeople } from '@/store/people/people.thunks';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/**
 * Brings the signed terms up to date on a page without the contract's own polls. The terms on this device are shown even
 * if neither contract nor chat can be loaded. Errors: those of a look at the contract.
 */
export function loadSeals(contractId: Id, signal: AbortSignal): AppThunk<Promise<Result<void>>> {
  return async (dispatch) => {
    const loaded = await toResult('Loading the contract of a certificate', async () => {
      void dispatch(loadPeople());
      await dispatch(loadContract(contractId, signal));
      // The arbitrator's key is part of the terms.
      await Promise.allSettled([dispatch(verifyContract(contractId)), dispatch(loadMessages(contractId, signal))]);
    });
    await dispatch(syncSeals(contractId));
    return loaded;
  };
}
