import type { Id } from '@/domain/primitives/ids';
import { isInvitationFilled } from '@/domain/seals/joined-terms';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectContractSeals, selectSealView } from '@/store/seals/seals.selectors';
import { type SignOrder, signContractTerms } from '@/store/signing/sign-terms.thunks';

/**
 * The terms that the owner has signed as an invitation, with the other party filled in and nothing else changed; `null`: they
 * have to be read before they are signed (docs/seal.md#signing-along).
 */
export function selectAlong(state: RootState, contractId: Id): string | null {
  const view = selectSealView(state, contractId);
  const accepted = selectContractSeals(state, contractId)?.record.accepted;
  if (view === null || accepted === undefined || view.gaps.length > 0) return null;
  const isOpen = view.state.kind === 'unsigned' || view.state.kind === 'signed-by-other';
  return isOpen && isInvitationFilled(accepted, view.terms) ? view.text : null;
}

/** Signs them with a password that the user has typed for something else. Does nothing if there are none. */
export function signAlong(order: Omit<SignOrder, 'text'>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const text = selectAlong(getState(), order.contractId);
    if (text !== null) await dispatch(signContractTerms({ ...order, text }));
  };
}
