import { Psbt, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { addScanned, checkContract } from '@/bitcoin/recovery/checked-contract';
import { listFileCoins, readCoins } from '@/bitcoin/recovery/coins';
import { isFeeUnusual } from '@/bitcoin/recovery/make-spend';
import type { SpendSummary } from '@/bitcoin/recovery/spend';
import { check, DESTINATION, fund, makeContract, order, required, sat, unwrap } from './contracts';
import { read } from './transactions';

/*
 * Which guarantee a transaction spends, and which one gets something back. The contract has 180,000 sat at two addresses of the
 * first guarantee, and 75,000 sat of the second one.
 */

const CHECKED = check({ hasTransactions: true });
const COINS = listFileCoins(CHECKED);
const [ROOF, ROOF_TOO, GARDEN] = CHECKED.deposits.map(({ address }) => address) as [string, string, string];
const at = (...addresses: string[]) => COINS.filter(({ address }) => addresses.includes(address));
type Payee = readonly [to: string, value: number];

/** A transaction of the other party, raw. */
function build(coins: typeof COINS, outputs: readonly Payee[]): string {
  const tx = Transaction.fromBuffer(Psbt.fromBase64(order(CHECKED, coins).psbt).data.getTransaction());
  tx.outs = outputs.map(([to, value]) => ({ script: required(toOutputScript(to, 'regtest')), value: BigInt(value) }));
  return tx.toHex();
}

const summarize = (psbt: string) => unwrap(read(CHECKED, psbt)).summary;

describe('an output', () => {
  it.each<[string, typeof COINS, Payee[], string]>([
    ['to a guarantee of which a coin is spent too is a payment', at(ROOF, GARDEN), [[GARDEN, 224_000]], 'payment'],
    [
      '… beside one to a stranger',
      at(ROOF, GARDEN),
      [
        [DESTINATION, 10_000],
        [ROOF, 210_000],
      ],
      'payment payment',
    ],
    ['to another guarantee is a payment', at(ROOF), [[GARDEN, 149_000]], 'payment'],
    ['to another address of the guarantee is a payment', at(ROOF), [[ROOF_TOO, 149_000]], 'payment'],
    ['to one of the addresses that are spent is change', at(ROOF, ROOF_TOO), [[ROOF_TOO, 179_000]], 'change'],
    [
      'to two of them is none',
      at(ROOF, ROOF_TOO),
      [
        [ROOF_TOO, 79_000],
        [ROOF, 100_000],
      ],
      'payment payment',
    ],
    [
      'of dust is none',
      at(ROOF),
      [
        [DESTINATION, 140_000],
        [ROOF, 546],
      ],
      'payment payment',
    ],
    [
      'of one satoshi more is change',
      at(ROOF),
      [
        [DESTINATION, 140_000],
        [ROOF, 547],
      ],
      'payment change',
    ],
    [
      'in each of three pieces is none',
      at(ROOF),
      [
        [ROOF, 1_000],
        [ROOF, 1_000],
        [ROOF, 1_000],
      ],
      'payment payment payment',
    ],
  ])('%s', (_name, coins, outputs, roles) => {
    expect(
      summarize(build(coins, outputs))
        .outputs.map(({ role }) => role)
        .join(' '),
    ).toBe(roles);
  });

  it('is told apart by the list of the file, not by ids, which the server chooses', () => {
    const twins = makeContract({ hasTransactions: true });
    for (const guarantee of twins.guarantees) guarantee.id = '7';
    const { summary } = unwrap(read(unwrap(checkContract(twins)), build(at(ROOF, GARDEN), [[GARDEN, 224_000]])));
    expect(summary.outputs).toMatchObject([{ role: 'payment', guarantee: 1 }]);
    expect(summary.inputs.map(({ guarantee }) => guarantee)).toEqual([0, 0, 1]);
  });

  it('to a deposit that a scan has found is of a guarantee of its own', () => {
    const scanned = addScanned(CHECKED, []);
    const { address, guarantee } = required(scanned.deposits.find(({ guaranteeOrder }) => guaranteeOrder === 9));
    const coins = unwrap(readCoins(scanned, fund(address, 'regtest', 50_000).hex));
    const { summary } = order(scanned, coins);
    expect(summary).toMatchObject({ unproven: 0, inputs: [{ address, guarantee }] });
    expect(guarantee).toBeGreaterThan(1);
    expect(order(scanned, [...coins, ...at(ROOF)]).summary.inputs).toHaveLength(3);
  });
});

describe('a fee is compared with what leaves the addresses of the contract', () => {
  it.each<[string, Payee[], boolean]>([
    ['one piece of change', [[ROOF, 100_000]], true],
    [
      'change in two pieces',
      [
        [ROOF, 50_000],
        [ROOF, 50_000],
      ],
      true,
    ],
    ['change at an address that is not spent', [[ROOF_TOO, 100_000]], true],
    ['money for another guarantee', [[GARDEN, 100_000]], true],
    ['as much for a stranger', [[DESTINATION, 100_000]], false],
  ])('beside %s', (_name, others, expected) => {
    const summary = summarize(build(at(ROOF), [[DESTINATION, 41_000], ...others]));
    expect(summary.fee).toBe(9_000);
    expect(isFeeUnusual(summary)).toBe(expected);
  });

  const summary = (fee: number, feeRate: number, ...amounts: [number, (number | null)?][]): SpendSummary => ({
    ...order(CHECKED).summary,
    fee: sat(fee),
    feeRate,
    outputs: amounts.map(([amount, guarantee = null]) => ({
      address: null,
      amount: sat(amount),
      role: 'payment' as const,
      guarantee,
    })),
  });

  it.each<[string, SpendSummary, boolean]>([
    ['a tenth of what is paid', summary(1_000, 5, [5_000], [5_000]), false],
    ['over a tenth of what is paid', summary(1_001, 5, [10_000]), true],
    ['over a tenth, beside a large remainder', summary(1_001, 5, [10_000], [1_000_000, 0]), true],
    ['any, where nothing is paid', summary(1, 5, [1_000_000, 0]), true],
    ['1,000 sat/vB', summary(1_000, 1_000, [1_000_000]), false],
    ['over 1,000 sat/vB', summary(1_000, 1_000.1, [1_000_000]), true],
  ])('and is unusual or not if it is %s', (_name, given, expected) => {
    expect(isFeeUnusual(given)).toBe(expected);
  });
});
