import { settings } from '@/config/settings';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { getSealDemand, getStanding, isHeldUp, type SealAction, type SealDemand } from '@/domain/terms/seal-demand';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { selectHasAgreed, selectSealView, selectTermsRole } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import type { AppThunk, RootState } from '@/store/setup/store-types';

/** What the user accepted about the terms before an action that pays or signs. */
export interface TermsConsent {
  action: SealAction;
  /** The mark of the terms that were on screen (`getConsentMark`); absent or `null`: nothing was accepted. */
  acceptedTerms?: string | null | undefined;
}

/**
 * What an action requires of the terms. Nothing for people who do not sign them, and before anybody has joined: unless both
 * have signed, after which a contract without its parties has changed.
 */
export function selectSealDemand(state: RootState, contractId: Id, action: SealAction): SealDemand {
  const contract = selectContract(state, contractId);
  const isParty = contract !== null && selectTermsRole(state, contract) !== null;
  if (selectHasAgreed(state, contractId) && !isParty) return getSealDemand(settings().seals, 'changed', action);
  if (!isParty || (contract.contractors.length < 2 && !selectHasAgreed(state, contractId))) return 'none';
  return getSealDemand(settings().seals, getStanding(selectSealView(state, contractId)), action);
}

/**
 * Requires that the terms allow an action, from what this device remembers and the contract as it was last loaded. Throws
 * AppError `terms-not-sealed` or `terms-not-accepted`.
 */
export function requireTerms(contractId: Id, { action, acceptedTerms = null }: TermsConsent): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (settings().seals === 'off') return;
    await dispatch(syncSeals(contractId));
    const demand = selectSealDemand(getState(), contractId, action);
    if (!isHeldUp(demand, selectSealView(getState(), contractId), acceptedTerms)) return;
    if (demand === 'block') throw new AppError('terms-not-sealed', 'VITE_SEALS requires terms that both have signed');
    throw new AppError('terms-not-accepted', 'The user has not accepted the terms as they are now');
  };
}

/** The same with the contract as the backend has it now. Comes right before a signature or an address to pay to. */
export function requireTermsNow(contractId: Id, consent: TermsConsent): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (settings().seals === 'off') return;
    await dispatch(syncSeals(contractId));
    // Without a revision that both signed, nothing in the contract can have changed it.
    if (isAtStake(getState(), contractId)) await dispatch(loadContract(contractId));
    await dispatch(requireTerms(contractId, consent));
  };
}

function isAtStake(state: RootState, contractId: Id): boolean {
  return settings().seals !== 'tell' || selectHasAgreed(state, contractId);
}
