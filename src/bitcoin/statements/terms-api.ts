import type { PayoutLine, PayoutPlace } from '@/domain/payouts/payout-line';
import type { Network } from '@/domain/primitives/network';
import type { Terms, TermsRole } from '@/domain/terms/terms';

/** A signature of terms. */
export interface TermsProof {
  /** SHA-256 of the canonical text, 64 hex digits. */
  hash: string;
  /** The signer's, 66 hex digits. */
  publicKey: string;
  /** BIP137, base64. */
  signature: string;
}

/** A signature to verify. */
export type SealCheck = TermsProof;

/** A stated payout address to verify, by the party that is said to have stated it. */
export interface PayoutCheck extends PayoutLine {
  role: TermsRole;
}

/** The calls for signed terms (docs/terms.md#the-signature). */
export interface TermsApi<KeyHandle> {
  /** SHA-256 of texts in UTF-8, 64 hex digits each. */
  hashTexts(texts: readonly string[]): Promise<string[]>;

  /**
   * Signs terms (docs/terms.md#the-signature). The text is built here: no other text can be signed with this call.
   * @throws AppError `unexpected` if the key is not open or not one of the terms, `signature-invalid`
   */
  signTerms(handle: KeyHandle, terms: Terms): Promise<TermsProof>;

  /** For each signature, whether it is by its key and over the terms with its hash. Never throws. */
  verifySeals(seals: readonly SealCheck[]): Promise<boolean[]>;

  /**
   * Signs a payout address of the key's party (docs/terms.md#payout-addresses). The text is built here.
   * @returns base64
   * @throws AppError `unexpected` if the key is not open or not one of the contract, or the address not one of the network;
   *   `signature-invalid`
   */
  signPayout(handle: KeyHandle, place: PayoutPlace, address: string): Promise<string>;

  /** For each, whether the party has signed this address for this contract. Never throws. */
  verifyPayouts(place: PayoutPlace, payouts: readonly PayoutCheck[]): Promise<boolean[]>;

  /**
   * The number that two people compare to confirm each other's keys (docs/terms.md#safety-number): 12 groups of five
   * digits; `null` if a key is invalid.
   * @param keys public keys of owner and counterparty, hex, in any order
   * @param xpub the arbitrator's extended public key
   */
  computeSafetyNumber(keys: readonly [string, string], xpub: string): Promise<string | null>;

  /** The P2PKH address of a public key (hex), under which wallets verify its messages; `null` for an invalid key. */
  computeSignerAddress(publicKey: string, network: Network): Promise<string | null>;
}
