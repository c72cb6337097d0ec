import type { Sats } from '@/domain/primitives/amount';

/** A transaction as the explorer shows it. */
export interface ChainTransaction {
  txid: string;
  /** Time of its block, ISO 8601; `null`: in no block. */
  blockTime: string | null;
  /** The outputs that it spends; `address`: `null` if the output has none or it is not sent. */
  spends: { outpoint: string; address: string | null }[];
  /** In order. */
  pays: { address: string | null; amount: Sats }[];
}
