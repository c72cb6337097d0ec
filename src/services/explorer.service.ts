import * as v from 'valibot';
import type {
  AddressActivity,
  AddressStats,
  AddressTransaction,
  FeeRates,
  TransactionInfo,
  Utxo,
} from '@/domain/chain';
import { AppError } from '@/domain/primitives/errors';
import type { Call } from '@/services/http';
import { buildPath, request } from '@/services/request';
import {
  addressActivitySchema,
  addressStatsSchema,
  blockHashSchema,
  blockTimeSchema,
  feeRatesSchema,
  heightSchema,
  historyPageSchema,
  rawTransactionSchema,
  transactionInfoSchema,
  utxosSchema,
} from '@/services/schemas/explorer.schema';
import { txidField } from '@/services/schemas/fields.schema';

/*
 * The block explorer, mempool.space's REST API
 * (docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url). Every call throws AppError
 * `network`, `http` or `bad-answer`. An error means unknown, never zero. A call ends with its `signal`.
 */

/** Current fee rates, sat/vB. */
export async function getFeeRates(signal?: AbortSignal): Promise<FeeRates> {
  return request(feeRatesSchema, createCall(signal, 'v1', 'fees', 'recommended'));
}

/** Totals received and spent, unconfirmed transactions included. */
export async function getAddressStats(address: string, signal?: AbortSignal): Promise<AddressStats> {
  return request(addressStatsSchema, createCall(signal, 'address', address));
}

/** The same totals, separately for confirmed and unconfirmed transactions. */
export async function getAddressActivity(address: string, signal?: AbortSignal): Promise<AddressActivity> {
  return request(addressActivitySchema, createCall(signal, 'address', address));
}

/** Unspent outputs, unconfirmed ones included. Refused with status 400 if there are more than 500. */
export async function listUtxos(address: string, signal?: AbortSignal): Promise<Utxo[]> {
  return request(utxosSchema, createCall(signal, 'address', address, 'utxo'));
}

/**
 * A page of the transactions of an address, newest first: up to 50 unconfirmed ones and 25 confirmed ones, or 25
 * confirmed ones that are older than `after`.
 */
export async function listHistory(
  address: string,
  after: string | null,
  signal?: AbortSignal,
): Promise<AddressTransaction[]> {
  const page = after === null ? [] : ['chain', after];
  return request(historyPageSchema(address), createCall(signal, 'address', address, 'txs', ...page));
}

/** `null` if the explorer does not know the transaction (404). */
export async function getTransactionInfo(txid: string, signal?: AbortSignal): Promise<TransactionInfo | null> {
  return requestIfFound(transactionInfoSchema, createCall(signal, 'tx', txid));
}

/** The raw transaction, hex; `null` if unknown or not offered (404). */
export async function getRawTransaction(txid: string, signal?: AbortSignal): Promise<string | null> {
  return requestIfFound(rawTransactionSchema, createCall(signal, 'tx', txid, 'hex'));
}

/** Height of the newest block. */
export async function getTipHeight(signal?: AbortSignal): Promise<number> {
  return request(heightSchema, createCall(signal, 'blocks', 'tip', 'height'));
}

/** Median time of the newest block, Unix seconds, which lock times are compared with (BIP113); `null`: not offered. */
export async function getChainTime(signal?: AbortSignal): Promise<number | null> {
  const height = await getTipHeight(signal);
  const hash = await requestIfFound(blockHashSchema, createCall(signal, 'block-height', String(height)));
  if (hash === null) return null;
  return (await requestIfFound(blockTimeSchema, createCall(signal, 'block', hash)))?.mediantime ?? null;
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

/** `null` for 404. */
async function requestIfFound<T>(schema: v.GenericSchema<unknown, T>, call: Call): Promise<T | null> {
  try {
    return await request(schema, call);
  } catch (error) {
    if (error instanceof AppError && error.detail.status === 404) return null;
    throw error;
  }
}

function createCall(signal: AbortSignal | undefined, ...segments: string[]): Call {
  return { base: 'explorer', method: 'GET', path: buildPath(...segments), ...(signal === undefined ? {} : { signal }) };
}
