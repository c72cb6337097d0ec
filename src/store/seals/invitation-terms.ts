import { loadBitcoin } from '@/bitcoin/client';
import type { Contract } from '@/domain/models';
import { type BuiltTerms, buildInvitationTerms, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import { NO_SEALS, type SealRecord } from '@/domain/terms/seal-record';
import { selectSigner } from '@/store/account/own-key.selectors';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { recallRecord } from '@/store/seals/seal-memory';
import { selectContractSeals, toTermsSource } from '@/store/seals/seals.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/** The terms of an invitation as this device sees them. */
export interface InvitationTerms extends BuiltTerms {
  text: string;
  /** Of `text`. It means nothing while there are gaps. */
  hash: string;
}

/** Asks for the arbitrator's key again. Throws if the backend does not respond. */
export function readInvitationTerms(contract: Contract): AppThunk<Promise<InvitationTerms>> {
  return async (dispatch) => {
    const arbitratorKey = await fetchArbitratorKey(contract);
    const record = await dispatch(recallSeals(contract));
    return hashInvitation(toTermsSource(contract, record, arbitratorKey));
  };
}

export async function hashInvitation(source: TermsSource): Promise<InvitationTerms> {
  const built = buildInvitationTerms(source);
  const text = formatTerms(built.terms);
  const [hash = ''] = await (await loadBitcoin()).hashTexts([text]);
  return { ...built, text, hash };
}

/** What this device remembers for a contract, also one that the user has not joined. */
export function recallSeals({ id }: Contract): AppThunk<Promise<SealRecord>> {
  return async (_dispatch, getState) => {
    const publicKey = selectSigner(getState());
    const known = selectContractSeals(getState(), id);
    if (publicKey === null) return known?.record ?? NO_SEALS;
    return (await recallRecord({ publicKey, contractId: id }, known)).record;
  };
}
