import { settings } from '@/config/settings';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { TermsSource } from '@/domain/terms/build-terms';
import { getReference, NO_TERMS, type TermsRecord } from '@/domain/terms/record';
import { type Reference, toReference, toSignedReference } from '@/domain/terms/reference';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectTermsView, toTermsSource } from '@/store/terms/terms.selectors';
import { termsRead } from '@/store/terms/terms.slice';
import { changeTermsRecord, recallTerms } from '@/store/terms/terms-store';

/**
 * Makes the terms of a contract the user's reference, as they were on screen when the user joined, published or accepted them
 * (docs/terms.md#the-reference). Never rejects.
 * @param contract as it was on screen
 */
export function acceptTerms(contract: Contract): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const source = await dispatch(readTermsSource(contract));
    const at = new Date().toISOString();
    const view = contract === selectContract(getState(), contract.id) ? selectTermsView(getState(), contract.id) : null;
    const isSigned = view !== null && view.signers !== 'none';
    const accept = (known: Reference | null) =>
      isSigned ? toSignedReference(view.terms, contract, at) : toReference(source, at, known);
    await dispatch(changeReference(contract.id, accept));
  };
}

/** @param change `null`: nothing is kept */
export function changeReference(
  contractId: Id,
  change: (reference: Reference | null) => Reference | null,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const note = (stored: TermsRecord): TermsRecord => {
      const reference = change(getReference(stored));
      return reference === null || reference === stored.reference ? stored : { ...stored, reference };
    };
    const publicKey = selectSigner(getState());
    if (publicKey === null || settings().seals === 'off') return;
    const stored = await changeTermsRecord({ publicKey, contractId }, note).catch(() => null);
    const known = selectContractTerms(getState(), contractId);
    const { reference } = stored ?? note(known?.record ?? NO_TERMS);
    if (reference === undefined) return;
    if (known !== null)
      dispatch(termsRead({ contractId, known: { ...known, record: { ...known.record, reference } } }));
    // Without storage it counts in this tab.
    if (stored === null) await dispatch(syncTerms(contractId, { ...NO_TERMS, reference }));
  };
}

/** The contract as this device sees it now. */
export function readTermsSource(contract: Contract): AppThunk<Promise<TermsSource>> {
  return async (dispatch, getState) => {
    const record = await dispatch(recallTerms(contract.id));
    return toTermsSource(contract, record, selectKnownArbitratorKey(getState(), contract.id));
  };
}
