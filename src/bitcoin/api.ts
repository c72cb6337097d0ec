import type { PayoutLine } from '@/domain/payouts/payout-line';
import type { Sats } from '@/domain/primitives/amount';
import type { DepositScript, Network } from '@/domain/primitives/network';
import type { GuaranteeCoin } from '@/domain/returns/coins';
import type { ReturnPlan } from '@/domain/returns/return-plan';
import type { TermsRole } from '@/domain/terms/terms';
import type { PaidOutput, PsbtFault, PsbtSummary } from '@/domain/withdrawals/inspection';
import type { SignedCoin, Spending } from '@/domain/withdrawals/open-signatures';
import type { FirstRelease } from '@/domain/withdrawals/replacement';

/*
 * What goes into the Bitcoin module and comes out of it: text and plain numbers. Its methods are the functions of `engine/`; they run in a
 * Web Worker, and every failure is an AppError. `loadBitcoin` in `bitcoin/client.ts` returns them.
 */

/** The keys that deposit addresses are derived from (docs/bitcoin.md#deposit-addresses). */
export interface DepositKeys {
  network: Network;
  /** Public keys of owner and counterparty, 66 hex digits each. */
  contractorKeys: readonly [string, string];
  /** The arbitrator's extended public key, xpub or tpub (BIP32). */
  arbitratorKey: string;
  /** First derivation step, 0 to 2^31 − 1. */
  contractOrder: number;
}

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

/** The PSBT in a text, or why there is none. */
export type FoundPsbt =
  /** `psbt`: base64. */
  { kind: 'psbt'; psbt: string; spent: SignedCoin[] } | { kind: PsbtFault };

/** A raw transaction from any source, and the coins that it is said to spend. */
export interface SpendClaim {
  txid: string;
  /** Hex. */
  transaction: string;
  coins: readonly Omit<SignedCoin, 'address'>[];
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

/** A transaction that follows from a text that the parties have signed (docs/terms.md#the-return-text). */
export interface AgreedSpend {
  /** In the order of the inputs. */
  coins: readonly GuaranteeCoin[];
  /** In the order of the transaction. */
  outputs: readonly { address: string; value: Sats }[];
  /** Unix seconds before which the network does not accept it; 0: none. */
  locktime: number;
  /** The keys of the deposit addresses. */
  keys: DepositKeys;
}

/** Signatures of one holder, one for each coin: 64 bytes, base64url without padding. */
export interface CoinSignatures {
  /** Public key, hex. */
  publicKey: string;
  signatures: readonly string[];
}

export interface AgreedPsbt {
  /** BIP174 version 0, base64. */
  psbt: string;
  txid: string;
}

/** One coin of a return date. */
export interface ReturnOrder {
  plan: ReturnPlan;
  /** Of the coin. */
  index: number;
  keys: DepositKeys;
}

/** A signature given in advance. */
export interface GivenReturn {
  txid: string;
  /** 64 bytes, base64url without padding. */
  signature: string;
  /** Half-signed, BIP174 version 0, base64. */
  psbt: string;
}

/** A signature of terms. */
export interface TermsProof {
  /** SHA-256 of the canonical text, 64 hex digits. */
  hash: string;
  /** The signer's, 66 hex digits. */
  publicKey: string;
  /** BIP137, base64. */
  signature: string;
}

/** A stated payout address to verify, by the party that is said to have stated it. */
export interface PayoutCheck extends PayoutLine {
  role: TermsRole;
}
