import { Block, script, Transaction } from 'bitcoinjs-lib';
import { hashFromId } from './bytes';
import type { BlockRecord } from './chain-state';
import { REGTEST_BITS } from './regtest';

const NO_BLOCK = '00'.repeat(32);
const BLOCK_VERSION = 0x20000000;
const OP_RETURN_NOTHING = Uint8Array.of(0x6a);

interface Payment {
  script: Uint8Array;
  value: number;
}

/** A coinbase with the height first, as BIP34 asks, so that no two are alike. Without payments it burns the subsidy. */
export function coinbase(height: number, payments: readonly Payment[]): Transaction {
  const tx = new Transaction();
  tx.version = 2;
  const tag = script.compile([script.number.encode(height), new TextEncoder().encode('aval')].map(bytesOf));
  tx.addInput(new Uint8Array(32), 0xffffffff, 0xffffffff, tag);
  for (const payment of payments) tx.addOutput(payment.script, BigInt(payment.value));
  if (payments.length === 0) tx.addOutput(OP_RETURN_NOTHING, 0n);
  return tx;
}

/** Finds a block's nonce and gives its hash; regtest takes every second try. */
export function mineBlock(previous: BlockRecord | undefined, time: number, transactions: Transaction[]): string {
  const block = new Block();
  block.version = BLOCK_VERSION;
  block.prevHash = hashFromId(previous?.hash ?? NO_BLOCK);
  block.merkleRoot = Block.calculateMerkleRoot(transactions);
  block.timestamp = time;
  block.bits = REGTEST_BITS;
  block.nonce = 0;
  while (!block.checkProofOfWork()) block.nonce += 1;
  return block.getId();
}

// An encoder of another realm (jsdom) gives arrays that are not this realm's Uint8Array.
function bytesOf(bytes: ArrayLike<number>): Uint8Array {
  return Uint8Array.from(bytes);
}
