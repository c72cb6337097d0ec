import { idFromHash, toHex } from '@mocks/chain/bytes';
import type { TxRecord } from '@mocks/chain/chain-state';
import { Transaction } from 'bitcoinjs-lib';

export interface ChainOutput {
  txid: string;
  vout: number;
  /** Satoshis. */
  value: number;
  script: Uint8Array;
}

export interface ChainTransaction {
  record: TxRecord;
  tx: Transaction;
  /** Output spent by each input; `null` for a coinbase. */
  prevouts: (ChainOutput | null)[];
  outputs: ChainOutput[];
  /** Satoshis; 0 for a coinbase. */
  fee: number;
}

/** Lookups in the chain, built from its records. */
export interface TxIndex {
  add(record: TxRecord): ChainTransaction;
  /** Forgets a transaction whose outputs nothing spends. */
  remove(entry: ChainTransaction): void;
  get(txid: string): ChainTransaction | undefined;
  output(txid: string, vout: number): ChainOutput | undefined;
  /** The transaction that spends the output. */
  spender(txid: string, vout: number): ChainTransaction | undefined;
  /** Transactions that pay the script or spend from it, in order of arrival. */
  findByScript(script: Uint8Array): ChainTransaction[];
  all(): ChainTransaction[];
}

export function outpointKey(txid: string, vout: number): string {
  return `${txid}:${vout}`;
}

export function listOutputs(txid: string, tx: Transaction): ChainOutput[] {
  return tx.outs.map((out, vout) => ({ txid, vout, value: Number(out.value), script: out.script }));
}

export function createTxIndex(): TxIndex {
  const byId = new Map<string, ChainTransaction>();
  const spenders = new Map<string, ChainTransaction>();
  const byScript = new Map<string, Set<ChainTransaction>>();

  function output(txid: string, vout: number): ChainOutput | undefined {
    return byId.get(txid)?.outputs[vout];
  }

  function addToScript(script: Uint8Array, entry: ChainTransaction): void {
    const key = toHex(script);
    const entries = byScript.get(key) ?? new Set();
    byScript.set(key, entries.add(entry));
  }

  function add(record: TxRecord): ChainTransaction {
    const tx = Transaction.fromHex(record.hex);
    const prevouts = tx.ins.map((input) => output(idFromHash(input.hash), input.index) ?? null);
    const outputs = listOutputs(record.txid, tx);
    const entry = { record, tx, prevouts, outputs, fee: computeFee(prevouts, outputs) };
    byId.set(record.txid, entry);
    for (const out of outputs) addToScript(out.script, entry);
    for (const spent of prevouts) {
      if (spent === null) continue;
      spenders.set(outpointKey(spent.txid, spent.vout), entry);
      addToScript(spent.script, entry);
    }
    return entry;
  }

  function remove(entry: ChainTransaction): void {
    byId.delete(entry.record.txid);
    for (const { script } of entry.outputs) byScript.get(toHex(script))?.delete(entry);
    for (const spent of entry.prevouts) {
      if (spent === null) continue;
      const key = outpointKey(spent.txid, spent.vout);
      if (spenders.get(key) === entry) spenders.delete(key);
      byScript.get(toHex(spent.script))?.delete(entry);
    }
  }

  return {
    add,
    remove,
    output,
    get: (txid) => byId.get(txid),
    spender: (txid, vout) => spenders.get(outpointKey(txid, vout)),
    findByScript: (script) => [...(byScript.get(toHex(script)) ?? [])],
    all: () => [...byId.values()],
  };
}

function computeFee(prevouts: (ChainOutput | null)[], outputs: ChainOutput[]): number {
  if (prevouts.includes(null)) return 0;
  return sumValues(prevouts.filter((out) => out !== null)) - sumValues(outputs);
}

/** Satoshis. */
export function sumValues(outputs: readonly { value: number }[]): number {
  return outputs.reduce((sum, out) => sum + out.value, 0);
}
