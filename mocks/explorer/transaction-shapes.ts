import { addressOfScript } from '@mocks/chain/addresses';
import { idFromHash, toHex } from '@mocks/chain/bytes';
import type { Chain } from '@mocks/chain/chain';
import type { ChainOutput, ChainTransaction } from '@mocks/chain/tx-index';
import { assembly, scriptType } from './script-words';

export interface ConfirmationShape {
  confirmed: boolean;
  block_height?: number;
  block_hash?: string;
  block_time?: number;
}

/** `height` null: in the mempool. */
export function confirmationShape(chain: Chain, height: number | null): ConfirmationShape {
  const block = height === null ? undefined : chain.block(height);
  if (height === null || block === undefined) return { confirmed: false };
  return { confirmed: true, block_height: height, block_hash: block.hash, block_time: block.time };
}

/** 0 in the mempool, 1 in the newest block. */
export function confirmationsOf(chain: Chain, { record }: ChainTransaction): number {
  return record.height === null ? 0 : chain.height() - record.height + 1;
}

/** mempool.space's transaction, with the `confirmations` that some explorers add. */
export function transactionShape(chain: Chain, entry: ChainTransaction): Record<string, unknown> {
  const { tx, record, fee } = entry;
  return {
    txid: record.txid,
    version: tx.version,
    locktime: tx.locktime,
    vin: tx.ins.map((_, index) => inputShape(entry, index)),
    vout: entry.outputs.map(outputShape),
    size: tx.byteLength(),
    weight: tx.weight(),
    fee,
    status: confirmationShape(chain, record.height),
    confirmations: confirmationsOf(chain, entry),
  };
}

function inputShape({ tx, prevouts }: ChainTransaction, index: number): Record<string, unknown> {
  const input = tx.ins[index];
  const prevout = prevouts[index] ?? null;
  if (input === undefined) return {};
  return {
    txid: idFromHash(input.hash),
    vout: input.index,
    prevout: prevout && outputShape(prevout),
    scriptsig: toHex(input.script),
    scriptsig_asm: assembly(input.script),
    ...(input.witness.length > 0 ? { witness: input.witness.map(toHex) } : {}),
    is_coinbase: tx.isCoinbase(),
    sequence: input.sequence,
  };
}

function outputShape({ script, value }: ChainOutput): Record<string, unknown> {
  const address = addressOfScript(script);
  return {
    scriptpubkey: toHex(script),
    scriptpubkey_asm: assembly(script),
    scriptpubkey_type: scriptType(script),
    ...(address === null ? {} : { scriptpubkey_address: address }),
    value,
  };
}
