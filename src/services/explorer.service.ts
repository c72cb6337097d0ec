import type { AddressStats, FeeRates, TransactionInfo, Utxo } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { ask } from '@/services/ask';
import { pathOf } from '@/services/call-path';
import type { Call } from '@/services/http';
import {
  addressStatsSchema,
  rawTransactionSchema,
  transactionInfoSchema,
  utxosSchema,
} from '@/services/schemas/explorer.schema';
import { feeRatesSchema } from '@/services/schemas/fee-rates.schema';

/*
 * The block explorer (mempool.space's REST API). Every call throws AppError `network`, `http` or `bad-answer`, which
 * means that the value is not known; it never means zero.
 */

function get(...segments: string[]): Call {
  return { base: 'explorer', method: 'GET', path: pathOf(...segments) };
}

/** Present fee rates, sat/vB. */
export async function recommendedFees(): Promise<FeeRates> {
  return ask(feeRatesSchema, get('v1', 'fees', 'recommended'));
}

/** What the address received and spent, unconfirmed transactions included. */
export async function addressStats(address: string): Promise<AddressStats> {
  return ask(addressStatsSchema, get('address', address));
}

/** Unspent outputs at the address, unconfirmed ones included. */
export async function addressUtxos(address: string): Promise<Utxo[]> {
  return ask(utxosSchema, get('address', address, 'utxo'));
}

/** What the explorer knows of a transaction; null when it does not know it (404). */
export async function transactionInfo(txid: string): Promise<TransactionInfo | null> {
  try {
    return await ask(transactionInfoSchema, get('tx', txid));
  } catch (error) {
    if (error instanceof AppError && error.detail.status === 404) return null;
    throw error;
  }
}

/** The raw transaction, hex; null when the explorer does not know it or offers no raw transactions (404). */
export async function rawTransaction(txid: string): Promise<string | null> {
  try {
    return await ask(rawTransactionSchema, get('tx', txid, 'hex'));
  } catch (error) {
    if (error instanceof AppError && error.detail.status === 404) return null;
    throw error;
  }
}
