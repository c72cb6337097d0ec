import * as v from 'valibot';
import { toErrorData } from '@/domain/primitives/errors';
import { isNotFound } from '@/domain/primitives/http-errors';
import { buildPath, type Call, formatCall, parseResponse } from '@/services/response';
import {
  addressActivitySchema,
  addressStatsSchema,
  feeRatesSchema,
  heightSchema,
  historyPageSchema,
  rawTransactionSchema,
  transactionInfoSchema,
  utxosSchema,
} from '@/services/schemas/explorer.schema';
import { txidField } from '@/services/schemas/fields.schema';

/**
 * A block explorer, mempool.space's REST API
 * (docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url). Every call throws AppError
 * `network`, `http` or `bad-answer`. An error means unknown, never zero. A call ends with its `signal`.
 */
export type Explorer = ReturnType<typeof createExplorer>;

/** @param send sends a call with the base `explorer`, and returns the body; throws AppError `network` or `http` */
export function createExplorer(send: (call: Call) => Promise<unknown>) {
  async function request<T>(schema: v.GenericSchema<unknown, T>, call: Call): Promise<T> {
    return parseResponse(schema, formatCall(call), await send(call));
  }

  /** `null` for 404. */
  async function requestIfFound<T>(schema: v.GenericSchema<unknown, T>, call: Call): Promise<T | null> {
    try {
      return await request(schema, call);
    } catch (error) {
      if (isNotFound(toErrorData(error))) return null;
      throw error;
    }
  }

  return {
    /** Current fee rates, sat/vB. */
    getFeeRates: (signal?: AbortSignal) => request(feeRatesSchema, createCall(signal, 'v1', 'fees', 'recommended')),
    /** Totals received and spent, unconfirmed transactions included. */
    getAddressStats: async (address: string, signal?: AbortSignal) =>
      request(addressStatsSchema, createCall(signal, 'address', address)),
    /** The same totals, separately for confirmed and unconfirmed transactions. */
    getAddressActivity: async (address: string, signal?: AbortSignal) =>
      request(addressActivitySchema, createCall(signal, 'address', address)),
    /** Unspent outputs, unconfirmed ones included. Refused with status 400 if there are more than 500. */
    listUtxos: async (address: string, signal?: AbortSignal) =>
      request(utxosSchema, createCall(signal, 'address', address, 'utxo')),
    /**
     * A page of the transactions of an address, newest first: up to 50 unconfirmed ones and 25 confirmed ones, or 25
     * confirmed ones that are older than `after`.
     */
    listHistory: async (address: string, after: string | null, signal?: AbortSignal) => {
      const page = after === null ? [] : ['chain', after];
      return request(historyPageSchema(address), createCall(signal, 'address', address, 'txs', ...page));
    },
    /** `null` if the explorer does not know the transaction (404). */
    getTransactionInfo: async (txid: string, signal?: AbortSignal) =>
      requestIfFound(transactionInfoSchema, createCall(signal, 'tx', txid)),
    /** The raw transaction, hex; `null` if unknown or not offered (404). */
    getRawTransaction: async (txid: string, signal?: AbortSignal) =>
      requestIfFound(rawTransactionSchema, createCall(signal, 'tx', txid, 'hex')),
    /** Height of the newest block. */
    getTipHeight: (signal?: AbortSignal) => request(heightSchema, createCall(signal, 'blocks', 'tip', 'height')),
    /**
     * Broadcasts a final transaction, hex, and returns its txid; may be repeated (docs/bitcoin.md#broadcasting). Throws AppError `http`
     * with status 400 and the node's reason as `serverText` if it is refused.
     */
    postTransaction: async (txHex: string) => {
      const call: Call = { base: 'explorer', method: 'POST', path: buildPath('tx'), body: txHex };
      return request(v.pipe(v.string(), v.trim(), txidField), call);
    },
  };
}

function createCall(signal: AbortSignal | undefined, ...segments: string[]): Call {
  return { base: 'explorer', method: 'GET', path: buildPath(...segments), ...(signal === undefined ? {} : { signal }) };
}
