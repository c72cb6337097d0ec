import { settings } from '@/config/settings';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { getTermsDemand, isHeldUp, type TermsAction, type TermsDemand } from '@/domain/terms/demand';
import type { TermsStanding } from '@/domain/terms/state';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import type { GatedAction, GateRun } from '@/store/signing/gates';
import { lookAtTerms } from '@/store/terms/sync-terms.thunks';
import {
  selectContractTerms,
  selectHasReference,
  selectTermsRole,
  selectTermsView,
} from '@/store/terms/terms.selectors';

/**
 * The requirements of an action on the terms. Where there is a reference, a contract without its parties has changed.
 */
export function selectTermsDemand(state: RootState, contractId: Id, action: TermsAction): TermsDemand {
  const contract = selectContract(state, contractId);
  const isParty = contract !== null && selectTermsRole(state, contract) !== null;
  if (selectHasReference(state, contractId) && !isParty) return getTermsDemand(settings().seals, NO_PARTY_NOW, action);
  const isKept = selectContractTerms(state, contractId)?.isKept;
  return getTermsDemand(settings().seals, selectTermsView(state, contractId), action, isKept);
}

const NO_PARTY_NOW: TermsStanding = { state: 'changed', gaps: [] };

/**
 * Requires that the terms allow an action. A fresh run loads the contract first. Throws AppError `terms-not-sealed` or
 * `terms-not-accepted`.
 */
export function requireTerms({ request, isFresh }: GateRun): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { contractId, action, acceptedTerms = null } = request;
    if (settings().seals === 'off' || !isHeldUpByTerms(action)) return;
    await dispatch(lookAtTerms(contractId));
    // Without a reference, nothing differs from it.
    if (isFresh && (settings().seals !== 'tell' || selectHasReference(getState(), contractId))) {
      await dispatch(loadContract(contractId));
      await dispatch(lookAtTerms(contractId));
    }
    const demand = selectTermsDemand(getState(), contractId, action);
    if (!isHeldUp(demand, selectTermsView(getState(), contractId), acceptedTerms)) return;
    if (demand === 'block') throw new AppError('terms-not-sealed', 'VITE_SEALS requires terms that both have signed');
    throw new AppError('terms-not-accepted', 'The user has not accepted the terms as they are now');
  };
}

function isHeldUpByTerms(action: GatedAction): action is Extract<GatedAction, TermsAction> {
  return action !== 'inspect' && action !== 'terms' && action !== 'payout';
}
