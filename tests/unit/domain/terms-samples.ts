import vectors from '@tests/vectors/terms.json' with { type: 'json' };
import type { Contract } from '@/domain/models';
import { buildTerms, FIRST_PLACE, type TermsPlace, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { SignedTerms } from '@/domain/terms/record';
import type { TermsRole } from '@/domain/terms/terms';
import { makeContract, makeGuarantee } from './make';

// Imported, not read: the bench uses these samples in a browser.
export const OWNER_KEY = vectors.keys.owner.public_key;
export const COUNTERPARTY_KEY = vectors.keys.counterparty.public_key;

export function makeSource(fields: Partial<Contract> = {}, source: Partial<TermsSource> = {}): TermsSource {
  const contract = makeContract({
    keys: [OWNER_KEY, COUNTERPARTY_KEY].map((publicKey) => ({ publicKey, encryptedKey: null })),
    guarantees: [makeGuarantee()],
    ...fields,
  });
  return { contract, network: 'regtest', arbitratorKey: 'tpubA', pdf: '', ...source };
}

/** Signed terms of a source, with a stand-in for the hash. */
export function makeSigned(
  source: TermsSource,
  roles: readonly TermsRole[],
  place: TermsPlace = FIRST_PLACE,
): SignedTerms {
  const { terms } = buildTerms(source, place);
  const text = formatTerms(terms);
  const signatures = roles.map((role) => ({ role, signature: `by ${role}`, madeAt: '2026-11-20T10:00:00.000Z' }));
  return { hash: `hash of ${text}`, text, terms, signatures };
}

export const BOTH: readonly TermsRole[] = ['owner', 'counterparty'];
