import { settings } from '@/config/settings';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { type AcceptedTerms, toAccepted } from '@/domain/seals/accepted-terms';
import type { TermsSource } from '@/domain/seals/build-terms';
import { NO_SEALS, type SealRecord } from '@/domain/seals/seal-record';
import type { AppThunk } from '@/store/core/store-types';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { changeSeals, recallSeals } from '@/store/seals/seal-store';
import { selectContractSeals, toTermsSource } from '@/store/seals/seals.selectors';
import { sealsRead } from '@/store/seals/seals.slice';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/**
 * Keeps the terms of a contract as the user has read and accepted them: joined, published, signed or agreed to. They are the
 * reference until both have signed (docs/seal.md#accepted-terms). Never rejects.
 * @param contract as it was on screen
 */
export function acceptTerms(contract: Contract): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const source = await dispatch(readTermsSource(contract));
    await dispatch(changeAccepted(contract.id, () => toAccepted(source, new Date().toISOString())));
  };
}

/** @param change `null`: nothing is kept */
export function changeAccepted(
  contractId: Id,
  change: (accepted: AcceptedTerms | null) => AcceptedTerms | null,
): AppThunk<Promise<void>> {
  return changeOwnActs(contractId, (stored) => {
    const accepted = change(stored.accepted ?? null);
    return accepted === null || accepted === stored.accepted ? stored : { ...stored, accepted };
  });
}

/** Changes what this device remembers of the user's own acts. */
export function changeOwnActs(contractId: Id, note: (stored: SealRecord) => SealRecord): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null || settings().seals === 'off') return;
    const stored = await changeSeals({ publicKey, contractId }, note).catch(() => null);
    const seals = selectContractSeals(getState(), contractId);
    const { accepted, saved } = stored ?? note(seals?.record ?? NO_SEALS);
    const acts = { ...(accepted && { accepted }), ...(saved && { saved }) };
    if (Object.keys(acts).length === 0) return;
    if (seals !== null) dispatch(sealsRead({ contractId, seals: { ...seals, record: { ...seals.record, ...acts } } }));
    // Without storage it counts in this tab.
    if (stored === null) await dispatch(syncSeals(contractId, { ...NO_SEALS, ...acts }));
  };
}

/** The contract as this device sees it now. */
export function readTermsSource(contract: Contract): AppThunk<Promise<TermsSource>> {
  return async (dispatch, getState) => {
    const record = await dispatch(recallSeals(contract.id));
    return toTermsSource(contract, record, selectKnownArbitratorKey(getState(), contract.id));
  };
}
