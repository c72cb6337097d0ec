import { loadBitcoin } from '@/bitcoin/client';
import type { Contract } from '@/domain/models';
import { type BuiltTerms, buildInvitationTerms } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { selectOwnLink } from '@/store/seals/own-links';
import { recallSeals } from '@/store/seals/seal-store';
import { toTermsSource } from '@/store/seals/seals.selectors';

/** The terms of an invitation as this device sees them. */
export interface InvitationTerms extends BuiltTerms {
  text: string;
  /** Of `text`. It means nothing while there are gaps. */
  hash: string;
}

/** Asks for the arbitrator's key again unless it is given. Throws if the backend does not respond. */
export function readInvitationTerms(contract: Contract, knownKey?: string | null): AppThunk<Promise<InvitationTerms>> {
  return async (dispatch) => {
    const arbitratorKey = knownKey === undefined ? await fetchArbitratorKey(contract) : knownKey;
    const record = await dispatch(recallSeals(contract.id));
    const built = buildInvitationTerms(toTermsSource(contract, record, arbitratorKey));
    const text = formatTerms(built.terms);
    const [hash = ''] = await (await loadBitcoin()).hashTexts([text]);
    return { ...built, text, hash };
  };
}

/** True if the invitation that was copied last does not fit the contract as it is now. False while that is unknown. */
export function isInvitationOutdated(contract: Contract): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const copied = selectOwnLink(getState(), contract.id);
    if (copied === null) return false;
    const now = await dispatch(readInvitationTerms(contract)).catch(() => null);
    return now !== null && now.gaps.length === 0 && now.hash !== copied;
  };
}
