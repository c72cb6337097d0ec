import type { Network } from '@/domain/primitives/network';
import type { SealRecord } from '@/domain/seals/seal-record';
import type { Terms, TermsRole } from '@/domain/seals/terms';

/** Whose signed terms a device remembers. */
export interface TermsOwner {
  network: Network;
  contract: string;
  role: TermsRole;
  /** The account's own public key, hex in lower case. */
  key: string;
}

/** Without what is not of this contract, or names another key in the account's own place: nobody signed that here. */
export function keepOwn(record: SealRecord, owner: TermsOwner): SealRecord {
  const signed = record.signed.filter(({ terms }) => isOwn(terms, owner));
  return signed.length === record.signed.length ? record : { ...record, signed };
}

export function isOwn(terms: Terms, { network, contract, role, key }: TermsOwner): boolean {
  return terms.network === network && terms.contract === contract && terms[role].key === key;
}
