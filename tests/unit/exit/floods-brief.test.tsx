import { toVersion2 } from '@tests/unit/version-2';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { KitCoin } from '@/domain/kit/kit';
import { decodeBase64, encodeBase64 } from '@/exit/recovery/bytes';
import { engine } from '@/exit/recovery/engine';
import { formatRows, RowReader, type Rows } from '@/exit/recovery/psbt-rows';
import { checkedKit, DESTINATION, makeKit, order, required, sat, unwrap } from './kits';
import { read } from './transactions';

/* Many coins, long texts and long lists: from anybody who pays an address, or sends a kit or a PSBT. */

const ONE_DEPOSIT = [[{ order: 1, values: [] }]];

/** A kit whose only address was paid `values` by one transaction. @param more bytes of another output of it */
function makeFloodedKit(values: readonly number[], hasTransactions: boolean, more = 0) {
  const kit = makeKit({ guarantees: ONE_DEPOSIT });
  const deposit = required(kit.guarantees[0]?.deposits[0]);
  const script = required(toOutputScript(deposit.address, 'regtest'));
  const tx = new Transaction();
  tx.version = 2;
  tx.addInput(new Uint8Array(32).fill(1), 0);
  for (const value of values) tx.addOutput(script, BigInt(value));
  if (more > 0) tx.addOutput(new Uint8Array(more).fill(0x6a), 0n);
  const txid = tx.getId();
  deposit.coins = values.map((value, vout): KitCoin => ({ txid, vout, value: sat(value) }));
  if (hasTransactions) kit.transactions = [tx.toHex()];
  return unwrap(engine.checkKit(kit));
}

describe('more coins than a transaction has room for', () => {
  const kit = makeFloodedKit([...Array<number>(1_200).fill(2_000), 5_000_000], false);

  it('are left out, the smallest ones first, and the network passes the transaction on', () => {
    const payments = [{ address: DESTINATION, amount: 'rest' as const }];
    const made = unwrap(engine.createTransaction(kit, { coins: engine.listKitCoins(kit), payments, feeRate: 1 }));
    const { inputs, inputSum, vsize } = made.summary;
    expect(vsize).toBeLessThanOrEqual(100_000);
    expect(vsize).toBeGreaterThan(99_800);
    expect(made.withoutRoom).toHaveLength(1_201 - inputs.length);
    expect(made.leftOut).toEqual([]);
    expect(inputSum).toBe(5_000_000 + (inputs.length - 1) * 2_000);
  });
});

describe('a PSBT with more rows than its inputs can need', () => {
  const kit = checkedKit({ guarantees: [[{ order: 1, values: [50_000] }]], hasTransactions: true });
  const { psbt } = order(kit);

  /** Rows of another program, which this page would keep; rows with public keys are verified one by one. */
  function addRows(text: string, map: number, count: number): string {
    const reader = new RowReader(required(decodeBase64(text)));
    const maps: Rows[] = [];
    while (!reader.isAtEnd) maps.push(reader.readMap());
    const rows = required(maps.at(map));
    for (let row = 0; row < count; row++) rows.set(`fc0161${row.toString(16).padStart(8, '0')}`, Uint8Array.of(1));
    return encodeBase64(formatRows(maps));
  }

  it.each([
    ['of the whole', 0],
    ['of an input', 1],
    ['of an output', 2],
  ])('is not read: %s, in version 0 and 2', (_name, map) => {
    for (const text of [psbt, toVersion2(psbt)]) {
      expect(read(kit, addRows(text, map, 1_000)).ok).toBe(true);
      expect(read(kit, addRows(text, map, 20_000))).toEqual({ ok: false, error: { kind: 'unreadable' } });
    }
  });
});
