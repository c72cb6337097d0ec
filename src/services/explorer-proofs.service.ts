import { settings } from '@/config/settings';
import type { Utxo } from '@/domain/chain';
import type { MerkleProof } from '@/domain/proofs/collect-proof';
import { createCall, getTipHeight, requestIfFound } from '@/services/explorer.service';
import { buildPath, getHost, request } from '@/services/request';
import { utxosSchema } from '@/services/schemas/explorer.schema';
import { blockTimeSchema, hashTextSchema, headerTextSchema, merkleProofSchema } from '@/services/schemas/proof-answers';

/*
 * Calls for proofs of payment (docs/settlement.md#calls). They are apart from the explorer's other calls: this module is fetched when a
 * proof is opened. Every call throws AppError `network`, `http` or `bad-answer`, and ends with its `signal`.
 */

/** `null`: in no block, unknown, or not offered (404). */
export async function getMerkleProof(txid: string, signal?: AbortSignal): Promise<MerkleProof | null> {
  return requestIfFound(merkleProofSchema, createCall(signal, 'tx', txid, 'merkle-proof'));
}

/** Hash of the block at a height; `null`: none (404). */
export async function getBlockHash(height: number, signal?: AbortSignal): Promise<string | null> {
  return requestIfFound(hashTextSchema, createCall(signal, 'block-height', String(height)));
}

/** Median time of a block (BIP113), Unix seconds; `null`: unknown or not offered (404). */
async function getMedianTime(blockHash: string, signal?: AbortSignal): Promise<number | null> {
  const answer = await requestIfFound(blockTimeSchema, createCall(signal, 'block', blockHash));
  return answer?.mediantime ?? null;
}

/** Header of a block, hex; `null`: unknown or not offered (404). */
export async function getBlockHeader(blockHash: string, signal?: AbortSignal): Promise<string | null> {
  return requestIfFound(headerTextSchema, createCall(signal, 'block', blockHash, 'header'));
}

/** Txid of a block's first transaction; `null`: unknown or not offered (404). */
export async function getFirstTxid(blockHash: string, signal?: AbortSignal): Promise<string | null> {
  return requestIfFound(hashTextSchema, createCall(signal, 'block', blockHash, 'txid', '0'));
}

/** Unspent outputs of an address, according to the second explorer. */
export async function listUtxosAtSecond(address: string, signal?: AbortSignal): Promise<Utxo[]> {
  const path = buildPath('address', address, 'utxo');
  return request(utxosSchema, { base: 'second-explorer', method: 'GET', path, signal });
}

/** The host of the explorer, and of the second one if there is one. With one host for both, their paths too. */
export function getExplorerNames(): string[] {
  const { explorerApiUrl, secondExplorerApiUrl } = settings();
  return nameExplorers(secondExplorerApiUrl === '' ? [explorerApiUrl] : [explorerApiUrl, secondExplorerApiUrl]);
}

export function nameExplorers(addresses: readonly string[]): string[] {
  const hosts = addresses.map(getHost);
  if (new Set(hosts).size === hosts.length) return hosts;
  return addresses.map((address) => address.replace(/^https?:\/\//i, ''));
}

/** Median time of the newest block, which lock times are compared with (BIP113); `null`: not offered. */
export async function getChainTime(signal?: AbortSignal): Promise<number | null> {
  const tip = await getBlockHash(await getTipHeight(signal), signal);
  return tip === null ? null : getMedianTime(tip, signal);
}
