import { nightly } from '@tests/daily';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { readSpend } from '@/bitcoin/recovery/read-spend';
import { addSignatures, signSpend } from '@/bitcoin/recovery/sign-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { readArbitratorKey } from '@/bitcoin/recovery/spend-key';
import {
  CHECKED,
  COINS,
  COMPLETE,
  COUNTERPARTY_KEY,
  changeByte,
  OWNER_KEY,
  refuse,
  resign,
  SIGNED,
  UNSIGNED,
} from './altered-spends';
import { arbitratorNode, open, order, required, sat, unwrap } from './contracts';
import { changePsbt, expectAccepted, read, sign } from './transactions';

const openArbitrator = (checked = CHECKED) => unwrap(readArbitratorKey(checked, ` ${arbitratorNode().toBase58()}\n`));
const add = (spend: Spend, text: string) => addSignatures(CHECKED, COINS, spend, text);
const NOTHING = refuse({ kind: 'nothing-to-sign' });

describe('a transaction is signed', () => {
  it('by both contractors, and accepted by an interpreter of another library', async () => {
    expect(SIGNED.summary.signedBy).toEqual(['owner']);
    expect(SIGNED.final).toBeNull();
    const other = await open('counterparty');
    const received = unwrap(read(other.checked, SIGNED.psbt));
    const whole = await sign(other.checked, received, other.key);
    expect(whole.summary.signedBy).toEqual(['owner', 'counterparty']);
    expectAccepted(whole);
  });

  it.each(['owner', 'counterparty'] as const)('by the arbitrator and the %s, at several addresses', async (role) => {
    const { checked, key } = await open(role, { hasTransactions: true });
    expect(new Set(order(checked).summary.inputs.map(({ address }) => address)).size).toBe(3);
    const half = await sign(checked, order(checked), openArbitrator(checked));
    expect(half.summary.signedBy).toEqual(['arbitrator']);
    const whole = await sign(checked, half, key);
    expect(whole.summary.signedBy).toEqual([role, 'arbitrator']);
    expectAccepted(whole);
  });

  it('once by each key, and not by one that was wiped', async () => {
    const arbitrator = openArbitrator();
    expect(await signSpend(CHECKED, COINS, SIGNED, OWNER_KEY)).toEqual(NOTHING);
    arbitrator.wipe();
    expect(await signSpend(CHECKED, COINS, UNSIGNED, arbitrator)).toEqual(NOTHING);
  });

  it('where one input lacks a signature', async () => {
    const partial = changePsbt(SIGNED.psbt, (psbt) => {
      delete required(psbt.data.inputs[1]).partialSig;
    });
    const progress: number[][] = [];
    const half = unwrap(read(CHECKED, partial));
    expect(half.summary.signedBy).toEqual([]);
    const count = (...done: number[]) => progress.push(done);
    expect(unwrap(await signSpend(CHECKED, COINS, half, OWNER_KEY, count))).toEqual(SIGNED);
    expect(progress).toEqual([[1, 1]]);
  });

  it('only if it is the one that was shown', async () => {
    const swapped = { ...UNSIGNED, psbt: order(CHECKED, COINS.slice(1)).psbt };
    expect(await signSpend(CHECKED, COINS, swapped, OWNER_KEY)).toEqual(refuse({ kind: 'transaction-differs' }));
    expect(await signSpend(CHECKED, COINS, { ...UNSIGNED, psbt: 'x' }, OWNER_KEY)).toEqual(refuse('unreadable'));
  });

  const MANY = Array.from({ length: 60 }, (_, index) => 50_000 + index);

  it('until the key is wiped meanwhile', async () => {
    const { checked, key } = await open('owner', { guarantees: [[{ order: 1, values: MANY.slice(0, 4) }]] });
    const wipe = (done: number) => {
      if (done === 2) key.wipe();
    };
    expect(await signSpend(checked, listFileCoins(checked), order(checked), key, wipe)).toEqual(NOTHING);
  });

  nightly('and the page can paint meanwhile', async () => {
    const { checked, key } = await open('owner', { guarantees: [[{ order: 1, values: MANY }]] });
    const progress: number[] = [];
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    const report = (done: number) => progress.push(done);
    unwrap(await signSpend(checked, listFileCoins(checked), order(checked), key, report));
    clearInterval(timer);
    expect(progress).toEqual(MANY.map((_, index) => index + 1));
    expect(turns).toBeGreaterThan(0);
  });
});

