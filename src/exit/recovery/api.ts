import type { Kit, KitCoin } from '@/domain/kit/kit';
import type { Sats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import type { Certificate, CertificateFault, CertificateSignatureFault } from '@/domain/seals/certificate';
import type { TermsRole } from '@/domain/seals/terms';

/*
 * The types of the recovery page's operations on keys, coins and transactions (`engine.ts`, docs/exit.md#the-page): text and plain
 * numbers. The operations use other libraries than `src/bitcoin/` does, so that a fault in one of them can neither lock nor lose the money.
 */

export type KeyHolder = 'owner' | 'counterparty' | 'arbitrator';

/** A kit of which everything follows from its keys. */
export interface CheckedKit {
  kit: Kit;
  /** Those of the kit in its order, then those that a scan looks at. */
  deposits: readonly CheckedDeposit[];
}

export interface CheckedDeposit {
  /** Its place in the kit's list: two guarantees may have one id. A scanned deposit counts as one after all others. */
  guarantee: number;
  guaranteeOrder: number;
  address: string;
  /** Hex. */
  witnessScript: string;
  /** Public keys, hex; the arbitrator's is the derived child key. */
  keys: Readonly<Record<KeyHolder, string>>;
}

export type KitCheckFault =
  | { kind: 'arbitrator-key-invalid' } // not an extended public key
  | { kind: 'arbitrator-key-network' } // of another network than the kit
  | { kind: 'contractor-key-invalid'; holder: 'owner' | 'counterparty' } // not a point of the curve
  | { kind: 'key-repeated' } // two of the three keys are the same
  | { kind: 'descriptor-differs' }
  | { kind: 'address-differs'; guaranteeId: string; address: string }
  | { kind: 'deposit-repeated'; guaranteeId: string; address: string }
  | { kind: 'coin-repeated'; coin: string } // one outpoint twice
  | { kind: 'envelope-invalid' } // not a key envelope
  | { kind: 'envelope-foreign' } // of another key than the one that the kit names for its role
  | { kind: 'transaction-invalid'; coin: string | null }; // it contradicts the coin; `null`: it cannot be read

/** Signed terms, all of whose signatures are valid (docs/seal.md#certificate). */
export interface CheckedCertificate {
  certificate: Certificate;
  /** Of the terms, 64 hex digits. */
  hash: string;
  /** The roles that have not signed. */
  missing: readonly TermsRole[];
}

export type CertificateCheckFault =
  | CertificateSignatureFault
  | { kind: 'file'; fault: CertificateFault } // an entry of a kit that is not a certificate
  | { kind: 'other-contract' } // of another contract or network than the kit
  | { kind: 'other-keys' }; // of other contractors' keys than the kit's

/** An unspent output at one of the kit's deposit addresses. */
export interface Coin extends KitCoin {
  address: string;
  guarantee: number;
  /** The source of its value. */
  source: 'kit' | 'explorer' | 'typed' | 'transaction';
  /** Raw funding transaction, hex, where known: it proves the value. */
  transaction: string | null;
}

export type CoinFault =
  | { kind: 'not-a-coin'; line: number } // neither txid:vout:value nor a raw transaction
  | { kind: 'address-needed'; line: number } // the kit has several addresses, and none was chosen
  | { kind: 'pays-elsewhere'; line: number } // a transaction without an output at one of the kit's addresses
  | { kind: 'coin-contradicted'; line: number; coin: string } // another value than the same coin has elsewhere
  | { kind: 'too-small'; line: number; coin: string };

/** An output that the user asks for. */
export interface Payment {
  address: string;
  /** `rest`: what the other outputs and the fee leave. */
  amount: Sats | 'rest';
}

export interface TransactionOrder {
  coins: readonly Coin[];
  payments: readonly Payment[];
  /** sat/vB. */
  feeRate: number;
}

export type OrderFault =
  | { kind: 'no-coins' }
  | { kind: 'all-uneconomic' } // each coin is worth less than its own fee
  | { kind: 'coin-contradicted'; coin: string } // not at its address, or its raw transaction says otherwise
  | { kind: 'no-payments' | 'too-large' } // too large: nodes pass on no transaction with so many outputs
  | { kind: 'fee-rate-invalid' } // not a number from 0.1 to 10,000
  | { kind: 'address-empty' | 'address-invalid' | 'address-checksum'; payment: number }
  | { kind: 'address-network'; payment: number; network: Network }
  | { kind: 'amount-dust'; payment: number; least: Sats }
  | { kind: 'several-rests'; payment: number }
  | { kind: 'rest-too-small'; payment: number; available: number } // satoshis that would be left, may be negative
  | { kind: 'not-enough'; available: Sats; needed: Sats }; // needed: payments and fee

export interface TransactionInput {
  /** `txid:vout` */
  outpoint: string;
  address: string;
  guarantee: number;
  value: Sats;
  /** The holders who have signed; all signatures are valid. */
  signedBy: readonly KeyHolder[];
}

export interface TransactionOutput {
  /** `null`: the script has no address. */
  address: string | null;
  amount: Sats;
  /** `guarantee`: the change, which is the one output to an address that is spent, if one guarantee alone is spent. */
  role: 'payment' | 'guarantee';
  guarantee: number | null; // the one of the kit whose address it is
}

/** The effect of a transaction, read from the transaction itself. */
export interface TransactionSummary {
  txid: string;
  inputs: readonly TransactionInput[];
  inputSum: Sats;
  /** Inputs whose value no funding transaction proves. */
  unproven: number;
  outputs: readonly TransactionOutput[];
  fee: Sats;
  /** vB of the signed transaction. */
  vsize: number;
  feeRate: number; // sat/vB
  /** Holders whose signature is on every input. */
  signedBy: readonly KeyHolder[];
  /** Block height or time before which it cannot be mined; 0: none. */
  locktime: number;
  /** It cannot be mined before a coin has a certain age (BIP68). */
  isDelayed: boolean;
}

/** An inspected transaction. */
export interface RecoveryTransaction {
  /** BIP174 version 0, base64, not finalised. */
  psbt: string;
  summary: TransactionSummary;
  /** Set once every input has two valid signatures. */
  final: { txHex: string; txid: string } | null;
}

export interface NewTransaction extends RecoveryTransaction {
  /** Coins that are worth less than their own fee, and the smallest of the others if a transaction has no room for all. */
  leftOut: readonly Coin[];
  withoutRoom: readonly Coin[];
}

export type PsbtFault =
  | { kind: 'unreadable' } // not a PSBT
  | { kind: 'no-inputs' }
  | { kind: 'spent-twice'; input: number }
  | { kind: 'foreign-coin'; input: number } // not locked by one of the kit's scripts
  | { kind: 'coin-unknown'; input: number; outpoint: string } // of the kit's address, but its value is proven by nothing
  | { kind: 'value-differs'; input: number; outpoint: string } // the PSBT says another value than the kit or explorer
  | { kind: 'script-differs'; input: number } // its witness script is not the one of its address
  | { kind: 'sighash'; input: number } // signs less than the whole transaction
  | { kind: 'signature-invalid'; input: number }
  | { kind: 'no-outputs' | 'fee-negative' }
  | { kind: 'returns-to-deposit' | 'return-unsigned' } // a return to an address of the kit, or without its payee's statement
  | { kind: 'transaction-differs' }; // signatures for another transaction than the one on screen

export type KeyFault =
  | { kind: 'no-envelope' | 'wrong-password' }
  | { kind: 'derivation-failed' } // Argon2id cannot run: no WebAssembly, or not enough memory
  | { kind: 'envelope-invalid' } // not readable, or holds no private key
  | { kind: 'envelope-foreign' } // of another key than the one that the kit names for its role
  | { kind: 'not-a-key' } // not an extended private key
  | { kind: 'child-key' } // the key of one address or contract, or a single private key in another form
  | { kind: 'public-key' } // an extended public key: cannot sign
  | { kind: 'key-network' }
  | { kind: 'foreign-key' }; // not the arbitrator's key of this kit

export type SignFault = PsbtFault | { kind: 'nothing-to-sign' }; // the key is on none of the inputs, or has signed them all

/** An open key, until it is wiped. */
export interface OpenKey {
  holder: KeyHolder;
  /** Overwrites the private key, as far as JavaScript allows. */
  wipe(): void;
}
