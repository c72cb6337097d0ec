import type { Sats } from '@/domain/primitives/amount';

/*
 * Answers of the block explorer after parsing (docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url).
 */

/** Rates in sat/vB. */
export interface FeeRates {
  fastestFee: number;
  halfHourFee: number;
  hourFee: number;
  minimumFee: number;
}

export interface Utxo {
  txid: string;
  vout: number;
  value: Sats;
  confirmed: boolean;
  /** Height of its block, where sent. */
  height?: number;
}

/** Totals of an address, confirmed and in the mempool. */
export interface AddressStats {
  funded: Sats;
  spent: Sats;
}

export interface AddressTotals extends AddressStats {
  /** Number of transactions; `null`: not sent. */
  transactions: number | null;
}

/** The totals of an address's confirmed and of its unconfirmed transactions. */
export interface AddressActivity {
  chain: AddressTotals;
  mempool: AddressTotals;
}

/** A transaction as the explorer shows it. */
export interface ChainTransaction {
  txid: string;
  /** Time of its block, ISO 8601; `null`: in no block. */
  blockTime: string | null;
  /** The outputs that it spends; `address`: `null` if the output has none or it is not sent. */
  spends: { address: string | null }[];
  /** In order. */
  pays: { address: string | null; amount: Sats }[];
}

/** A transaction of an address: with the outputs to it, and the inputs. */
export interface AddressTransaction extends ChainTransaction {
  confirmed: boolean;
  height?: number;
  received: { vout: number; value: Sats }[];
  /** `txid:vout` of its inputs, without those that certainly spend from elsewhere. */
  spent: string[];
}

export interface TransactionInfo {
  confirmed: boolean;
  /** `null`: not sent. */
  confirmations: number | null;
  fee: Sats | null; // Of the network
  vsize?: number; // vB; absent: not sent
}
