import { screen } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { engine } from '@/exit/recovery/engine';
import { DESTINATION, openKit, order, required, unwrap } from './kits';
import { openWithKit, sign as signOnPage } from './page-support';
import { expectAccepted, read, sign } from './transactions';

/*
 * A transaction that the other party made, with outputs that a sum would hide. The kit has two addresses of one guarantee and one
 * of another; all coins of the first address, 150,000 sat, are spent.
 */

const { kit: KIT, key: KEY } = await openKit('owner', { hasTransactions: true });
const OTHER = await openKit('counterparty', { hasTransactions: true });
const [SPENT, UNSPENT, FOREIGN] = KIT.deposits.map(({ address }) => address) as [string, string, string];
const COINS = engine.listKitCoins(KIT).filter(({ address }) => address === SPENT);
const SECOND = engine.listKitCoins(KIT).filter(({ address }) => address === UNSPENT);

type Output = readonly [to: string | Uint8Array, value: number];

function build(outputs: readonly Output[], coins = COINS): string {
  const psbt = Psbt.fromBase64(order(KIT, coins).psbt);
  const made = new Psbt();
  made.setVersion(2);
  psbt.txInputs.forEach(({ hash, index, sequence = 0 }, at) => {
    made.addInput({ hash, index, sequence, ...required(psbt.data.inputs[at]) });
  });
  for (const [to, value] of outputs) {
    const script = typeof to === 'string' ? required(toOutputScript(to, 'regtest')) : to;
    made.addOutput({ script, value: BigInt(value) });
  }
  return made.toBase64();
}

const repeat = (count: number, output: Output) => Array.from({ length: count }, () => output);
const OP_RETURN = Uint8Array.of(0x6a, 1, 7);

const CASES: [string, Output[], string][] = [
  [
    'a payment and change',
    [
      [DESTINATION, 60_000],
      [SPENT, 88_000],
    ],
    'payment guarantee',
  ],
  [
    'change of one satoshi more than dust',
    [
      [DESTINATION, 148_000],
      [SPENT, 547],
    ],
    'payment guarantee',
  ],
  [
    'change of dust',
    [
      [DESTINATION, 148_000],
      [SPENT, 546],
    ],
    'payment payment',
  ],
  [
    'change split in two',
    [
      [DESTINATION, 60_000],
      [SPENT, 44_000],
      [SPENT, 44_000],
    ],
    'payment payment payment',
  ],
  [
    'dust beside good change',
    [
      [DESTINATION, 60_000],
      [SPENT, 87_000],
      [SPENT, 330],
    ],
    'payment payment payment',
  ],
  [
    'nothing beside good change',
    [
      [DESTINATION, 60_000],
      [SPENT, 88_000],
      [SPENT, 0],
    ],
    'payment payment payment',
  ],
  [
    'change to an address that is not spent',
    [
      [DESTINATION, 60_000],
      [UNSPENT, 88_000],
    ],
    'payment payment',
  ],
  [
    'change to another guarantee of the kit',
    [
      [DESTINATION, 60_000],
      [FOREIGN, 88_000],
    ],
    'payment payment',
  ],
  [
    'change, and some to another guarantee',
    [
      [SPENT, 60_000],
      [FOREIGN, 88_000],
    ],
    'guarantee payment',
  ],
  [
    'a payment split in two',
    [
      [DESTINATION, 30_000],
      [DESTINATION, 30_000],
      [SPENT, 88_000],
    ],
    'payment payment guarantee',
  ],
  [
    'OP_RETURN',
    [
      [OP_RETURN, 60_000],
      [SPENT, 88_000],
    ],
    'payment guarantee',
  ],
  ['dust that hides a payment', [...repeat(40, [SPENT, 546]), [FOREIGN, 126_000]], Array(41).fill('payment').join(' ')],
];

describe('each output but one change is a payment', () => {
  nightly.each(CASES)('%s', async (_name, outputs, roles) => {
    const received = unwrap(read(KIT, build(outputs)));
    const signed = await sign(OTHER.kit, await sign(KIT, received, KEY), OTHER.key);
    for (const { summary } of [received, signed]) {
      expect(summary.outputs.map(({ role }) => role).join(' ')).toBe(roles);
      expect(summary.outputs.map(({ amount }) => amount)).toEqual(outputs.map(([, value]) => value));
      expect(summary.fee).toBe(150_000 - outputs.reduce((sum, [, value]) => sum + value, 0));
    }
    expectAccepted(signed);
  });

  it('change split between two addresses that are spent', () => {
    const psbt = build(
      [
        [DESTINATION, 60_000],
        [SPENT, 90_000],
        [UNSPENT, 28_000],
      ],
      [...COINS, ...SECOND],
    );
    const { summary } = unwrap(read(KIT, psbt));
    expect(summary.outputs.map(({ role }) => role)).toEqual(['payment', 'payment', 'payment']);
  });
});

it('the page lists each output by itself, and says that nothing goes back', async () => {
  const page = await openWithKit('owner', { hasTransactions: true });
  const outputs: Output[] = [...repeat(12, [SPENT, 546]), [FOREIGN, 140_000]];
  await page.put('Transaction to sign', build(outputs));
  await page.press('Open');
  const summary = await screen.findByRole('region', { name: 'Check and sign' });
  const text = required(summary.textContent);
  const listed = text.slice(0, text.indexOf('Network fee')).split('To an address of the guarantee Deposit').slice(1);
  expect(listed).toHaveLength(13);
  expect(listed.filter((each) => each.startsWith(SPENT) && each.includes('546'))).toHaveLength(12);
  expect(listed.filter((each) => each.startsWith(FOREIGN) && each.includes('140'))).toHaveLength(1);
  expect(text).toContain('Goes back to the guaranteeNothing');
  // Nothing leaves the addresses of the kit but the fee.
  await page.user.click(screen.getByLabelText('I want to pay this fee'));
  await signOnPage(page);
  expect(await screen.findByLabelText('Signed PSBT')).toBeTruthy();
});
