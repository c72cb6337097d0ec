import { hashFromId } from '@mocks/chain/bytes';
import type { BlockRecord } from '@mocks/chain/chain-state';
import { REGTEST_BITS } from '@mocks/chain/regtest';
import { Block, script, Transaction } from 'bitcoinjs-lib';

const NO_BLOCK = '00'.repeat(32);
const BLOCK_VERSION = 0x20000000;
const OP_RETURN_SCRIPT = Uint8Array.of(0x6a);

interface Payment {
  script: Uint8Array;
  value: number;
}

/** A coinbase, unique because of its height (BIP34). Without payments it burns the subsidy. */
export function createCoinbase(height: number, payments: readonly Payment[]): Transaction {
  const tx = new Transaction();
  tx.version = 2;
  const tag = script.compile([script.number.encode(height), new TextEncoder().encode('aval')].map(toRealmBytes));
  tx.addInput(new Uint8Array(32), 0xffffffff, 0xffffffff, tag);
  for (const payment of payments) tx.addOutput(payment.script, BigInt(payment.value));
  if (payments.length === 0) tx.addOutput(OP_RETURN_SCRIPT, 0n);
  return tx;
}

/** Mines a block; on regtest every second nonce is valid. The same arguments make the same block. */
export function mineBlock(previous: BlockRecord | undefined, time: number, transactions: Transaction[]): Block {
  const block = new Block();
  block.version = BLOCK_VERSION;
  block.prevHash = hashFromId(previous?.hash ?? NO_BLOCK);
  block.merkleRoot = Block.calculateMerkleRoot(transactions);
  block.timestamp = time;
  block.bits = REGTEST_BITS;
  block.nonce = 0;
  while (!block.checkProofOfWork()) block.nonce += 1;
  block.transactions = transactions;
  return block;
}

/** jsdom's TextEncoder returns arrays of another realm, which fail `instanceof Uint8Array`. */
function toRealmBytes(bytes: ArrayLike<number>): Uint8Array {
  return Uint8Array.from(bytes);
}
