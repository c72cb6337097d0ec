import { render, screen } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { toVersion2 } from '@tests/unit/version-2';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { KitCoin } from '@/domain/kit/kit';
import { decodeBase64, encodeBase64 } from '@/exit/recovery/bytes';
import { indexByScript } from '@/exit/recovery/deposit';
import { engine } from '@/exit/recovery/engine';
import { readFundings } from '@/exit/recovery/funding';
import { formatRows, RowReader, type Rows } from '@/exit/recovery/psbt';
import { isTooLargeForPsbt } from '@/exit/screen/sign/sign-card';
import { formatKit } from '@/services/schemas/kit';
import { AddressText } from '@/ui/text/address-text';
import { checkedKit, DESTINATION, makeKit, order, required, sat, unwrap } from './kits';
import { openPage } from './page-support';
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

  nightly('leave room for large outputs, and none for too many', () => {
    const coins = engine.listKitCoins(kit);
    const pay = (count: number) => ({
      coins,
      payments: Array.from({ length: count }, () => ({ address: DESTINATION, amount: sat(400) })),
      feeRate: 1,
    });
    const made = unwrap(engine.createTransaction(kit, pay(1_000)));
    expect(made.summary.vsize).toBeLessThanOrEqual(100_000);
    expect(engine.createTransaction(kit, pay(4_000))).toEqual({ ok: false, error: { kind: 'too-large' } });
  });
});

nightly(
  'coins that one large transaction paid, of which each input needs a copy, leave the PSBT small enough to be opened',
  () => {
    const kit = makeFloodedKit(Array<number>(150).fill(2_000), true, 100_000);
    const { psbt, summary } = order(kit);
    expect(summary.inputs).toHaveLength(150);
    expect(summary.unproven).toBe(0);
    expect(isTooLargeForPsbt(psbt.length)).toBe(false);
    expect(unwrap(read(kit, psbt)).summary).toEqual(summary);
  },
);

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

  it.each(
    daily(1, [
      ['of the whole', 0],
      ['of an input', 1],
      ['of an output', 2],
    ]),
  )('is not read: %s, in version 0 and 2', (_name, map) => {
    for (const text of [psbt, toVersion2(psbt)]) {
      expect(read(kit, addRows(text, map, 1_000)).ok).toBe(true);
      expect(read(kit, addRows(text, map, 20_000))).toEqual({ ok: false, error: { kind: 'unreadable' } });
    }
  });
});

describe('a list of the kit that is made for each transaction of an explorer', () => {
  nightly('is made once', () => {
    const kit = checkedKit({ hasTransactions: true });
    expect(readFundings(kit)).toBe(readFundings(kit));
    expect(indexByScript(kit)).toBe(indexByScript({ deposits: kit.deposits }));
  });

  nightly('is not that of another kit, and typed transactions do not become part of it', () => {
    const kit = checkedKit();
    const other = makeKit({ hasTransactions: true });
    unwrap(engine.readCoins(kit, required(other.transactions[0]), null));
    expect(readFundings(kit)?.size).toBe(0);
    expect(engine.listKitCoins(kit).every(({ transaction }) => transaction === null)).toBe(true);
    expect(readFundings(unwrap(engine.checkKit(other)))?.size).toBe(4);
  });
});

describe('an address that is no address', () => {
  const shown = (value: string) => {
    const { container } = render(<AddressText value={value} />);
    return { text: container.textContent, elements: container.querySelectorAll('*').length };
  };

  nightly.each([
    ['of 200,000 characters', 'a'.repeat(200_000)],
    ['of marks', `a${'\u0316\u0300'.repeat(100_000)}`],
  ])('is cut on screen: %s', (_name, value) => {
    const { text, elements } = shown(value);
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/⟨\+\d+⟩/);
    expect(elements).toBeLessThan(150);
  });

  nightly('and a real address, key or hash is not', () => {
    for (const value of [DESTINATION, 'ab'.repeat(32), '02'.repeat(33), `tpub${'D'.repeat(107)}`])
      expect(shown(value).text).toBe(value);
  });
});

nightly(
  'a kit with thousands of guarantees and unverified addresses shows a part of them, and counts the rest',
  async () => {
    const kit = makeKit({ guarantees: [[{ order: 1, values: [50_000] }], ...Array.from({ length: 1_500 }, () => [])] });
    required(kit.guarantees[0]).unverified = Array.from({ length: 1_200 }, (_, at) => `x${at}`);
    const page = openPage();
    await page.put('Recovery kit', formatKit([kit]));
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
    expect(screen.getByText('and 501 more, which are not shown')).toBeTruthy();
    expect(screen.getByText('and 200 more, which are not shown')).toBeTruthy();
  },
);
