import { settings } from '@/config/settings';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { getTermsDemand, isHeldUp, type TermsAction, type TermsDemand } from '@/domain/terms/demand';
import type { TermsView } from '@/domain/terms/state';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import type { GatedAction, GateRun, TermsLook } from '@/store/signing/gate';
import { selectInputs, syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectHasAgreed, selectHasReference, selectTermsRole, selectTermsView } from '@/store/terms/terms.selectors';

/** The signed terms as they were last looked up, and what that depends on. */
export function selectTermsLook(state: RootState, contractId: Id): TermsLook {
  const { messages, arbitratorKey, seals } = selectInputs(state, contractId);
  const view = selectTermsView(state, contractId);
  return { terms: view && { text: view.text, gaps: view.gaps }, messages, arbitratorKey, seals };
}

/**
 * The requirements of an action on the terms. Nothing for people who do not sign them, and before anybody has joined: unless both
 * have signed, after which a contract without its parties has changed.
 */
export function selectTermsDemand(state: RootState, contractId: Id, action: TermsAction): TermsDemand {
  const contract = selectContract(state, contractId);
  const isParty = contract !== null && selectTermsRole(state, contract) !== null;
  if (selectHasAgreed(state, contractId) && !isParty) return getTermsDemand(settings().seals, NO_PARTY_NOW, action);
  if (!isParty || (contract.contractors.length < 2 && !selectHasAgreed(state, contractId))) return 'none';
  return getTermsDemand(settings().seals, selectTermsView(state, contractId), action);
}

const NO_PARTY_NOW: Pick<TermsView, 'state' | 'gaps'> = { state: 'changed', gaps: [] };

/**
 * Requires that the terms allow an action. A fresh run loads the contract first. Throws AppError `terms-not-sealed` or
 * `terms-not-accepted`.
 */
export function requireTerms({ request, isFresh, earlierLook }: GateRun): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { contractId, action, acceptedTerms = null } = request;
    if (settings().seals === 'off' || !isHeldUpByTerms(action)) return;
    const look = await dispatch(lookUpOnce(contractId, earlierLook));
    // Without a reference, nothing differs from it.
    if (isFresh && (settings().seals !== 'tell' || selectHasReference(getState(), contractId))) {
      await dispatch(loadContract(contractId));
      await dispatch(lookUpOnce(contractId, look));
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

/** Looks the signed terms up, unless an earlier look of the same run has read the same terms and the same chat. */
export function lookUpOnce(contractId: Id, earlier: TermsLook | null): AppThunk<Promise<TermsLook>> {
  return async (dispatch, getState) => {
    if (earlier?.seals && isSameLook(earlier, selectTermsLook(getState(), contractId))) return earlier;
    await dispatch(syncTerms(contractId));
    return selectTermsLook(getState(), contractId);
  };
}

function isSameLook(a: TermsLook, b: TermsLook): boolean {
  const isSameChat = a.messages === b.messages && a.arbitratorKey === b.arbitratorKey;
  return isSameChat && a.seals === b.seals && isSameJson(a.terms, b.terms);
}
