import { scriptToAddress } from '@mocks/chain/addresses';
import { idFromHash, toHex } from '@mocks/chain/bytes';
import type { Chain } from '@mocks/chain/chain';
import type { ChainOutput, ChainTransaction } from '@mocks/chain/tx-index';
import { script as codec, opcodes } from 'bitcoinjs-lib';

export interface ConfirmationShape {
  confirmed: boolean;
  block_height?: number;
  block_hash?: string;
  block_time?: number;
}

/** `height` is `null` in the mempool. */
export function toConfirmationShape(chain: Chain, height: number | null): ConfirmationShape {
  const block = height === null ? undefined : chain.block(height);
  if (height === null || block === undefined) return { confirmed: false };
  return { confirmed: true, block_height: height, block_hash: block.hash, block_time: block.time };
}

/** 0 in the mempool, 1 in the newest block. */
export function countConfirmations(chain: Chain, { record }: ChainTransaction): number {
  return record.height === null ? 0 : chain.height() - record.height + 1;
}

/** A transaction as of mempool.space, with the `confirmations` that some explorers add. */
export function toTransactionShape(chain: Chain, entry: ChainTransaction): Record<string, unknown> {
  const { tx, record, fee } = entry;
  return {
    txid: record.txid,
    version: tx.version,
    locktime: tx.locktime,
    vin: tx.ins.map((_, index) => toInputShape(entry, index)),
    vout: entry.outputs.map(toOutputShape),
    size: tx.byteLength(),
    weight: tx.weight(),
    fee,
    status: toConfirmationShape(chain, record.height),
    confirmations: countConfirmations(chain, entry),
  };
}

function toInputShape({ tx, prevouts }: ChainTransaction, index: number): Record<string, unknown> {
  const input = tx.ins[index];
  const prevout = prevouts[index] ?? null;
  if (input === undefined) return {};
  return {
    txid: idFromHash(input.hash),
    vout: input.index,
    prevout: prevout && toOutputShape(prevout),
    scriptsig: toHex(input.script),
    scriptsig_asm: toAsm(input.script),
    ...(input.witness.length > 0 ? { witness: input.witness.map(toHex) } : {}),
    is_coinbase: tx.isCoinbase(),
    sequence: input.sequence,
  };
}

function toOutputShape({ script, value }: ChainOutput): Record<string, unknown> {
  const address = scriptToAddress(script);
  return {
    scriptpubkey: toHex(script),
    scriptpubkey_asm: toAsm(script),
    scriptpubkey_type: getScriptType(script),
    ...(address === null ? {} : { scriptpubkey_address: address }),
    value,
  };
}

const NAMES = new Map(Object.entries(opcodes).map(([name, code]) => [code, name]));

/** Esplora's names of output script types, by pattern in hex. */
const TYPES: readonly [RegExp, string][] = [
  [/^0014[0-9a-f]{40}$/, 'v0_p2wpkh'],
  [/^0020[0-9a-f]{64}$/, 'v0_p2wsh'],
  [/^5120[0-9a-f]{64}$/, 'v1_p2tr'],
  [/^76a914[0-9a-f]{40}88ac$/, 'p2pkh'],
  [/^a914[0-9a-f]{40}87$/, 'p2sh'],
  [/^6a/, 'op_return'],
];

export function getScriptType(script: Uint8Array): string {
  const hex = toHex(script);
  return TYPES.find(([pattern]) => pattern.test(hex))?.[1] ?? 'unknown';
}

/** A script in Esplora's notation: `OP_0 OP_PUSHBYTES_32 …`. */
export function toAsm(script: Uint8Array): string {
  const parts = codec.decompile(script)?.map((part) => {
    if (typeof part === 'number') return NAMES.get(part) ?? `OP_${part}`;
    return `OP_PUSHBYTES_${part.length} ${toHex(part)}`;
  });
  return parts?.join(' ') ?? '';
}
