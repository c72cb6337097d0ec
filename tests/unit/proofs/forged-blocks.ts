import { createCoinbase } from '@mocks/chain/blocks';
import { idFromHash } from '@mocks/chain/bytes';
import { REGTEST_BITS } from '@mocks/chain/regtest';
import { Block, crypto, Transaction } from 'bitcoinjs-lib';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { Sats } from '@/domain/primitives/amount';
import type { PaymentClaim, PaymentProof } from '@/domain/proofs/payment-proof';

/* Blocks that somebody makes on purpose. Their work is that of regtest, so they cost nothing. */

export const VICTIM = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const HEIGHT = 500;

/** A payment of 1 BTC that never happened. `nonce` makes it another one. */
export function makePayment(nonce: number): Transaction {
  const tx = new Transaction();
  tx.version = 2;
  tx.addInput(crypto.sha256(Uint8Array.of(nonce % 256, nonce >> 8)), 0);
  tx.addOutput(toOutputScript(VICTIM, 'regtest') ?? new Uint8Array(), 100_000_000n);
  return tx;
}

export function claimOf(tx: Transaction): PaymentClaim {
  return { network: 'regtest', txid: tx.getId(), vout: 0, value: 100_000_000 as Sats, address: VICTIM };
}

/** A real transaction of 64 bytes whose first half is a hash of the attacker's choice. */
export function makeTransactionOfHash(half: Uint8Array): Uint8Array {
  // The half covers version, number of inputs (1, so the hash needs it in its fifth byte), and 27 bytes of a txid.
  const rest = Buffer.from(
    `${'11'.repeat(5)}00000000${'00'}ffffffff01${'e803000000000000'}0451515151${'00000000'}`,
    'hex',
  );
  return Buffer.concat([half, rest]);
}

/** A payment whose hash can be the first half of a transaction. */
export function grindPayment(): Transaction {
  for (let nonce = 0; ; nonce += 1) {
    const tx = makePayment(nonce);
    if (tx.getHash()[4] === 1) return tx;
  }
}

/** The coinbase and six headers of blocks, the first with the root over the coinbase and one other transaction. */
export function mineOver(other: Uint8Array, blocks = 6) {
  const coinbase = createCoinbase(HEIGHT, []);
  const leaf = crypto.hash256(other);
  const root = crypto.hash256(Uint8Array.of(...coinbase.getHash(), ...leaf));
  let previous: Uint8Array = new Uint8Array(32);
  const headers = Array.from({ length: blocks }, (_, at) => {
    const block = new Block();
    block.prevHash = previous;
    block.merkleRoot = at === 0 ? root : new Uint8Array(32);
    block.bits = REGTEST_BITS;
    while (!block.checkProofOfWork()) block.nonce += 1;
    previous = block.getHash();
    return block.toHex(true);
  });
  const first = { transaction: coinbase.toHex(), branch: [idFromHash(leaf)] };
  return { height: HEIGHT, first, headers, coinbaseId: coinbase.getId() };
}

/** An honest proof of a payment in such a block. */
export function proveIn(tx: Transaction, blocks?: number): PaymentProof {
  const { coinbaseId, ...block } = mineOver(tx.toBuffer(), blocks);
  return { ...block, transaction: tx.toHex(), position: 1, branch: [coinbaseId] };
}
