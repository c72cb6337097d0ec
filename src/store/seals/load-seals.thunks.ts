import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { toResult } from '@/store/calls/requests';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { loadPeople } from '@/store/people/people.thunks';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Brings the signed terms up to date on a page without the contract's own polls. What this device remembers is shown even
 * if neither contract nor chat can be loaded. Errors: those of a look at the contract.
 */
export function loadSeals(contractId: Id, stop: AbortSignal): AppThunk<Promise<Result<void>>> {
  return async (dispatch) => {
    const loaded = await toResult('Loading the contract of a certificate', async () => {
      void dispatch(loadPeople());
      await dispatch(loadContract(contractId, stop));
      // The arbitrator's key is part of the terms.
      await Promise.allSettled([dispatch(verifyContract(contractId)), dispatch(loadMessages(contractId, stop))]);
    });
    await dispatch(syncSeals(contractId));
    return loaded;
  };
}
