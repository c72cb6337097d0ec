import * as v from 'valibot';
import type { Result } from '@/domain/primitives/errors';
import { isHex } from '@/domain/primitives/hex';
import type { ExplorerFault } from '@/exit/explorer/address';
import { type FeeRates, feesSchema, txidSchema, type Utxo, utxosSchema } from '@/exit/explorer/answers';
import { callExplorer } from '@/exit/explorer/request';

/*
 * The requests of the recovery page to an explorer
 * (docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url).
 */

type Answer<Value> = Promise<Result<Value, ExplorerFault>>;

/** Unspent outputs of an address. */
export function fetchUtxos(base: string, address: string, signal?: AbortSignal): Answer<Utxo[]> {
  return fetchJson(base, `/address/${encodeURIComponent(address)}/utxo`, utxosSchema, signal);
}

/** Current fee rates, sat/vB. */
export function fetchFeeRates(base: string, signal?: AbortSignal): Answer<FeeRates> {
  return fetchJson(base, '/v1/fees/recommended', feesSchema, signal);
}

/** A raw transaction in hex. The caller checks its content. */
export function fetchRawTransaction(base: string, txid: string, signal?: AbortSignal): Answer<string> {
  return callExplorer({
    base,
    path: `/tx/${txid}/hex`,
    parse: (text) => (text.trim() !== '' && isHex(text.trim()) ? text.trim().toLowerCase() : null),
    otherwise: { kind: 'not-json' },
    signal,
  });
}

/** Broadcasts a transaction. Returns the txid that the explorer answers with. */
export function broadcast(base: string, txHex: string): Answer<string> {
  return callExplorer({
    base,
    path: '/tx',
    body: txHex,
    parse: (text) => (v.is(txidSchema, text.trim()) ? text.trim().toLowerCase() : null),
    otherwise: { kind: 'wrong-shape' },
  });
}

async function fetchJson<Value>(
  base: string,
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  signal: AbortSignal | undefined,
): Answer<Value> {
  let isJson = false;
  const answer = await callExplorer({
    base,
    path,
    parse: (text) => {
      const json = parseJson(text);
      isJson = json !== undefined;
      const { success, output } = v.safeParse(schema, json);
      return success ? output : null;
    },
    otherwise: { kind: 'wrong-shape' },
    signal,
  });
  return !answer.ok && answer.error.kind === 'wrong-shape' && !isJson
    ? { ok: false, error: { kind: 'not-json' } }
    : answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
