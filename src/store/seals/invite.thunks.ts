import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { type InvitationTerms, readInvitationTerms } from '@/store/seals/invitation-terms';
import { selectOwnLink } from '@/store/seals/reply.selectors';

/** The terms to invite somebody to, as they are now. */
export function previewInvitation(contractId: Id, signal?: AbortSignal): AppThunk<Promise<Result<InvitationTerms>>> {
  return (dispatch, getState) =>
    toResult('Reading the terms of an invitation', async () => {
      await dispatch(loadContract(contractId, signal));
      return dispatch(readInvitationTerms(requireContract(getState(), contractId)));
    });
}

/** True if the invitation that was copied last does not fit the contract as it is now. False while that is unknown. */
export function isInvitationOutdated(contract: Contract): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const copied = selectOwnLink(getState(), contract.id, 'invitation');
    if (copied === null) return false;
    const now = await dispatch(readInvitationTerms(contract)).catch(() => null);
    return now !== null && now.gaps.length === 0 && now.hash !== copied;
  };
}
