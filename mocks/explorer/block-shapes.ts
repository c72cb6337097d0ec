import { idFromHash } from '@mocks/chain/bytes';
import type { Chain } from '@mocks/chain/chain';
import type { BlockRecord } from '@mocks/chain/chain-state';
import { computeMedianTime } from '@mocks/chain/median-time';
import { type Block, crypto } from 'bitcoinjs-lib';

export interface MerkleProofShape {
  block_height: number;
  merkle: string[];
  pos: number;
}

/** The Merkle branch of a transaction, as of Electrum's protocol; `undefined` in the mempool. */
export function toMerkleProof(chain: Chain, txid: string): MerkleProofShape | undefined {
  const height = chain.transaction(txid)?.record.height ?? chain.coinbase(txid)?.height;
  const block = height === undefined || height === null ? undefined : chain.wholeBlock(height);
  if (block === undefined || height == null) return undefined;
  const hashes = (block.transactions ?? []).map((tx) => tx.getHash());
  const pos = hashes.findIndex((hash) => idFromHash(hash) === txid);
  return { block_height: height, merkle: listBranch(hashes, pos), pos };
}

function listBranch(leaves: readonly Uint8Array[], position: number): string[] {
  const branch: string[] = [];
  let at = position;
  for (let level = leaves; level.length > 1; at = Math.floor(at / 2)) {
    // The last of an odd number stands beside itself.
    const get = (index: number) => level[Math.min(index, level.length - 1)] ?? new Uint8Array();
    branch.push(idFromHash(get(at % 2 === 0 ? at + 1 : at - 1)));
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, index) =>
      crypto.hash256(Uint8Array.of(...get(2 * index), ...get(2 * index + 1))),
    );
  }
  return branch;
}

/** 80 bytes, hex. */
export function toHeaderHex(block: Block): string {
  return block.toHex(true);
}

/** Of a target that every second hash meets. */
const REGTEST_DIFFICULTY = 4.6565423739069247e-10;

export function toBlockShape(chain: Chain, height: number, block: Block): Record<string, unknown> {
  return {
    id: block.getId(),
    height,
    version: block.version,
    timestamp: block.timestamp,
    tx_count: block.transactions?.length ?? 0,
    size: block.byteLength(false),
    weight: block.weight(),
    merkle_root: idFromHash(block.merkleRoot ?? new Uint8Array()),
    previousblockhash: height === 0 ? null : idFromHash(block.prevHash ?? new Uint8Array()),
    mediantime: computeMedianTime(listBlocks(chain, height)),
    nonce: block.nonce,
    bits: block.bits,
    difficulty: REGTEST_DIFFICULTY,
  };
}

/** As many as the median time needs. */
const BLOCKS = 11;

function listBlocks(chain: Chain, height: number): BlockRecord[] {
  const first = Math.max(0, height - BLOCKS + 1);
  return Array.from({ length: height - first + 1 }, (_, at) => chain.block(first + at)).filter(
    (block) => block !== undefined,
  );
}
