import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import type { SpendClaim } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import { provesSpend } from '@/bitcoin/psbt/prove-spend';
import { createInputHasher } from '@/bitcoin/psbt/sighash';
import { COUNTERPARTY, createSigner, depositInput, hex, OWNER, p2wsh, previousTransaction } from './releases';
import { changeWitness, signRelease } from './signed-release';

/* docs/bitcoin.md#open-signatures: what ends an open signature. */

const release = signRelease(60_000);
const other = signRelease(40_000);
const claim = (change: Partial<SpendClaim> = {}): SpendClaim => ({
  txid: release.txid,
  transaction: release.hex,
  coins: release.coins,
  previousTransactions: [],
  ...change,
});
const [coin] = release.coins;
if (coin === undefined) throw new Error('no coin');

describe('a spend of a coin', () => {
  test('is proven by the signatures of two keys', () => {
    expect(provesSpend(claim())).toBe(true);
    expect(provesSpend(claim({ coins: [{ ...coin, outpoint: `${'00'.repeat(32)}:9` }, coin] }))).toBe(true);
  });

  test.each<[string, (witness: Uint8Array[]) => Uint8Array[]]>([
    ['no witness', () => []],
    ['the script alone', (witness) => witness.slice(-1)],
    ['one signature', ([empty, first, , script]) => [empty, first, script] as Uint8Array[]],
    ['one signature twice', ([empty, first, , script]) => [empty, first, first, script] as Uint8Array[]],
    [
      'the signatures of another transaction',
      (witness) => [...(Transaction.fromHex(other.hex).ins[0]?.witness.slice(0, 3) ?? []), ...witness.slice(3)],
    ],
    [
      'a signature that is altered',
      ([empty, first, second, script]) =>
        [empty, first?.map((byte, at) => (at === 20 ? byte ^ 1 : byte)), second, script] as Uint8Array[],
    ],
    ['another script', (witness) => [...witness.slice(0, 3), depositInput(1).witnessScript]],
  ])('is not proven by the right hash with %s', (_what, change) => {
    const transaction = changeWitness(release.hex, change);
    expect(Transaction.fromHex(transaction).getId()).toBe(release.txid);
    expect(provesSpend(claim({ transaction }))).toBe(false);
  });

  test.each<[string, Partial<SpendClaim>]>([
    ['another transaction of the coin', { transaction: other.hex }],
    ['nonsense', { transaction: 'zz' }],
    ['nothing', { transaction: '' }],
    ['a spend of other coins', { coins: [{ ...coin, outpoint: `${'00'.repeat(32)}:9` }] }],
    ['no coins', { coins: [] }],
    ['a coin of unknown amount', { coins: [{ ...coin, amount: null }] }],
    ['a coin without its script', { coins: [{ ...coin, witnessScript: null }] }],
    ['a coin with a script that is not hex', { coins: [{ ...coin, witnessScript: 'zz' }] }],
  ])('is not proven by %s', (_what, change) => {
    expect(provesSpend(claim(change))).toBe(false);
  });

  test('is proven for every coin that the transaction spends', () => {
    const two = signRelease(60_000, () => {}, 2);
    const about = { txid: two.txid, coins: two.coins, previousTransactions: [] };
    expect(provesSpend({ ...about, transaction: two.hex })).toBe(true);
    expect(provesSpend({ ...about, transaction: changeWitness(two.hex, () => [], 1) })).toBe(false);
  });

  test('is proven with the amount of the earlier transaction, whatever the PSBT claimed', () => {
    const script = depositInput(0).witnessScript;
    const previous = previousTransaction(p2wsh(script), 100_000n, 0);
    const paid = signRelease(60_000, ({ inputs: [input] }) => Object.assign(input ?? {}, { txid: previous.getId() }));
    const lied = paid.coins.map((each) => ({ ...each, amount: null, witnessScript: encodeHex(script) }));
    const about = { txid: paid.txid, transaction: paid.hex, coins: lied };
    expect(provesSpend({ ...about, previousTransactions: [] })).toBe(false);
    expect(provesSpend({ ...about, previousTransactions: [previous.toHex(), 'zz'] })).toBe(true);
    const cheaper = previousTransaction(p2wsh(script), 90_000n, 0);
    expect(provesSpend({ ...about, coins: paid.coins, previousTransactions: [cheaper.toHex()] })).toBe(true);
  });

  test('of a script that is no multisig takes two keys as well', () => {
    const script = hex(`21${OWNER.public_key}ad21${COUNTERPARTY.public_key}ac`);
    const hash = createInputHasher(Transaction.fromHex(release.hex))(0, script, BigInt(coin.amount ?? 0));
    const [first, second] = [COUNTERPARTY, OWNER].map((key) =>
      scripts.signature.encode(createSigner(key).sign(hash), Transaction.SIGHASH_ALL),
    ) as [Uint8Array, Uint8Array];
    const coins = [{ ...coin, witnessScript: encodeHex(script) }];
    const prove = (...witness: Uint8Array[]) =>
      provesSpend(claim({ coins, transaction: changeWitness(release.hex, () => [...witness, script]) }));
    expect(prove(first, second)).toBe(true);
    expect(prove(first, first)).toBe(false);
  });
});
