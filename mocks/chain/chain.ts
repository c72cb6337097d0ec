import { createCoinbase, mineBlock } from '@mocks/chain/blocks';
import type { BlockRecord, ChainState, TxRecord } from '@mocks/chain/chain-state';
import { createFaucetTransaction, FAUCET_SCRIPT, listFirstPayments } from '@mocks/chain/faucet';
import { computeMedianTime } from '@mocks/chain/median-time';
import { type ChainOutput, type ChainTransaction, createTxIndex } from '@mocks/chain/tx-index';
import { checkForMempool, decodeTransaction } from '@mocks/chain/validation';
import { Transaction } from 'bitcoinjs-lib';

const COINBASE_MATURITY = 100;
const BLOCK_SECONDS = 15;

/** A regtest node without a wallet: blocks, mempool, outputs, and a faucet. */
export interface Chain {
  /** Height of the newest block. */
  height(): number;
  block(height: number): BlockRecord | undefined;
  /** The height of the block with this hash; -1 if there is none. */
  transaction(txid: string): ChainTransaction | undefined;
  /** Newest transactions first, at most `count`, without coinbases. */
  listLatest(count: number): ChainTransaction[];
  /** Transactions that pay the script or spend from it, in order of arrival. */
  listHistory(script: Uint8Array): ChainTransaction[];
  /** Unspent outputs of the script, including the mempool, in order of arrival. */
  listUnspent(script: Uint8Array): ChainOutput[];
  /** The transaction that spends an output. */
  spender(txid: string, vout: number): ChainTransaction | undefined;
  /** Accepts a transaction into the mempool and returns its txid. Throws NodeRefusal. */
  broadcast(txHex: string): string;
  /** Mines a block with the whole mempool. */
  mine(): BlockRecord;
  /** Sends test coins and returns the txid. Throws NodeRefusal for dust, RangeError if the faucet has too little. */
  send(script: Uint8Array, sats: number): string;
}

interface ChainOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called after every change of the state. */
  onChange: () => void;
}

/** Opens the chain on a state and updates it; an empty state gets its first 101 blocks. */
export function createChain(state: ChainState, { now, onChange }: ChainOptions): Chain {
  const index = createTxIndex();
  const seconds = () => Math.floor(now() / 1000);

  function addTransaction(tx: Transaction, height: number | null): TxRecord {
    const record: TxRecord = { txid: tx.getId(), hex: tx.toHex(), time: seconds(), height };
    index.add(record);
    state.txs.push(record);
    return record;
  }

  function addBlock(time: number, coinbase: Transaction, records: readonly TxRecord[]): BlockRecord {
    const transactions = [coinbase, ...records.map((record) => Transaction.fromHex(record.hex))];
    const hash = mineBlock(state.blocks.at(-1), time, transactions).getId();
    const block = { hash, time, txids: records.map((record) => record.txid) };
    for (const record of records) record.height = state.blocks.length;
    state.blocks.push(block);
    onChange();
    return block;
  }

  function mine(): BlockRecord {
    const mempool = state.txs.filter((record) => record.height === null);
    return addBlock(seconds(), createCoinbase(state.blocks.length, []), mempool);
  }

  /** The faucet is funded by the first coinbase, which can be spent after 100 blocks. */
  function mineFirstBlocks(): void {
    const start = seconds() - (COINBASE_MATURITY + 1) * BLOCK_SECONDS;
    for (let height = 0; height <= COINBASE_MATURITY; height += 1) {
      const coinbase = createCoinbase(height, listFirstPayments(height));
      if (height === 0) addTransaction(coinbase, 0);
      addBlock(start + height * BLOCK_SECONDS, coinbase, []);
    }
  }

  function listUnspent(script: Uint8Array): ChainOutput[] {
    return index
      .findByScript(script)
      .flatMap((entry) => entry.outputs)
      .filter((out) => Buffer.compare(out.script, script) === 0 && !index.spender(out.txid, out.vout));
  }

  function broadcast(txHex: string): string {
    const tx = decodeTransaction(txHex);
    const txid = tx.getId();
    if (index.get(txid)) return txid;
    const replaced = checkForMempool(tx, index, state.blocks.length, computeMedianTime(state.blocks));
    for (const entry of replaced) index.remove(entry);
    state.txs = state.txs.filter((record) => !replaced.some((entry) => entry.record.txid === record.txid));
    addTransaction(tx, null);
    onChange();
    return txid;
  }

  for (const record of state.txs) index.add(record);
  if (state.blocks.length === 0) mineFirstBlocks();

  return {
    height: () => state.blocks.length - 1,
    block: (height) => state.blocks[height],
    transaction: (txid) => index.get(txid),
    listLatest: (count) => index.all().slice(1).slice(-count).reverse(),
    listHistory: (script) => index.findByScript(script),
    listUnspent,
    spender: index.spender,
    broadcast,
    mine,
    send: (script, sats) => broadcast(createFaucetTransaction(listUnspent(FAUCET_SCRIPT), script, sats)),
  };
}
