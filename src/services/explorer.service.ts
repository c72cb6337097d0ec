import type { AddressStats, FeeRates, TransactionInfo, Utxo } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { Call } from '@/services/http';
import { buildPath, request } from '@/services/request';
import {
  addressStatsSchema,
  feeRatesSchema,
  rawTransactionSchema,
  transactionInfoSchema,
  utxosSchema,
} from '@/services/schemas/explorer.schema';

/*
 * The block explorer (mempool.space's REST API). Every call throws AppError `network`, `http` or `bad-answer`, which
 * means that the value is not known; it never means zero.
 */

function createCall(...segments: string[]): Call {
  return { base: 'explorer', method: 'GET', path: buildPath(...segments) };
}

/** Present fee rates, sat/vB. */
export async function getFeeRates(): Promise<FeeRates> {
  return request(feeRatesSchema, createCall('v1', 'fees', 'recommended'));
}

/** What the address received and spent, unconfirmed transactions included. */
export async function getAddressStats(address: string): Promise<AddressStats> {
  return request(addressStatsSchema, createCall('address', address));
}

/** Unspent outputs at the address, unconfirmed ones included. */
export async function listUtxos(address: string): Promise<Utxo[]> {
  return request(utxosSchema, createCall('address', address, 'utxo'));
}

/** What the explorer knows of a transaction; null when it does not know it (404). */
export async function getTransactionInfo(txid: string): Promise<TransactionInfo | null> {
  try {
    return await request(transactionInfoSchema, createCall('tx', txid));
  } catch (error) {
    if (error instanceof AppError && error.detail.status === 404) return null;
    throw error;
  }
}

/** The raw transaction, hex; null when the explorer does not know it or offers no raw transactions (404). */
export async function getRawTransaction(txid: string): Promise<string | null> {
  try {
    return await request(rawTransactionSchema, createCall('tx', txid, 'hex'));
  } catch (error) {
    if (error instanceof AppError && error.detail.status === 404) return null;
    throw error;
  }
}
