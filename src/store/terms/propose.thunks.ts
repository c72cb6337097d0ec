import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { formatTerms } from '@/domain/terms/canonical-text';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import { isAsSaved, type PlannedChange } from '@/domain/terms/own-change';
import type { Terms } from '@/domain/terms/terms';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { withSigner } from '@/store/signing/sign.thunks';
import { addOwnGuarantee, editOwnContract, type OwnChange, toTermsChange } from '@/store/terms/own-acts.thunks';
import { type SignedOrder, signContractTerms } from '@/store/terms/sign-terms.thunks';
import { lookAtTerms, syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectPlannedChange, selectTermsView } from '@/store/terms/terms.selectors';

/** The terms as a change would leave them; `null` unless both have signed some. */
export function selectProposal(state: RootState, contractId: Id, change: OwnChange): PlannedChange | null {
  return selectPlannedChange(state, contractId, toTermsChange(state, change));
}

/** As `selectProposal`, for a screen that reads it once. */
export function previewChange(contractId: Id, change: OwnChange): AppThunk<PlannedChange | null> {
  return (_dispatch, getState) => selectProposal(getState(), contractId, change);
}

/**
 * True if a change has to be signed: both have signed terms, and it does not put these back. With a part unknown here, such as a PDF
 * that was not read, nothing can be signed.
 */
export function isProposal(contractId: Id, change: OwnChange): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (selectContractTerms(getState(), contractId) === null) await dispatch(syncTerms(contractId));
    const plan = selectProposal(getState(), contractId, change);
    return plan !== null && plan.gaps.length === 0 && countChanges(compareTerms(plan.sealed.terms, plan.terms)) > 0;
  };
}

export interface ProposalOrder {
  contractId: Id;
  change: OwnChange;
  /** The terms after the change, as the user has read them. Nothing else is signed. */
  terms: Terms;
  password: string;
  /** Stands above the line in the chat. */
  sentence: string;
}

/** `added`: id of a new guarantee. */
export interface Proposed extends SignedOrder {
  added: Id | null;
}

/**
 * Saves a change of terms that both signed, and signs the terms that it leads to: for the other side, the signature tells a proposal
 * from a change that nobody wants (docs/terms.md#proposals). Nothing is saved before the key is open. Errors: as for signing the
 * terms, and those of saving. If the contract then says anything else than what was read, it is saved and not signed.
 */
export function proposeChange(
  { contractId, change, terms, password, sentence }: ProposalOrder,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<Proposed>>> {
  return async (dispatch, getState) => {
    const require = (): AppThunk<Promise<void>> => async (_dispatch, getState) => {
      await dispatch(lookAtTerms(contractId));
      intent.requireWaiting();
      requireSamePlan(selectProposal(getState(), contractId, change), terms);
    };
    const saved = await toResult('Proposing a change', async () => {
      await intent.call(() => dispatch(loadContract(contractId, intent.signal)));
      const request = { contractId, action: 'terms', password, intent, require } as const;
      await dispatch(withSigner(request, () => Promise.resolve()));
      const added = await dispatch(send(contractId, change, intent));
      await intent.call(() => dispatch(loadContract(contractId, intent.signal)));
      await dispatch(lookAtTerms(contractId));
      const now = selectTermsView(getState(), contractId);
      if (now === null || !isAsSaved(terms, now.terms))
        throw new AppError('terms-differ', 'The contract does not say what was saved');
      return { added, text: now.text };
    });
    if (!saved.ok) return saved;
    const { added, text } = saved.value;
    const signed = await dispatch(signContractTerms({ contractId, text, password, sentence }, intent));
    return signed.ok ? { ok: true, value: { ...signed.value, added } } : signed;
  };
}

function requireSamePlan(plan: PlannedChange | null, terms: Terms): void {
  if (plan === null || formatTerms(plan.terms) !== formatTerms(terms))
    throw new AppError('terms-differ', 'The contract has changed since the change was shown');
}

function send(id: Id, change: OwnChange, intent: Intent): AppThunk<Promise<Id | null>> {
  return async (dispatch) => {
    if ('text' in change) {
      requireValue(await dispatch(editOwnContract(id, change.text, intent)));
      return null;
    }
    return requireValue(await dispatch(addOwnGuarantee(id, change.guarantee))).id;
  };
}

function requireValue<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  const { code, message, detail } = result.error;
  throw new AppError(code, message, detail);
}
