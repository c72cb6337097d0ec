import type { DepositKeys } from '@/bitcoin/addresses/deposit-keys';
import type { Sats } from '@/domain/primitives/amount';
import type { GuaranteeCoin } from '@/domain/returns/coins';
import type { ReturnPlan } from '@/domain/returns/return-plan';

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

/** The calls for agreed transactions and return dates (docs/terms.md#return-dates). */
export interface SpendApi<KeyHandle> {
  /**
   * Builds an agreed transaction, with the signatures of one party or with none.
   * @throws AppError `address-not-derived`; `signature-invalid` if a signature is not by the key and over this transaction;
   *   `unexpected` for an address of another network
   */
  buildSpend(spend: AgreedSpend, signed?: CoinSignatures): Promise<AgreedPsbt>;

  /**
   * Signs an ask for a return date. The text is built here: no other text can be signed with this call.
   * @throws AppError `unexpected` if the key is not open or not the payee's
   */
  signReturn(handle: KeyHandle, plan: ReturnPlan): Promise<{ hash: string; text: string; statement: string }>;

  /** SHA-256 of the text of a return date, 64 hex digits, whether or not it was signed. */
  hashReturn(plan: ReturnPlan): Promise<string>;

  /** The hash of the text if its payee has signed it, else `null`. Never throws. */
  verifyReturn(plan: ReturnPlan, statement: string): Promise<string | null>;

  /**
   * Signs the return of a coin for each rate that it can pay, in order. The transactions are built here.
   * @throws AppError `unexpected` if the key is not open or not the payer's, `address-not-derived`, `signature-invalid`
   */
  giveReturn(handle: KeyHandle, order: ReturnOrder): Promise<GivenReturn[]>;

  /** The txid for each usable rate of a coin if the payer has signed them all, else `null`. Never throws. */
  verifyGiven(order: ReturnOrder, signatures: readonly string[]): Promise<string[] | null>;
}
