import { createCoinbase, mineBlock } from '@mocks/chain/blocks';
import type { ChainState } from '@mocks/chain/chain-state';
import { listFirstPayments } from '@mocks/chain/faucet';
import type { TxIndex } from '@mocks/chain/tx-index';
import type { Block, Transaction } from 'bitcoinjs-lib';

export interface BlockReader {
  read(height: number): Block | undefined;
  findHeight(hash: string): number | undefined;
  findCoinbase(txid: string): { tx: Transaction; height: number } | undefined;
}

/** Makes whole blocks again from what is stored of them. */
export function createBlockReader(state: ChainState, index: TxIndex): BlockReader {
  /** Heights by hash and by txid of the coinbase, of the blocks so far. */
  const heights = new Map<string, number>();
  let known = 0;

  function findHeight(id: string): number | undefined {
    for (; known < state.blocks.length; known += 1) {
      heights.set(state.blocks[known]?.hash ?? '', known);
      heights.set(makeCoinbase(known).getId(), known);
    }
    return heights.get(id);
  }

  function read(height: number): Block | undefined {
    const record = state.blocks[height];
    if (record === undefined) return undefined;
    const others = record.txids.map((txid) => index.get(txid)?.tx).filter((tx) => tx !== undefined);
    return mineBlock(state.blocks[height - 1], record.time, [makeCoinbase(height), ...others]);
  }

  return {
    read,
    findHeight: (hash) => {
      const height = findHeight(hash);
      return height !== undefined && state.blocks[height]?.hash === hash ? height : undefined;
    },
    findCoinbase: (txid) => {
      const height = findHeight(txid);
      const tx = height === undefined ? undefined : makeCoinbase(height);
      return height !== undefined && tx?.getId() === txid ? { tx, height } : undefined;
    },
  };
}

function makeCoinbase(height: number): Transaction {
  return createCoinbase(height, listFirstPayments(height));
}
