import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { formatTerms } from '@/domain/terms/canonical-text';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import { isAsSaved, type PlannedChange } from '@/domain/terms/own-change';
import type { Terms } from '@/domain/terms/terms';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import type { Ground } from '@/store/signing/gate';
import { signTerms, withSigner } from '@/store/signing/sign.thunks';
import { addOwnGuarantee, editOwnContract, type OwnChange, toTermsChange } from '@/store/terms/own-acts.thunks';
import { keepOwnTerms, readTerms, requireSameTerms, type SignedOrder } from '@/store/terms/sign-terms.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectPlannedChange } from '@/store/terms/terms.selectors';

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
  return (dispatch, getState) =>
    toResult('Proposing a change', async () => {
      await intent.call(() => dispatch(loadContract(contractId, intent.signal)));
      let saved: ReturnType<typeof readTerms> | null = null;
      const lookUp = async () => {
        await dispatch(syncTerms(contractId));
        intent.requireWaiting();
      };
      const requirePlan = (): AppThunk<Promise<void>> => async (_dispatch, getState) => {
        await lookUp();
        requireSamePlan(selectProposal(getState(), contractId, change), terms);
      };
      const requireSaved = (keys: Ground): AppThunk<Promise<void>> => {
        return async (_dispatch, getState) => {
          await lookUp();
          requireSameTerms(getState(), keys, (now) => isAsSaved(terms, now.terms));
          saved = readTerms(getState(), keys);
        };
      };
      const request = { contractId, action: 'terms', password, intent } as const;
      const { added, contract, made } = await dispatch(
        withSigner({ ...request, require: requirePlan }, async (signer) => {
          const added = await dispatch(send(contractId, change, intent));
          await intent.call(() => dispatch(loadContract(contractId, intent.signal)));
          // A change that arrives from here on is not signed.
          const contract = requireContract(getState(), contractId);
          const session = { ...signer, request: { ...request, contract, require: requireSaved } };
          const made = await dispatch(
            signTerms(session, () => {
              if (saved === null) throw new AppError('terms-differ', 'The saved terms were not compared');
              return saved;
            }),
          );
          return { added, contract, made };
        }),
      );
      return { ...(await dispatch(keepOwnTerms(contract, made, sentence))), added };
    });
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
