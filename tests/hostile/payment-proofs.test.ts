import { idFromHash } from '@mocks/chain/bytes';
import {
  claimOf,
  grindPayment,
  makePayment,
  makeTransactionOfHash,
  mineOver,
  proveIn,
} from '@tests/unit/proofs/forged-blocks';
import { VALID_PROOFS } from '@tests/unit/proofs/vectors';
import { crypto, Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { checkPayment } from '@/bitcoin/proofs/check-payment';
import type { Sats } from '@/domain/primitives/amount';
import { checkProof } from '@/domain/proofs/check-proof';
import type { PaymentProof } from '@/domain/proofs/payment-proof';

describe('a tree that is read at another depth', () => {
  test('an honest payment in the same kind of block is proven', () => {
    const tx = makePayment(0);
    expect(checkPayment(claimOf(tx), proveIn(tx))).toEqual({
      kind: 'proven',
      height: 500,
      blocks: 6,
      isWorkChecked: false,
    });
  });

  test('a transaction of 64 bytes is no node with an invented payment below it', () => {
    const payment = grindPayment();
    const real = makeTransactionOfHash(payment.getHash());
    expect(Transaction.fromBuffer(real).toBuffer()).toHaveLength(64);
    const { coinbaseId, ...block } = mineOver(real);
    const proof: PaymentProof = {
      ...block,
      transaction: payment.toHex(),
      position: 2,
      branch: [idFromHash(real.subarray(32)), coinbaseId],
    };
    // The branch does lead to the root.
    expect(crypto.hash256(real)).toEqual(crypto.hash256(Buffer.concat([payment.getHash(), real.subarray(32)])));
    expect(checkPayment(claimOf(payment), proof)).toEqual({ kind: 'unproven', flaw: 'depth' });
    // The same with a first transaction that is no first one.
    const other = { transaction: makePayment(9).toHex(), branch: proof.branch };
    expect(checkPayment(claimOf(payment), { ...proof, first: other })).toEqual({ kind: 'unproven', flaw: 'first' });
  });

  test('a node of 64 bytes is no transaction', () => {
    const short = makeTransactionOfHash(grindPayment().getHash());
    const { coinbaseId, ...block } = mineOver(short);
    const tx = Transaction.fromBuffer(short);
    const claim = { ...claimOf(tx), value: 1000 as Sats };
    const proof = { ...block, transaction: tx.toHex(), position: 1, branch: [coinbaseId] };
    const script = tx.outs[0]?.script ?? null;
    expect(script).toHaveLength(4);
    expect(checkProof(claim, proof, { sha256: crypto.sha256, script })).toEqual({ kind: 'unproven', flaw: 'short' });
  });
});

describe('blocks without work', () => {
  test.each(['testnet', 'regtest'] as const)('count on %s, and the verdict says that nobody looked', (network) => {
    const tx = makePayment(0);
    const address = network === 'testnet' ? 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' : claimOf(tx).address;
    expect(checkPayment({ ...claimOf(tx), network, address }, proveIn(tx))).toMatchObject({ isWorkChecked: false });
  });

  test('do not count on the main network, however well they are linked', () => {
    const tx = makePayment(0);
    const claim = {
      ...claimOf(tx),
      network: 'mainnet',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    } as const;
    expect(checkPayment(claim, proveIn(tx))).toEqual({ kind: 'unproven', flaw: 'easy' });
  });

  test('do not count behind real ones', () => {
    const { claim, proof } = VALID_PROOFS[0] ?? { claim: claimOf(makePayment(0)), proof: proveIn(makePayment(0)) };
    const forged = proveIn(makePayment(0)).headers;
    expect(checkPayment(claim, { ...proof, headers: [...proof.headers.slice(0, 1), ...forged.slice(1)] })).toEqual({
      kind: 'unproven',
      flaw: 'link',
    });
  });

  test('more than six do not hide a flaw in the first six', () => {
    const tx = makePayment(0);
    const proof = proveIn(tx, 8);
    expect(checkPayment(claimOf(tx), proof).kind).toBe('proven');
    expect(checkPayment(claimOf(tx), { ...proof, headers: proof.headers.slice(1) }).kind).toBe('unproven');
  });
});
