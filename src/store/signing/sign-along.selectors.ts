import type { Id } from '@/domain/primitives/ids';
import { isInvitationFilled } from '@/domain/seals/joined-terms';
import type { RootState } from '@/store/core/store-types';
import { selectContractSeals, selectSealView } from '@/store/seals/seals.selectors';

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
