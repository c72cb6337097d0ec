import type { ContractText } from '@/domain/contracts/contract-form';
import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantees/guarantee-form';
import type { Contract, Guarantee } from '@/domain/models';
import { type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { cutText, normalizeText } from '@/domain/terms/canonical-text';
import { noteSent, settleSent } from '@/domain/terms/own-change';
import type { Terms, TermsGuarantee } from '@/domain/terms/terms';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { requireUser } from '@/store/auth/auth.selectors';
import { takeTurn } from '@/store/calls/with-timeout';
import { addMissingGuarantees } from '@/store/contracts/add-missing.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import {
  type ContractDraft,
  createNewContract,
  editContract,
  publishContract,
} from '@/store/contracts/contracts.thunks';
import { addContractGuarantee } from '@/store/contracts/guarantee.thunks';
import { selectMissingGuarantees } from '@/store/contracts/imports.slice';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { acceptTerms, changeReference, readTermsSource } from '@/store/terms/accept-terms.thunks';
import { lookAtPdf } from '@/store/terms/pdf.thunks';

/*
 * Changes that the user makes to a contract: what they wrote is accepted, whatever the server answers. Nobody is told of
 * their own act (docs/terms.md#the-reference).
 */

/** Creates a contract. If it waits for a counterparty, it is published. @param pdf the chosen file, not the server's copy */
export function createOwnContract(draft: ContractDraft, pdf: Blob | null): AppThunk<Promise<Result<Contract>>> {
  return async (dispatch) => {
    const created = await dispatch(createNewContract(draft));
    if (!created.ok) return created;
    // The contract is there, even if this fails.
    if (pdf !== null) await dispatch(lookAtPdf(created.value, pdf)).catch(() => undefined);
    if (draft.status !== 'pending_counterparty') return created;
    const written = { title: draft.title.trim(), description: draft.description.trim(), pdfUrl: draft.pdfUrl };
    await dispatch(acceptTerms({ ...created.value, ...written, guarantees: [] }));
    return created;
  };
}

/** Publishes a draft as it is on screen, with the guarantees of its template that the server lacks. */
export function publishOwnContract(id: Id, intent: Intent = BACKGROUND): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) => {
    const pressed = selectContract(getState(), id);
    return dispatch(
      inTurn(id, intent, async () => {
        const saved = selectContract(getState(), id);
        const added = listMissingTerms(getState(), id);
        // Guarantees that arrive while a change is still being saved were not on screen.
        if (saved !== null && pressed !== null)
          await dispatch(acceptTerms({ ...saved, guarantees: pressed.guarantees }));
        const publish = publishContract(id, intent);
        return dispatch(added.length === 0 ? publish : noteChange(id, (terms) => addAll(terms, added), publish));
      }),
    );
  };
}

/** Adds the guarantees of a template that the server lacks. */
export function addOwnMissing(id: Id, intent: Intent = BACKGROUND): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) => {
    const added = listMissingTerms(getState(), id);
    return dispatch(withOwnChange(id, (terms) => addAll(terms, added), addMissingGuarantees(id, intent), intent));
  };
}

/** Saves a changed title and description. */
export function editOwnContract(
  id: Id,
  text: ContractText,
  intent: Intent = BACKGROUND,
  from: ContractText | null = null,
): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    dispatch(withOwnChange(id, toTermsChange(getState(), { text }), editContract(id, text, intent, from), intent));
}

/** Adds a guarantee that the user deposits. */
export function addOwnGuarantee(id: Id, form: GuaranteeForm): AppThunk<Promise<Result<Guarantee>>> {
  return (dispatch, getState) =>
    dispatch(withOwnChange(id, toTermsChange(getState(), { guarantee: form }), addContractGuarantee(id, form)));
}

/** A new text, or a guarantee that the user deposits. */
export type OwnChange = { text: ContractText } | { guarantee: GuaranteeForm };

/** The user's change as a function of the terms. */
export function toTermsChange(state: RootState, change: OwnChange): (terms: Terms) => Terms {
  if ('text' in change) {
    const [title, description] = [toTermsText(change.text.title), toTermsText(change.text.description)];
    return (terms) => ({ ...terms, title, description });
  }
  const { amount } = checkGuaranteeForm(change.guarantee);
  const added = toSent({ ...change.guarantee, amount, depositor: toIdKey(requireUser(state).id) });
  return (terms) => addAll(terms, [added]);
}

function withOwnChange<Value>(
  id: Id,
  change: (terms: Terms) => Terms,
  send: AppThunk<Promise<Result<Value>>>,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<Value>>> {
  return (dispatch) => dispatch(inTurn(id, intent, () => dispatch(noteChange(id, change, send))));
}

/** One act at a time: a text that is still being saved is part of a publication that follows. */
function inTurn<Value>(id: Id, intent: Intent, work: () => Promise<Result<Value>>): AppThunk<Promise<Result<Value>>> {
  return (dispatch) =>
    dispatch(takeTurn(`own changes of ${toIdKey(id)}`, work, intent)).catch((error) => ({
      ok: false,
      error: toErrorData(error),
    }));
}

/**
 * Notes a change before it is sent, since an answer may be lost, and accepts it once the server has it. Nothing is kept if
 * there is no reference.
 */
function noteChange<Value>(
  id: Id,
  change: (terms: Terms) => Terms,
  send: AppThunk<Promise<Result<Value>>>,
): AppThunk<Promise<Result<Value>>> {
  return async (dispatch, getState) => {
    const shown = selectContract(getState(), id);
    const at = new Date().toISOString();
    if (shown !== null) {
      const source = await dispatch(readTermsSource(shown));
      await dispatch(changeReference(id, (reference) => reference && noteSent(reference, source, change, at)));
    }
    const sent = await dispatch(send);
    // Until then, the terms before and after the change count.
    if (sent.ok) void dispatch(settleOwnChange(id, at));
    return sent;
  };
}

/** @param at when the change was noted: a later one is left alone */
function settleOwnChange(id: Id, at: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const saved = selectContract(getState(), id);
    if (saved === null) return;
    const source = await dispatch(readTermsSource(saved));
    const settled = new Date().toISOString();
    await dispatch(
      changeReference(id, (reference) => (reference?.at === at ? settleSent(reference, source, settled) : reference)),
    );
  };
}

function listMissingTerms(state: RootState, id: Id): TermsGuarantee[] {
  const owner = toIdKey(requireUser(state).id);
  return selectMissingGuarantees(state, id).map((each) => toSent({ ...each, depositor: each.isOwn ? owner : '' }));
}

interface SentGuarantee extends Pick<Guarantee, 'amount' | 'description' | 'conditions' | 'verificationProcess'> {
  depositor: string;
  /** YYYY-MM-DD */
  validUntil: string;
}

/** It has no id yet. */
function toSent({ amount, depositor, validUntil, ...texts }: SentGuarantee): TermsGuarantee {
  return {
    id: '',
    depositor,
    amount: amount === null ? '' : String(amount),
    description: toTermsText(texts.description.trim()),
    validUntil,
    conditions: toTermsText(texts.conditions.trim()),
    verificationProcess: toTermsText(texts.verificationProcess.trim()),
  };
}

function toTermsText(text: string): string {
  return normalizeText(text) ?? cutText(text);
}

function addAll(terms: Terms, added: readonly TermsGuarantee[]): Terms {
  return { ...terms, guarantees: [...terms.guarantees, ...added] };
}
