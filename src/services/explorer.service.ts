import * as v from 'valibot';
import type { AddressStats, FeeRates, TransactionInfo, Utxo } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { Call } from '@/services/http';
import { buildPath, request } from '@/services/request';
import {
  addressStatsSchema,
  feeRatesSchema,
  rawTransactionSchema,
  tipHeightSchema,
  transactionInfoSchema,
  utxosSchema,
} from '@/services/schemas/explorer.schema';
import { txidField } from '@/services/schemas/fields.schema';

/*
 * The block explorer, mempool.space's REST API
 * (docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url). Every call throws AppError
 * `network`, `http` or `bad-answer`. An error means unknown, never zero.
 */

/** Current fee rates, sat/vB. */
export async function getFeeRates(): Promise<FeeRates> {
  return request(feeRatesSchema, createCall('v1', 'fees', 'recommended'));
}

/** Totals received and spent, unconfirmed transactions included. */
export async function getAddressStats(address: string): Promise<AddressStats> {
  return request(addressStatsSchema, createCall('address', address));
}

/** Unspent outputs, unconfirmed ones included. */
export async function listUtxos(address: string): Promise<Utxo[]> {
  return request(utxosSchema, createCall('address', address, 'utxo'));
}

/** `null` if the explorer does not know the transaction (404). */
export async function getTransactionInfo(txid: string): Promise<TransactionInfo | null> {
  return requestIfFound(transactionInfoSchema, createCall('tx', txid));
}

/** The raw transaction, hex; `null` if unknown or not offered (404). */
export async function getRawTransaction(txid: string): Promise<string | null> {
  return requestIfFound(rawTransactionSchema, createCall('tx', txid, 'hex'));
}

/** Height of the newest block. */
export async function getTipHeight(): Promise<number> {
  return request(tipHeightSchema, createCall('blocks', 'tip', 'height'));
}

/**
 * Broadcasts a final transaction and returns its txid; may be repeated (docs/bitcoin.md#broadcasting).
 * @param txHex the raw transaction, hex
 * @throws AppError `http` with status 400 and the node's reason as `serverText` if it is refused
 */
export async function postTransaction(txHex: string): Promise<string> {
  const call: Call = { base: 'explorer', method: 'POST', path: buildPath('tx'), body: txHex };
  return request(v.pipe(v.string(), v.trim(), txidField), call);
}

async function requestIfFound<T>(schema: v.GenericSchema<unknown, T>, call: Call): Promise<T | null> {
  try {
    return await request(schema, call);
  } catch (error) {
    if (error instanceof AppError && error.detail.status === 404) return null;
    throw error;
  }
}

function createCall(...segments: string[]): Call {
  return { base: 'explorer', method: 'GET', path: buildPath(...segments) };
}
