import type { DepositVerdict } from '@/domain/deposit/deposit-verdict';
import type { Sats } from '@/domain/primitives/amount';
import type { DepositScript, Network } from '@/domain/primitives/network';
import type { Inspection, PsbtSummary } from '@/domain/withdrawal/inspection';
import type { AddressCheck } from '@/domain/withdrawal/release-form';

export type { DepositIssue, DepositVerdict } from '@/domain/deposit/deposit-verdict';
export type { Inspection, PsbtOutput, PsbtRule, PsbtSummary } from '@/domain/withdrawal/inspection';
// What bitcoin/ says about addresses and PSBTs stands in domain/, where screens and their wording can name it.
export type { AddressCheck, AddressIssue } from '@/domain/withdrawal/release-form';

/*
 * What the rest of the program sees of bitcoin/: text and plain numbers in, the same out. Every method may run in a
 * Web Worker; every failure arrives as an AppError.
 */

export interface KeyPair {
  /** 33-byte compressed public key, hex. */
  publicKey: string;
  /** The versioned envelope of the private key, as text. */
  encryptedPrivateKey: string;
}

/** Names a key that is open inside the worker. Worth nothing outside of it. */
export type KeyHandle = string & { readonly __keyHandle?: never };

/** The keys a deposit address follows from (docs/bitcoin.md#deposit-addresses). */
export interface DepositKeys {
  network: Network;
  /** Public keys of owner and counterparty, hex, in the contract's order. */
  contractorKeys: readonly [string, string];
  /** Extended public key of the arbitrator. */
  arbitratorKey: string;
  contractOrder: number;
}

export interface DepositAddress {
  address: string;
  /** Hex. */
  witnessScript: string;
}

export interface DepositCheck {
  depositScript: DepositScript;
  network: Network;
  /** As known; any of them may be missing. */
  contractorKeys: readonly (string | null)[];
  arbitratorKey: string | null;
  contractOrder: number | null;
  guaranteeOrder: number | null;
  address: string;
  /** The user's own key from login, and its place among the contractors (0 or 1); -1 when not a contractor. */
  ownKey: string | null;
  ownPlace: number;
}

/** What a PSBT is inspected against (docs/bitcoin.md#before-signing-a-psbt). */
export interface SigningContext {
  network: Network;
  depositScript: DepositScript;
  /** The guarantee's deposit addresses. With checks on, only those that were verified. */
  depositAddresses: readonly string[];
  /** Public keys of owner and counterparty, hex. */
  contractorKeys: readonly (string | null)[];
  /** The destination and the amount that must reach it. */
  request: { address: string; amount: Sats };
  /** sat/vB */
  fastestFee: number;
  /** Raw transactions (hex) to hold the inputs' amounts and scripts against, as far as they could be had. */
  previousTransactions?: readonly string[];
}

export interface SignOptions {
  /** The user ticked that the fee is high. */
  feeAccepted: boolean;
}

export interface SignedPsbt {
  /** Base64, BIP174. */
  psbt: string;
  summary: PsbtSummary;
}

/** `psbt` holds all signatures and is not finalised: it can be inspected and co-signed again, to the same txid. */
export interface FinalTransaction extends SignedPsbt {
  txHex: string;
  txid: string;
}

export interface BitcoinApi {
  /**
   * What is sent as the password to a backend that must not see it, 64 hex digits. E-mails that differ in case or outer
   * blanks give the same. Throws `crypto-unavailable`.
   */
  deriveLoginSecret(email: string, password: string): Promise<string>;
  /** A new key, encrypted under the password. Throws `crypto-unavailable`, `keys-not-generated`. */
  generateKeyPair(password: string): Promise<KeyPair>;
  /** Opens an envelope, for five minutes at most. Throws `wrong-password`, `bad-envelope`, `key-mismatch`, `crypto-unavailable`. */
  openKey(encryptedKey: string, password: string, publicKey: string): Promise<KeyHandle>;
  /** Wipes an open key. Closing twice is harmless. */
  closeKey(handle: KeyHandle): Promise<void>;
  /** Throws `address-not-derived`. */
  deriveDepositAddress(keys: DepositKeys, guaranteeOrder: number): Promise<DepositAddress>;
  checkDepositAddress(check: DepositCheck): Promise<DepositVerdict>;
  /** Throws `address-not-derived`. */
  deriveDisputeFeeAddress(
    arbitratorKey: string,
    network: Network,
    contractOrder: number,
    guaranteeId: string,
  ): Promise<string>;
  checkAddress(address: string, network: Network): Promise<AddressCheck>;
  /** What a PSBT spends, `txid:vout`; empty for what can't be read. */
  readOutpoints(psbt: string): Promise<string[]>;
  /** Judges base64 or hex; what can't be read is refused, not thrown. Throws `fees-unknown` without a fee rate. */
  inspectPsbt(psbt: string, context: SigningContext): Promise<Inspection>;
  /** Inspects, then signs every input with the open key. Throws `psbt-refused`, `psbt-high-fee`, `signature-invalid`. */
  signPsbt(handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions): Promise<SignedPsbt>;
  /** Inspects, signs, verifies every signature, finalises. Throws those and `signature-invalid`, `not-enough-signatures`. */
  cosignPsbt(handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions): Promise<FinalTransaction>;
}
