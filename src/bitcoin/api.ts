import type { Sats } from '@/domain/amount';
import type { DepositScript, Network } from '@/domain/network';

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

/** The keys a deposit address follows from (bitcoin.md, Deposit addresses). */
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

/** Why a deposit address is not verified. */
export type DepositDoubt =
  | 'checks-off' // VITE_DEPOSIT_SCRIPT=unverified
  | 'keys-missing' // the contract's keys, orders or the arbitrator's key are not known
  | 'own-key-missing' // the user's own place does not hold the user's own key
  | 'invalid-key' // a key is no point of the curve, repeats another, or is of another network
  | 'address-differs'; // the address follows from other keys

export type DepositVerdict = { verified: true } | { verified: false; doubt: DepositDoubt; expected: string | null };

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

export type AddressIssue = 'empty' | 'not-an-address' | 'bad-checksum' | 'wrong-network';
export type AddressCheck =
  | { ok: true }
  | { ok: false; issue: AddressIssue /** of the address, when it is another's */; network?: Network };

/** What a PSBT is inspected against (bitcoin.md, Before signing a PSBT). */
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
}

/** The rules of the verdict table, one name a row and more where a row has several. */
export type PsbtRule =
  | 'unreadable'
  | 'no-inputs'
  | 'double-spend'
  | 'input-output-missing'
  | 'input-script-missing'
  | 'input-script-differs'
  | 'input-amount-differs'
  | 'input-not-guarantee'
  | 'input-finalized'
  | 'sighash'
  | 'request-not-paid'
  | 'output-elsewhere'
  | 'signature-invalid'
  | 'fee-negative'
  | 'fee-too-high'
  | 'fee-high';

export interface PsbtOutput {
  /** null: a script that has no address. */
  address: string | null;
  amount: Sats;
  role: 'destination' | 'change' | 'other';
}

/** What is about to be signed, read from the PSBT itself. */
export interface PsbtSummary {
  inputs: number;
  inputSum: Sats;
  outputs: PsbtOutput[];
  fee: Sats;
  /** Fee of the estimate at the fastest rate for this number of inputs. */
  estimate: Sats;
  /** vB of the signed transaction, from its own scripts. */
  vsize: number;
  /** sat/vB */
  feeRate: number;
  /** Sum of what returns to the guarantee's deposit addresses. */
  change: Sats;
  /** Public keys (hex) that have a valid signature on every input. */
  signedBy: string[];
  locktime: number;
  /** Txid of the unsigned transaction, which signing P2WSH inputs does not change. */
  txid: string;
}

export type Inspection =
  | { verdict: 'sign'; summary: PsbtSummary; checked: boolean }
  | { verdict: 'ask'; rule: PsbtRule; summary: PsbtSummary; checked: boolean }
  | {
      verdict: 'refuse';
      rule: PsbtRule /** names input or output, values */;
      reason: string;
      summary: PsbtSummary | null;
    };

export interface SignOptions {
  /** The user ticked that the fee is high. */
  feeAccepted: boolean;
}

export interface SignedPsbt {
  /** Base64, BIP174. */
  psbt: string;
  summary: PsbtSummary;
}

export interface FinalTransaction extends SignedPsbt {
  txHex: string;
  txid: string;
}

export interface BitcoinApi {
  /** A new key, encrypted under the password. Throws `crypto-unavailable`, `keys-not-generated`. */
  generateKeyPair(password: string): Promise<KeyPair>;
  /** Opens an envelope. Throws `wrong-password`, `bad-envelope`, `key-mismatch`, `crypto-unavailable`. */
  openKey(encryptedKey: string, password: string, publicKey: string): Promise<KeyHandle>;
  /** Wipes an open key. Closing twice is harmless. */
  closeKey(handle: KeyHandle): Promise<void>;
  /** Throws `address-not-derived`. */
  deriveDepositAddress(keys: DepositKeys, guaranteeOrder: number): Promise<DepositAddress>;
  checkDepositAddress(check: DepositCheck): Promise<DepositVerdict>;
  /** Throws `address-not-derived`. */
  disputeFeeAddress(
    arbitratorKey: string,
    network: Network,
    contractOrder: number,
    guaranteeId: string,
  ): Promise<string>;
  checkAddress(address: string, network: Network): Promise<AddressCheck>;
  inspectPsbt(psbt: string, context: SigningContext): Promise<Inspection>;
  /** Inspects, then signs every input with the open key. Throws `psbt-refused`, `psbt-high-fee`. */
  signPsbt(handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions): Promise<SignedPsbt>;
  /** Inspects, signs, verifies every signature, finalises. Throws those and `signature-invalid`, `not-enough-signatures`. */
  cosignPsbt(handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions): Promise<FinalTransaction>;
}
