/** A block as stored. Coinbase transactions are not kept, but for the one that feeds the faucet. */
export interface BlockRecord {
  hash: string;
  /** Unix seconds. */
  time: number;
  /** Transactions of people, in order. */
  txids: string[];
}

export interface TxRecord {
  txid: string;
  hex: string;
  /** Unix seconds of its arrival. */
  time: number;
  /** `null`: in the mempool. */
  height: number | null;
}

/** What survives a restart. The index over it is built anew on load. */
export interface ChainState {
  /** `blocks[h]` is the block of height h. */
  blocks: BlockRecord[];
  /** In the order of arrival. */
  txs: TxRecord[];
}

export function emptyChainState(): ChainState {
  return { blocks: [], txs: [] };
}
