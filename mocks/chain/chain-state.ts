/** A stored block. Coinbase transactions are not stored, except for the one that funds the faucet. */
export interface BlockRecord {
  hash: string;
  /** Unix seconds. */
  time: number;
  /** Without the coinbase, in order. */
  txids: string[];
}

export interface TxRecord {
  txid: string;
  hex: string;
  /** Unix seconds of its arrival. */
  time: number;
  /** `null` in the mempool. */
  height: number | null;
}

/** The stored part of the chain; the index is rebuilt on load. */
export interface ChainState {
  /** `blocks[h]` is the block at height h. */
  blocks: BlockRecord[];
  /** In order of arrival. */
  txs: TxRecord[];
}

export function createEmptyChainState(): ChainState {
  return { blocks: [], txs: [] };
}
