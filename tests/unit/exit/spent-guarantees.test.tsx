import { screen, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { Kit } from '@/domain/kit/kit';
import { engine } from '@/exit/recovery/engine';
import { isFeeUnusual } from '@/exit/recovery/fees';
import { formatKit, parseKit } from '@/services/schemas/kit';
import { checkedKit, DESTINATION, makeKit, order, required, unwrap } from './kits';
import { openPage, openWithKit } from './page-support';
import { read } from './transactions';

/*
 * Which guarantee a transaction spends, and which one gets something back. The kit has 180,000 sat at two addresses of the first
 * guarantee, and 75,000 sat of the second one.
 */

const KIT = checkedKit({ hasTransactions: true });
const COINS = engine.listKitCoins(KIT);
const [ROOF, ROOF_TOO, GARDEN] = KIT.deposits.map(({ address }) => address) as [string, string, string];
const at = (...addresses: string[]) => COINS.filter(({ address }) => addresses.includes(address));

/** A transaction of the other party. */
function build(coins: typeof COINS, outputs: readonly (readonly [to: string, value: number])[]): string {
  const psbt = Psbt.fromBase64(order(KIT, coins).psbt);
  const made = new Psbt();
  psbt.txInputs.forEach(({ hash, index, sequence = 0 }, input) => {
    made.addInput({ hash, index, sequence, ...required(psbt.data.inputs[input]) });
  });
  for (const [to, value] of outputs)
    made.addOutput({ script: required(toOutputScript(to, 'regtest')), value: BigInt(value) });
  return made.toBase64();
}

const summarize = (psbt: string) => unwrap(read(KIT, psbt)).summary;
const rolesOf = (psbt: string) => summarize(psbt).outputs.map(({ role }) => role);

describe('money of one guarantee that goes to another', () => {
  it('is a payment, although a coin of the other one is spent too', () => {
    const [small] = at(GARDEN);
    expect(rolesOf(build([...at(ROOF), required(small)], [[GARDEN, 224_000]]))).toEqual(['payment']);
  });

  nightly('is a payment to either of them, beside one to a stranger', () => {
    const outputs = [
      [DESTINATION, 10_000],
      [ROOF, 210_000],
    ] as const;
    expect(rolesOf(build(at(ROOF, GARDEN), outputs))).toEqual(['payment', 'payment']);
  });

  nightly('is no payment if all that is spent is of one guarantee, at several of its addresses', () => {
    expect(rolesOf(build(at(ROOF, ROOF_TOO), [[ROOF_TOO, 179_000]]))).toEqual(['guarantee']);
  });

  nightly('is a payment in a transaction that this page makes of several guarantees, too', () => {
    const payments = [{ address: DESTINATION, amount: unwrap(parseSats(20_000)) }];
    const { summary } = unwrap(engine.createTransaction(KIT, { coins: COINS, payments, feeRate: 5 }));
    expect(summary.outputs.map(({ role, guarantee }) => [role, guarantee])).toEqual([
      ['payment', null],
      ['payment', 0],
    ]);
  });

  nightly('is told apart by the list of the kit, not by ids, which the server chooses', () => {
    const twins = withTwinIds();
    const coins = engine.listKitCoins(twins);
    const psbt = build([...at(ROOF), ...at(GARDEN)], [[GARDEN, 224_000]]);
    const { summary } = unwrap(engine.readTransaction(twins, coins, psbt));
    expect(summary.outputs.map(({ role }) => role)).toEqual(['payment']);
  });
});

/** The server gave two guarantees one id: 7 and "7" are one as text. */
function withTwinIds() {
  return unwrap(engine.checkKit(required(unwrap(parseKit(formatKit([twinKit()])))[0])));
}

function twinKit(): Kit {
  const kit = makeKit({ hasTransactions: true });
  kit.guarantees.forEach((guarantee, index) => {
    guarantee.id = '7';
    guarantee.description = index === 0 ? 'Roof' : 'Garden';
  });
  return kit;
}

function parseSats(value: number) {
  return { ok: true, value: value as (typeof COINS)[number]['value'] } as const;
}

describe('a fee is compared with what leaves the addresses of the kit', () => {
  nightly.each([
    ['one piece of change', [[ROOF, 100_000]], 'asked'],
    [
      'change in two pieces',
      [
        [ROOF, 50_000],
        [ROOF, 50_000],
      ],
      'asked',
    ],
    ['change at an address that is not spent', [[ROOF_TOO, 100_000]], 'asked'],
    ['money for another guarantee', [[GARDEN, 100_000]], 'asked'],
    ['as much for a stranger', [[DESTINATION, 100_000]], 'not asked'],
  ] as const)('beside %s', (_name, others, expected) => {
    const summary = summarize(build(at(ROOF), [[DESTINATION, 41_000], ...others]));
    expect(summary.fee).toBe(9_000);
    expect(isFeeUnusual(summary) ? 'asked' : 'not asked').toBe(expected);
  });
});

describe('the page', () => {
  nightly('shows each coin under its own guarantee, although both have one id', async () => {
    const page = openPage();
    await page.put('Recovery kit', formatKit([twinKit()]));
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
    const coins = (name: string) => within(screen.getByRole('group', { name })).getAllByText('from the kit');
    expect(coins('Roof')).toHaveLength(3);
    expect(coins('Garden')).toHaveLength(1);
  });

  nightly('names the guarantees that a transaction spends, and the one that it pays', async () => {
    const page = openPage();
    const kit = twinKit();
    await page.put('Recovery kit', formatKit([kit]));
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
    await page.put('Transaction to sign', build([...at(ROOF), ...at(GARDEN)], [[GARDEN, 224_000]]));
    await page.press('Open');
    const { textContent } = await screen.findByRole('region', { name: 'Check and sign' });
    expect(textContent).toContain('To an address of the guarantee Garden');
    expect(textContent).toContain('Roof0.00150000');
    expect(textContent).toContain('Garden0.00075000');
    expect(textContent).toContain('Goes back to the guaranteeNothing');
  });

  nightly('names the guarantee that is spent, not the one for which the kit keeps the transaction', async () => {
    const kit = twinKit();
    kit.guarantees.forEach((guarantee, index) => {
      guarantee.id = String(index);
    });
    kit.signed = [{ guaranteeId: '0', psbt: build(at(GARDEN), [[DESTINATION, 74_000]]) }];
    const page = openPage();
    await page.put('Recovery kit', formatKit([kit]));
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
    await page.press('Use the one for Garden');
    await page.press('Open');
    const { textContent } = await screen.findByRole('region', { name: 'Check and sign' });
    expect(textContent).toContain('Garden0.00075000');
    expect(textContent).not.toContain('Roof');
  });

  nightly('names no guarantee if the kit has only one', async () => {
    const page = await openWithKit('owner', { guarantees: [[{ order: 1, values: [100_000] }]] });
    await page.put('Destination Bitcoin Address', DESTINATION);
    await page.press('Max');
    await page.put('Fee rate (sat/vB)', '5');
    const { textContent } = await screen.findByRole('region', { name: 'What it would do' });
    expect(textContent).not.toContain('Deposit');
  });
});
