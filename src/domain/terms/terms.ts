import type { Network } from '@/domain/primitives/network';

/** The terms that both contractors sign (docs/terms.md#the-text). All texts are in Unicode NFC, with `\n` as line end. */
export interface Terms {
  network: Network;
  contract: string;
  /** From 1. */
  revision: number;
  /** Hash of the revision before, 64 hex digits; empty for the first. */
  previous: string;
  title: string;
  description: string;
  /** SHA-256 of the PDF, 64 hex digits; empty without a PDF. */
  pdf: string;
  owner: TermsParty;
  /** Both fields are empty before anybody joined. */
  counterparty: TermsParty;
  /** `key`: extended public key, xpub or tpub (BIP32). */
  arbitrator: TermsParty;
  /** Sorted by id, by code units. */
  guarantees: TermsGuarantee[];
}

export interface TermsParty {
  id: string;
  /** Compressed public key, 66 hex digits in lower case. */
  key: string;
}

export interface TermsGuarantee {
  id: string;
  /** Id of a user; empty while nobody is named. */
  depositor: string;
  /** Satoshis, in decimal. */
  amount: string;
  description: string;
  /** YYYY-MM-DD */
  validUntil: string;
  conditions: string;
  verificationProcess: string;
}

export const TERMS_ROLES = ['owner', 'counterparty'] as const;
/** The parties that sign terms. */
export type TermsRole = (typeof TERMS_ROLES)[number];

export const NO_PARTY: TermsParty = { id: '', key: '' };

export function getOtherRole(role: TermsRole): TermsRole {
  return role === 'owner' ? 'counterparty' : 'owner';
}
