import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { TermsSource } from '@/domain/seals/build-terms';
import { compareTerms, countChanges } from '@/domain/seals/compare-terms';
import type { SealLink } from '@/domain/seals/seal-link';
import { getSealView } from '@/domain/seals/seal-state';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { hashInvitation, recallSeals } from '@/store/seals/invitation-terms';
import { type KnownTerms, listKnownTerms } from '@/store/seals/known-terms';
import { listKnownHashes } from '@/store/seals/seal-store';
import { selectContractSeals, selectTermsRole, toTermsSource } from '@/store/seals/seals.selectors';

/** The terms that the signature of a link covers, if this device knows them. */
export type LinkedTerms =
  | { kind: 'terms'; terms: KnownTerms } // of the contract as it is now, with the key of the link
  | { kind: 'earlier'; terms: KnownTerms } // … as this device knew it before
  | { kind: 'invitation' } // … with an empty counterparty
  | { kind: 'elsewhere' } // of another contract
  | { kind: 'other' }
  | { kind: 'unknown' }; // those of the contract are incomplete here

/** Looks for the terms of a link: those of now, and those that were signed before. */
export function findLinkedTerms(
  contract: Contract,
  arbitratorKey: string | null,
  link: SealLink,
): AppThunk<Promise<LinkedTerms>> {
  return async (dispatch, getState) => {
    const role = selectTermsRole(getState(), contract);
    const key = selectSigner(getState());
    if (role === null || key === null) return { kind: 'unknown' };
    const signer = getOtherRole(role);
    const record = await dispatch(recallSeals(contract));
    const source = withKey(toTermsSource(contract, record, arbitratorKey), signer, link.key);
    const lines = Object.values(selectContractSeals(getState(), contract.id)?.lines ?? {});
    const owner = { network: source.network, contract: toIdKey(contract.id), role, key };
    const known = (await listKnownTerms({ source, owner }, record, lines)).get(link.hash);
    const now = getSealView(source, record, role);
    if (known !== undefined) {
      if (known.terms[signer].key !== link.key) return { kind: 'other' };
      const isNow = countChanges(compareTerms(known.terms, now.terms)) === 0;
      return { kind: isNow ? 'terms' : 'earlier', terms: known };
    }
    const invitation = signer === 'owner' ? await hashInvitation(source) : null;
    // Anything unknown now (e.g. a PDF added later) was absent from the invitation.
    if (invitation?.hash === link.hash) return { kind: invitation.gaps.length === 0 ? 'invitation' : 'other' };
    if ((await listKnownHashes(key).catch(() => new Set<string>())).has(link.hash)) return { kind: 'elsewhere' };
    return now.gaps.length > 0 ? { kind: 'unknown' } : { kind: 'other' };
  };
}

/** The contract as it is if the link is right about the signer's key. */
function withKey(source: TermsSource, signer: TermsRole, publicKey: string): TermsSource {
  const place = signer === 'owner' ? 0 : 1;
  const keys = source.contract.contractors.map((_, at) =>
    at === place
      ? { publicKey, encryptedKey: null }
      : (source.contract.keys[at] ?? { publicKey: null, encryptedKey: null }),
  );
  return { ...source, contract: { ...source.contract, keys } };
}
