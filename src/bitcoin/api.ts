import type { DepositKeys } from '@/bitcoin/addresses/deposit-keys';
import type { LoginSite } from '@/bitcoin/keys/login-secret';
import type { RecoveryApi } from '@/bitcoin/recovery/recovery-api';
import type { AgreedSpend, SpendApi } from '@/bitcoin/spend/spend-api';
import type { TermsApi } from '@/bitcoin/statements/terms-api';
import type { DepositVerdict } from '@/domain/deposits/deposit-verdict';
import type { Sats } from '@/domain/primitives/amount';
import type { DepositScript, Network } from '@/domain/primitives/network';
import type { Inspection, PaidOutput, PsbtFault, PsbtSummary } from '@/domain/withdrawals/inspection';
import type { SignedCoin, Spending } from '@/domain/withdrawals/open-signatures';
import type { AddressCheck } from '@/domain/withdrawals/release-form';
import type { FirstRelease, TransactionFacts } from '@/domain/withdrawals/replacement';

export type { DepositKeys } from '@/bitcoin/addresses/deposit-keys';
// Defined in domain/, where screens and their messages can import them.
export type { DepositIssue, DepositVerdict } from '@/domain/deposits/deposit-verdict';
export type { Inspection, PsbtOutput, PsbtRule, PsbtSummary } from '@/domain/withdrawals/inspection';
export type { AddressCheck } from '@/domain/withdrawals/release-form';

/** A new signing key. */
export interface KeyPair {
  /** 33-byte compressed public key, 66 hex digits in lower case. */
  publicKey: string;
  /** The key envelope, as JSON text (docs/security.md#keys-and-passwords). */
  encryptedPrivateKey: string;
}

/** Refers to a key that is open in the worker, 32 hex digits. Worthless elsewhere. */
export type KeyHandle = string & { readonly __keyHandle?: never };

/** A P2WSH address (BIP141, BIP173). */
export interface DepositAddress {
  address: string;
  /** Hex. */
  witnessScript: string;
}

/** A deposit address to check, with the keys; `null`: unknown. */
export interface DepositCheck {
  depositScript: DepositScript;
  network: Network;
  /** Public keys of owner and counterparty, hex. */
  contractorKeys: readonly (string | null)[];
  /** The arbitrator's extended public key. */
  arbitratorKey: string | null;
  contractOrder: number | null;
  guaranteeOrder: number | null;
  address: string;
  /** The user's public key as received at login, hex. */
  ownKey: string | null;
  /** The user's index among the contractors: 0 or 1, or -1 if the user is not a contractor. */
  ownPlace: number;
}

/** The data that a PSBT is checked against (docs/bitcoin.md#before-signing-a-psbt). */
export interface SigningContext {
  network: Network;
  depositScript: DepositScript;
  /** The guarantee's deposit addresses; only verified ones unless `depositScript` is `unverified`. */
  depositAddresses: readonly string[];
  /** Public keys of owner and counterparty, hex; `null`: unknown. */
  contractorKeys: readonly (string | null)[];
  /** The destination and the exact amount that must reach it; `null`: nobody asked for one, and the first payee counts as it. */
  request: PaidOutput | null;
  /** The other payments: exactly these, or none if absent. `shown`: as the user sees it, at most one beside a request. */
  payees?: readonly PaidOutput[] | 'shown';
  /** The transaction that follows from a text that both have agreed on: it takes the place of the rules about outputs. */
  agreed?: AgreedSpend;
  /** The explorer's fastest fee rate, sat/vB. */
  fastestFee: number;
  /** Raw transactions, hex, that prove amounts and scripts of the inputs; as many as are available. */
  previousTransactions?: readonly string[];
  /** The explorer's unspent outputs, a second source for the amounts of the inputs. */
  unspentOutputs?: readonly { outpoint: string; amount: Sats }[];
  /** Transactions of this guarantee that the user has signed and that may still be mined. */
  openSignatures?: readonly Spending[];
}

/** An output that a PSBT says it spends: what it claims, or `null` where it lacks the data. */
export type SpentOutput = SignedCoin;

/** The PSBT in a text, or why there is none. */
export type FoundPsbt =
  /** `psbt`: base64. */
  { kind: 'psbt'; psbt: string; spent: SpentOutput[] } | { kind: PsbtFault };

/** A raw transaction from any source, and the coins that it is said to spend. */
export interface SpendClaim {
  txid: string;
  /** Hex. */
  transaction: string;
  coins: readonly Omit<SpentOutput, 'address'>[];
  /** Raw transactions, hex, that prove the amounts of the coins; as many as are available. */
  previousTransactions: readonly string[];
}

/** The user's decisions. */
export interface SignOptions {
  /** The user accepted a fee above twice the estimate (verdict `ask`). */
  feeAccepted: boolean;
}

/** A PSBT with the user's signature on every input. */
export interface SignedPsbt {
  /** BIP174 version 0, base64. */
  psbt: string;
  summary: PsbtSummary;
}

/** A transaction to broadcast. Its `psbt` has all signatures but is not finalised, so that it can be inspected again. */
export interface FinalTransaction extends SignedPsbt {
  /** The raw transaction, hex. */
  txHex: string;
  /** 64 hex digits. */
  txid: string;
}

/** Sources of a broadcast release. None of them is trusted. */
export interface ReleaseSources {
  network: Network;
  txid: string;
  /** Raw transactions (hex) and PSBTs (base64 or hex). */
  texts: readonly string[];
  /** Raw transactions, hex, that it spends from. */
  previousTransactions: readonly string[];
  /** The user's public key, hex, whose signature proves the release. */
  publicKey: string;
}

