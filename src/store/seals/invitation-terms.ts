import { loadBitcoin } from '@/bitcoin/client';
import type { Contract } from '@/domain/models';
import { type BuiltTerms, buildInvitationTerms, type TermsSource } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { NO_SEALS, type SealRecord } from '@/domain/seals/seal-record';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { recallRecord } from '@/store/seals/seal-memory';
import { selectContractSeals, toTermsSource } from '@/store/seals/seals.selectors';

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

/** The signed terms of a contract on this device, also of one that the user has not joined. */
export function recallSeals({ id }: Contract): AppThunk<Promise<SealRecord>> {
  return async (_dispatch, getState) => {
    const publicKey = selectSigner(getState());
    const known = selectContractSeals(getState(), id);
    if (publicKey === null) return known?.record ?? NO_SEALS;
    return (await recallRecord({ publicKey, contractId: id }, known)).record;
  };
}
