import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { engine } from '@/exit/recovery/engine';
import { openKit, order, required, sat, unwrap } from './kits';
import { sign } from './transactions';

/*
 * A signature commits to the value of its own input only (BIP143). An explorer that lies about another coin each time, or a
 * counterparty with two kits, could combine the signatures: all valid, and the fee is what neither summary has shown.
 */

const VALUE = 500_000;
const GUARANTEES = [[{ order: 1, values: [VALUE, VALUE + 1] }]];

describe('coins with an unproven value', () => {
  it('are not signed a second time in the same transaction with other values', async () => {
    const { kit, key } = await openKit('owner', { guarantees: GUARANTEES });
    const honest = engine.listKitCoins(kit);
    // Each list hides 400,000 sat in another coin, so that the same outputs seem to cost the same.
    const lists = [0, 1].map((lie) =>
      honest.map((coin, index) => (index === lie ? { ...coin, value: sat(coin.value - 400_000) } : coin)),
    );
    const [one = [], other = []] = lists;
    const first = order(kit, one);
    const second = order(kit, other);
    expect(second.summary.txid).toBe(first.summary.txid);
    expect(first.summary).toMatchObject({ unproven: 2, fee: second.summary.fee });
    const signed = unwrap(await engine.signTransaction(kit, one, first, key));
    expect(required(Psbt.fromBase64(signed.psbt).data.inputs[1]).partialSig).toHaveLength(1);
    expect(await engine.signTransaction(kit, other, second, key)).toEqual({
      ok: false,
      error: { kind: 'value-differs', input: 0, outpoint: required(first.summary.inputs[0]).outpoint },
    });
  });

  it('are not signed with another fee than the summary shows, although the txid is the same', async () => {
    const { kit, key } = await openKit('owner', { guarantees: [[{ order: 1, values: [VALUE] }]] });
    const honest = engine.listKitCoins(kit);
    const lower = honest.map((coin) => ({ ...coin, value: sat(coin.value - 10_000) }));
    const shown = order(kit, lower);
    const real = order(kit, honest);
    const psbt = Psbt.fromBase64(shown.psbt);
    Object.assign(required(psbt.data.inputs[0]), {
      witnessUtxo: required(Psbt.fromBase64(real.psbt).data.inputs[0]).witnessUtxo,
    });
    const exchanged = unwrap(engine.readTransaction(kit, honest, psbt.toBase64()));
    expect(exchanged.summary).toMatchObject({ txid: shown.summary.txid, fee: shown.summary.fee + 10_000 });
    for (const summary of [shown.summary, { ...exchanged.summary, fee: shown.summary.fee }]) {
      const signed = await engine.signTransaction(kit, honest, { ...exchanged, summary }, key);
      expect(signed).toEqual({ ok: false, error: { kind: 'transaction-differs' } });
    }
    expect(await engine.signTransaction(kit, honest, shown, key)).toMatchObject({ error: { kind: 'value-differs' } });
  });

  it('are counted, and those with their funding transaction are not', async () => {
    const { kit, key } = await openKit('owner', { guarantees: GUARANTEES, hasTransactions: true });
    expect(order(kit).summary.unproven).toBe(0);
    expect((await sign(kit, order(kit), key)).summary.unproven).toBe(0);
  });
});
