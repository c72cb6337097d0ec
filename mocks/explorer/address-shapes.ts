import { toHex } from '@mocks/chain/bytes';
import type { Chain } from '@mocks/chain/chain';
import type { ChainTransaction } from '@mocks/chain/tx-index';
import { type ConfirmationShape, confirmationShape } from './transaction-shapes';

/** Counts and sums (satoshis) over some of an address's transactions. */
export interface StatsShape {
  funded_txo_count: number;
  funded_txo_sum: number;
  spent_txo_count: number;
  spent_txo_sum: number;
  tx_count: number;
}

export interface AddressShape {
  address: string;
  chain_stats: StatsShape;
  mempool_stats: StatsShape;
}

export interface UtxoShape {
  txid: string;
  vout: number;
  value: number;
  status: ConfirmationShape;
}

export function addressStats(chain: Chain, address: string, script: Uint8Array): AddressShape {
  const history = chain.history(script);
  return {
    address,
    chain_stats: statsOver(
      history.filter(({ record }) => record.height !== null),
      script,
    ),
    mempool_stats: statsOver(
      history.filter(({ record }) => record.height === null),
      script,
    ),
  };
}

export function addressUtxos(chain: Chain, script: Uint8Array): UtxoShape[] {
  return chain.unspent(script).map(({ txid, vout, value }) => {
    const status = confirmationShape(chain, chain.transaction(txid)?.record.height ?? null);
    return { txid, vout, value, status };
  });
}

function statsOver(entries: readonly ChainTransaction[], script: Uint8Array): StatsShape {
  const lock = toHex(script);
  const own = (out: { script: Uint8Array } | null) => out !== null && toHex(out.script) === lock;
  const funded = entries.flatMap(({ outputs }) => outputs.filter(own)).map(({ value }) => value);
  const spent = entries.flatMap(({ prevouts }) => prevouts.filter(own)).map((out) => out?.value ?? 0);
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: entries.length,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
