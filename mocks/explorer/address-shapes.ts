import { toHex } from '@mocks/chain/bytes';
import type { Chain } from '@mocks/chain/chain';
import type { ChainTransaction } from '@mocks/chain/tx-index';
import { type ConfirmationShape, toConfirmationShape, toTransactionShape } from '@mocks/explorer/transaction-shapes';

/** Counts and sums (satoshis) of an address's confirmed or unconfirmed transactions. */
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

export function toAddressShape(chain: Chain, address: string, script: Uint8Array): AddressShape {
  const history = chain.listHistory(script);
  return {
    address,
    chain_stats: computeStats(
      history.filter(({ record }) => record.height !== null),
      script,
    ),
    mempool_stats: computeStats(
      history.filter(({ record }) => record.height === null),
      script,
    ),
  };
}

export function toUtxoShapes(chain: Chain, script: Uint8Array): UtxoShape[] {
  return chain.listUnspent(script).map(({ txid, vout, value }) => {
    const status = toConfirmationShape(chain, chain.transaction(txid)?.record.height ?? null);
    return { txid, vout, value, status };
  });
}

const MEMPOOL_PAGE = 50;
const CHAIN_PAGE = 25;

/** Newest transactions of an address: unconfirmed ones and a page of confirmed ones, or the confirmed page `after` one. */
export function toHistoryPage(chain: Chain, script: Uint8Array, after?: string): Record<string, unknown>[] {
  const history = chain.listHistory(script).toReversed();
  const mempool = history.filter(({ record }) => record.height === null);
  const confirmed = history
    .filter(({ record }) => record.height !== null)
    .sort((a, b) => (b.record.height ?? 0) - (a.record.height ?? 0));
  const start = after === undefined ? 0 : confirmed.findIndex(({ record }) => record.txid === after) + 1;
  const page = confirmed.slice(start, start + CHAIN_PAGE);
  const shown = after === undefined ? [...mempool.slice(0, MEMPOOL_PAGE), ...page] : page;
  return shown.map((entry) => toTransactionShape(chain, entry));
}

function computeStats(entries: readonly ChainTransaction[], script: Uint8Array): StatsShape {
  const hex = toHex(script);
  const isOwn = (out: { script: Uint8Array } | null) => out !== null && toHex(out.script) === hex;
  const funded = entries.flatMap(({ outputs }) => outputs.filter(isOwn)).map(({ value }) => value);
  const spent = entries.flatMap(({ prevouts }) => prevouts.filter(isOwn)).map((out) => out?.value ?? 0);
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
