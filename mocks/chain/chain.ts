import { Transaction } from 'bitcoinjs-lib';
import { coinbase, mineBlock } from './blocks';
import type { BlockRecord, ChainState, TxRecord } from './chain-state';
import { FAUCET_FLOAT, FAUCET_SCRIPT, faucetTransaction } from './faucet';
import { type ChainOutput, type ChainTransaction, createTxIndex } from './tx-index';
import { acceptToMempool, decodeTransaction } from './validation';

const COINBASE_MATURITY = 100;
const BLOCK_SECONDS = 15;

/** A regtest node with its wallet-less view of the world: blocks, mempool, outputs, and a faucet. */
export interface Chain {
  /** Height of the newest block. */
  height(): number;
  block(height: number): BlockRecord | undefined;
  transaction(txid: string): ChainTransaction | undefined;
  /** Transactions of people, newest first, at most `count`. */
  latest(count: number): ChainTransaction[];
  /** Transactions that pay the script or spend from it, in the order of arrival. */
  history(script: Uint8Array): ChainTransaction[];
  /** Unspent outputs at the script, the mempool's included, in the order of arrival. */
  unspent(script: Uint8Array): ChainOutput[];
  /** The transaction that spends an output. */
  spender(txid: string, vout: number): ChainTransaction | undefined;
  /** Takes a transaction as a node does and gives its txid. Throws NodeRefusal. */
  broadcast(txHex: string): string;
  /** Mines the whole mempool. */
  mine(): BlockRecord;
  /** Sends test coins and gives the txid. Throws NodeRefusal for dust, RangeError beyond what the faucet holds. */
  send(script: Uint8Array, sats: number): string;
}

interface ChainOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called after every change of the state. */
  changed: () => void;
}

/** Opens the chain over a state, which it keeps up to date; an empty state gets its first 101 blocks. */
export function createChain(state: ChainState, { now, changed }: ChainOptions): Chain {
  const index = createTxIndex();
  const seconds = () => Math.floor(now() / 1000);

  function addTransaction(tx: Transaction, height: number | null): TxRecord {
    const record: TxRecord = { txid: tx.getId(), hex: tx.toHex(), time: seconds(), height };
    index.add(record);
    state.txs.push(record);
    return record;
  }

  function addBlock(time: number, base: Transaction, records: readonly TxRecord[]): BlockRecord {
    const transactions = [base, ...records.map((record) => Transaction.fromHex(record.hex))];
    const hash = mineBlock(state.blocks.at(-1), time, transactions);
    const block = { hash, time, txids: records.map((record) => record.txid) };
    for (const record of records) record.height = state.blocks.length;
    state.blocks.push(block);
    changed();
    return block;
  }

  function mine(): BlockRecord {
    const waiting = state.txs.filter((record) => record.height === null);
    return addBlock(seconds(), coinbase(state.blocks.length, []), waiting);
  }

  // The faucet's coins come from the first coinbase and can be spent once it is 100 blocks deep.
  function begin(): void {
    const start = seconds() - (COINBASE_MATURITY + 1) * BLOCK_SECONDS;
    for (let height = 0; height <= COINBASE_MATURITY; height += 1) {
      const base = coinbase(height, height === 0 ? FAUCET_FLOAT : []);
      if (height === 0) addTransaction(base, 0);
      addBlock(start + height * BLOCK_SECONDS, base, []);
    }
  }

  function unspent(script: Uint8Array): ChainOutput[] {
    return index
      .touching(script)
      .flatMap((entry) => entry.outputs)
      .filter((out) => Buffer.compare(out.script, script) === 0 && !index.spender(out.txid, out.vout));
  }

  function broadcast(txHex: string): string {
    const tx = decodeTransaction(txHex);
    const txid = tx.getId();
    if (index.get(txid)) return txid;
    acceptToMempool(tx, index, state.blocks.length, seconds());
    addTransaction(tx, null);
    changed();
    return txid;
  }

  for (const record of state.txs) index.add(record);
  if (state.blocks.length === 0) begin();

  return {
    height: () => state.blocks.length - 1,
    block: (height) => state.blocks[height],
    transaction: (txid) => index.get(txid),
    latest: (count) => index.all().slice(1).slice(-count).reverse(),
    history: (script) => index.touching(script),
    unspent,
    spender: index.spender,
    broadcast,
    mine,
    send: (script, sats) => broadcast(faucetTransaction(unspent(FAUCET_SCRIPT), script, sats)),
  };
}
