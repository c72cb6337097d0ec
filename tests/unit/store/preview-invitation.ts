import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { type InvitationTerms, readInvitationTerms } from '@/store/seals/invitation-terms.thunks';

/** The terms to invite somebody to, as they are now. */
export function previewInvitation(contractId: Id): AppThunk<Promise<Result<InvitationTerms>>> {
  return (dispatch, getState) =>
    toResult('Reading the terms of an invitation', async () => {
      await dispatch(loadContract(contractId));
      return dispatch(readInvitationTerms(requireContract(getState(), contractId)));
    });
}