export interface ReadRelease {
  /** With output and script of every input, base64. */
  psbt: string;
  first: FirstRelease;
}

/**
 * The interface of the Bitcoin module: text and plain numbers in and out. The methods run in a Web Worker, and every
 * failure is an AppError. `loadBitcoin` in `bitcoin/client.ts` returns it.
 */
export interface BitcoinApi extends RecoveryApi, SpendApi<KeyHandle>, TermsApi<KeyHandle> {
  /**
   * Derives what the backend receives as password with VITE_LOGIN_SECRET=derived (docs/security.md#keys-and-passwords).
   * @param email case and surrounding blanks are ignored
   * @param site the secret of one deployment or network logs in at no other
   * @returns 64 hex digits
   * @throws AppError `crypto-unavailable` if the page is neither https nor localhost
   */
  deriveLoginSecret(email: string, password: string, site: LoginSite): Promise<string>;

  /**
   * Generates a key and encrypts it under the password: Argon2id (RFC 9106), AES-256-GCM.
   * @throws AppError `crypto-unavailable`, or `keys-not-generated` for an empty password or a failed encryption
   */
  generateKeyPair(password: string): Promise<KeyPair>;

  /**
   * Decrypts a key envelope and keeps the key open, at most five minutes.
   * @param encryptedKey the envelope, in any format of docs/api.md#key-envelopes
   * @param publicKey the public key that the envelope must belong to, hex
   * @throws AppError `wrong-password`, `unknown-envelope`, `bad-envelope`, `key-mismatch`, `network` or `crypto-unavailable`
   */
  openKey(encryptedKey: string, password: string, publicKey: string): Promise<KeyHandle>;

  /** Wipes an open key. May be repeated. */
  closeKey(handle: KeyHandle): Promise<void>;

  /**
   * Derives a P2WSH address, 2-of-3 with BIP67 key order (docs/bitcoin.md#deposit-addresses).
   * @param guaranteeOrder second derivation step, 0 to 2^31 − 1
   * @throws AppError `address-not-derived` if a key is invalid, a duplicate or of another network
   */
  deriveDepositAddress(keys: DepositKeys, guaranteeOrder: number): Promise<DepositAddress>;

  /** Checks a deposit address against the keys (docs/bitcoin.md#deposit-addresses). Never throws. */
  checkDepositAddress(check: DepositCheck): Promise<DepositVerdict>;

  /**
   * Derives the P2WPKH address for a dispute fee (docs/bitcoin.md#dispute-fee-address).
   * @param arbitratorKey the arbitrator's extended public key, xpub or tpub
   * @throws AppError `address-not-derived`
   */
  deriveDisputeFeeAddress(
    arbitratorKey: string,
    network: Network,
    contractOrder: number,
    guaranteeId: string,
  ): Promise<string>;

  /** Checks whether a text is an address of the network (BIP13, BIP173, BIP350). Never throws. */
  checkAddress(address: string, network: Network): Promise<AddressCheck>;

  /**
   * Lists the outputs that a PSBT says it spends, per input; empty if the PSBT is not readable.
   * @param psbt base64 or hex
   */
  readSpentOutputs(psbt: string, network: Network): Promise<SpentOutput[]>;

  /**
   * Finds the PSBT in a text or a file, with the outputs that it says it spends. Never throws.
   * @param text as `readTransactionText` reads it
   */
  findPsbt(text: string, network: Network): Promise<FoundPsbt>;

  /**
   * Reads a raw transaction (hex) or a PSBT (base64 or hex) without checking it; `null` if it is neither, or has an
   * impossible amount.
   */
  readTransaction(text: string, network: Network): Promise<TransactionFacts | null>;

  /**
   * True if the transaction has this txid and spends one of the coins, with valid signatures of as many keys as the coin's
   * witness script requires. Never throws.
   */
  provesSpend(claim: SpendClaim): Promise<boolean>;

  /** Reads a release that the user has signed (docs/bitcoin.md#releasing-again); `null` if no source proves it. */
  readFirstRelease(sources: ReleaseSources): Promise<ReadRelease | null>;

  /**
   * Builds the unsigned replacement of a release: the same inputs and outputs, but for the amount of one output.
   * @param psbt base64, of `readFirstRelease`
   * @param destination index of that output
   * @returns base64
   */
  replacePsbt(psbt: string, network: Network, destination: number, amount: Sats): Promise<string>;

  /**
   * Applies the verdict table (docs/bitcoin.md#before-signing-a-psbt). An unreadable PSBT is refused, not thrown.
   * @param psbt base64 or hex
   * @throws AppError `fees-unknown` if the context has no valid fee rate
   */
  inspectPsbt(psbt: string, context: SigningContext): Promise<Inspection>;

  /**
   * Inspects a PSBT, then signs every input (SIGHASH_ALL, BIP143) and verifies the signatures.
   * @param psbt base64 or hex
   * @throws AppError `psbt-refused` with the rule, `psbt-not-accepted`, `signature-invalid`, `fees-unknown`, or `unexpected`
   *   if the key is no longer open
   */
  signPsbt(handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions): Promise<SignedPsbt>;

  /**
   * As `signPsbt`, then finalises and extracts the transaction (BIP174).
   * @throws AppError as `signPsbt`, and `not-enough-signatures`
   */
  cosignPsbt(handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions): Promise<FinalTransaction>;
}