describe('signatures of another copy', () => {
  it('are added in either order, and none is replaced', async () => {
    const other = await sign(CHECKED, UNSIGNED, COUNTERPARTY_KEY);
    for (const [one, two] of [
      [SIGNED, other],
      [other, SIGNED],
    ] as const) {
      const whole = unwrap(add(one, two.psbt));
      expect(whole.final).toEqual(COMPLETE.final);
      expect(whole.summary).toEqual(COMPLETE.summary);
    }
    expect(unwrap(add(SIGNED, UNSIGNED.psbt))).toEqual(SIGNED);
    expect(unwrap(add(UNSIGNED, COMPLETE.psbt))).toEqual(COMPLETE);
    expect(unwrap(add(UNSIGNED, required(COMPLETE.final).txHex))).toEqual(COMPLETE);
    expect(unwrap(add(SIGNED, required(COMPLETE.final).txHex))).toEqual(COMPLETE);
  });

  it('are not taken from another transaction, nor if they are not valid', () => {
    const other = order(CHECKED, COINS.slice(1));
    expect(add(SIGNED, other.psbt)).toEqual(refuse({ kind: 'transaction-differs' }));
    expect(add(SIGNED, 'x')).toEqual(refuse('unreadable'));
    expect(add(SIGNED, resign(changeByte))).toEqual(refuse('signature-invalid'));
    expect(add({ ...SIGNED, psbt: 'x' }, SIGNED.psbt)).toEqual(refuse('unreadable'));
  });

  it('complete it once every input has two', async () => {
    const second = await sign(CHECKED, UNSIGNED, COUNTERPARTY_KEY);
    const partial = changePsbt(SIGNED.psbt, (psbt) => {
      delete required(psbt.data.inputs[1]).partialSig;
    });
    const mixed = unwrap(add(second, partial));
    expect([mixed.final, mixed.summary.signedBy]).toEqual([null, ['counterparty']]);
    const counts = Psbt.fromBase64(mixed.psbt).data.inputs.map(({ partialSig = [] }) => partialSig.length);
    expect(counts).toEqual([2, 1, 2, 2]);
    expect(unwrap(add(mixed, SIGNED.psbt)).final).toEqual(COMPLETE.final);
  });

  it('of three holders complete it, although no two of them have signed everything', async () => {
    const copies = [
      SIGNED,
      await sign(CHECKED, UNSIGNED, COUNTERPARTY_KEY),
      await sign(CHECKED, UNSIGNED, openArbitrator()),
    ];
    const parts = copies.map(({ psbt }, at) =>
      changePsbt(psbt, ({ data: { inputs } }) => {
        delete required(inputs[at]).partialSig;
        if (at === 0) delete required(inputs[3]).partialSig;
      }),
    );
    const whole = parts.reduce((spend, part) => unwrap(add(spend, part)), UNSIGNED);
    expect(whole.summary.signedBy).toEqual([]);
    expectAccepted(whole);
  });
});

/*
 * A signature commits to the value of its own input only (BIP143). An explorer that lies about another coin each time, or a
 * counterparty with two files, could combine the signatures: all valid, and the fee is what neither summary has shown.
 */
describe('coins with an unproven value', () => {
  const VALUE = 500_000;
  const PAIR = [[{ order: 1, values: [VALUE, VALUE + 1] }]];
  const lower = (coins: KnownCoin[], by: number, at?: number) =>
    coins.map((coin, index) => (at === undefined || index === at ? { ...coin, value: sat(coin.value - by) } : coin));

  it('are not signed a second time in the same transaction with other values', async () => {
    const { checked, key } = await open('owner', { guarantees: PAIR });
    // Each list hides 400,000 sat in another coin, so that the same outputs seem to cost the same.
    const [one = [], other = []] = [0, 1].map((lie) => lower(listFileCoins(checked), 400_000, lie));
    const first = order(checked, one);
    const second = order(checked, other);
    expect(second.summary.txid).toBe(first.summary.txid);
    expect(first.summary).toMatchObject({ unproven: 2, fee: second.summary.fee });
    const signed = await sign(checked, first, key, one);
    expect(required(Psbt.fromBase64(signed.psbt).data.inputs[1]).partialSig).toHaveLength(1);
    expect(await signSpend(checked, other, second, key)).toEqual(refuse({ kind: 'value-differs' }));
    // Nor are signatures over other values added.
    expect(addSignatures(checked, other, second, signed.psbt)).toEqual(refuse('input-amount-differs'));
  });

  it('are not signed with another fee than the summary shows, although the txid is the same', async () => {
    const { checked, key } = await open('owner', { guarantees: [[{ order: 1, values: [VALUE] }]] });
    const honest = listFileCoins(checked);
    const shown = order(checked, lower(honest, 10_000));
    const real = order(checked, honest);
    const text = changePsbt(shown.psbt, ({ data: { inputs } }) => {
      required(inputs[0]).witnessUtxo = required(Psbt.fromBase64(real.psbt).data.inputs[0]?.witnessUtxo);
    });
    const exchanged = unwrap(readSpend(checked, honest, text));
    expect(exchanged.summary).toMatchObject({ txid: shown.summary.txid, fee: shown.summary.fee + 10_000 });
    for (const summary of [shown.summary, { ...exchanged.summary, fee: shown.summary.fee }])
      expect(await signSpend(checked, honest, { ...exchanged, summary }, key)).toEqual(
        refuse({ kind: 'transaction-differs' }),
      );
    expect(await signSpend(checked, honest, shown, key)).toEqual(refuse('input-amount-differs'));
  });

  it('are counted, and those with their funding transaction are not', async () => {
    const { checked, key } = await open('owner', { guarantees: PAIR, hasTransactions: true });
    expect(order(checked).summary.unproven).toBe(0);
    expect((await sign(checked, order(checked), key)).summary.unproven).toBe(0);
    const [proven, other] = listFileCoins(checked) as [KnownCoin, KnownCoin];
    expect(order(checked, [proven, { ...other, transaction: null }]).summary.unproven).toBe(1);
  });
});
