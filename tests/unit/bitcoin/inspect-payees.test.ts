import { describe, expect, test } from 'vitest';
import type { SigningContext } from '@/bitcoin/api';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { estimateFee } from '@/domain/withdrawals/fees';
import {
  context,
  DESTINATION,
  deposit,
  FASTEST_FEE,
  OTHER_DEPOSIT,
  type PlannedOutput,
  plannedPsbt,
  REQUEST,
  sat,
} from './releases';

const SECOND = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';
const THIRD = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const NO_ADDRESS = Uint8Array.of(0x6a, 1, 7);
const [FIRST_DEPOSIT, OTHER_OWN] = [deposit(0).address, deposit(1).address];

const to = (address: string | Uint8Array, value: number): PlannedOutput => ({ to: address, value: BigInt(value) });
const pay = (address: string, amount: number) => ({ address, amount: sat(amount) });
const FIRST = to(DESTINATION, 60_000);

/** One coin of 100,000 sat. What the outputs leave goes to the fee, unless it is change. */
function build(outputs: PlannedOutput[], change: number | null = 97_000): string {
  const paid = outputs.reduce((sum, { value }) => sum + Number(value), 0);
  const rest = change === null || change - paid <= 546 ? [] : [to(FIRST_DEPOSIT, change - paid)];
  return plannedPsbt((plan) => {
    plan.outputs = [...outputs, ...rest];
  });
}

type Case = [string, PlannedOutput[], string, string];

function expectVerdict(outputs: PlannedOutput[], change: Partial<SigningContext>, verdict: string, roles: string) {
  const inspection = inspectPsbt(build(outputs), context(change));
  expect(inspection.verdict === 'refuse' ? inspection.rule : inspection.verdict).toBe(verdict);
  expect(inspection.summary?.outputs.map(({ role }) => role).join(' ')).toBe(roles);
}

// docs/bitcoin.md#before-signing-a-psbt
describe('of a release that names its payees', () => {
  const second = to(SECOND, 20_000);
  test.each<Case>([
    ['both are paid', [FIRST, second], 'sign', 'destination payee change'],
    ['in any order', [second, FIRST], 'sign', 'payee destination change'],
    ['the second is missing', [FIRST], 'request-not-paid', 'destination change'],
    ['the first is missing', [second], 'request-not-paid', 'other change'],
    ['the second gets a satoshi less', [FIRST, to(SECOND, 19_999)], 'request-not-paid', 'destination other change'],
    ['the second gets a satoshi more', [FIRST, to(SECOND, 20_001)], 'request-not-paid', 'destination other change'],
    ['somebody else is the second', [FIRST, to(THIRD, 20_000)], 'request-not-paid', 'destination other change'],
    ['the second is paid twice', [FIRST, second, second], 'output-elsewhere', 'destination payee other'],
    ['a third is paid', [FIRST, second, to(THIRD, 1_000)], 'output-elsewhere', 'destination payee other change'],
    [
      'a script is paid besides',
      [FIRST, second, to(NO_ADDRESS, 1_000)],
      'output-elsewhere',
      'destination payee other change',
    ],
    ['the change is split', [FIRST, second, to(FIRST_DEPOSIT, 2_000)], 'change-split', 'destination payee other other'],
  ])('%s', (_case, outputs, verdict, roles) => {
    expectVerdict(outputs, { payees: [pay(SECOND, 20_000)] }, verdict, roles);
  });

  test('each of a list is paid once, also with the same address and amount as another', () => {
    const same = pay(DESTINATION, 10_000);
    const payees = [same, same];
    const request = pay(DESTINATION, 10_000);
    const out = to(DESTINATION, 10_000);
    expectVerdict([out, out, out], { request, payees }, 'sign', 'destination payee payee change');
    expectVerdict([out, out], { request, payees }, 'request-not-paid', 'destination payee change');
  });

  test.each([
    ['nobody besides', { payees: [] }],
    ['no list', {}],
  ])('%s: a second payee is refused', (_case, change) => {
    expectVerdict([FIRST, second], change, 'output-elsewhere', 'destination other change');
  });

  test.each([
    ['of dust', pay(SECOND, 546)],
    ['at an address of the guarantee', pay(OTHER_OWN, 20_000)],
    ['at no address', pay('nonsense', 20_000)],
  ])('a second payee %s is none', (_case, payee) => {
    const paid = payee.address === 'nonsense' ? [FIRST] : [FIRST, to(payee.address, payee.amount)];
    const inspection = inspectPsbt(build(paid), context({ payees: [payee] }));
    expect(inspection).toMatchObject({ verdict: 'refuse', rule: 'request-not-paid' });
  });

  test('the estimate counts each payee', () => {
    const estimate = (outputs: PlannedOutput[], change: Partial<SigningContext>) =>
      inspectPsbt(build(outputs), context(change)).summary?.estimate;
    expect(estimate([FIRST, second], { payees: [pay(SECOND, 20_000)] })).toBe(estimateFee(1, FASTEST_FEE, 2));
    expect(estimate([FIRST], {})).toBe(estimateFee(1, FASTEST_FEE, 1));
  });
});

describe('to a co-signer is shown, beside the request of the record,', () => {
  test.each<Case>([
    ['nobody', [FIRST], 'sign', 'destination change'],
    ['one payee', [FIRST, to(SECOND, 20_000)], 'sign', 'destination payee change'],
    ['before it', [to(SECOND, 20_000), FIRST], 'sign', 'payee destination change'],
    ['of one satoshi above dust', [FIRST, to(SECOND, 547)], 'sign', 'destination payee change'],
    ['but not of dust', [FIRST, to(SECOND, 546)], 'output-elsewhere', 'destination other change'],
    ['but not without an address', [FIRST, to(NO_ADDRESS, 20_000)], 'output-elsewhere', 'destination other change'],
    ['but not two', [FIRST, to(SECOND, 9_000), to(THIRD, 9_000)], 'output-elsewhere', 'destination payee other change'],
    [
      'but not at another address of the guarantee',
      [FIRST, to(OTHER_OWN, 9_000)],
      'change-split',
      'destination other other',
    ],
    ["at another guarantee's address", [FIRST, to(OTHER_DEPOSIT.address, 9_000)], 'sign', 'destination payee change'],
    [
      'but not with the change split',
      [FIRST, to(SECOND, 9_000), to(FIRST_DEPOSIT, 900)],
      'change-split',
      'destination payee other other',
    ],
    ['but not in place of it', [to(SECOND, 60_000)], 'request-not-paid', 'other change'],
  ])('%s', (_case, outputs, verdict, roles) => {
    expectVerdict(outputs, { request: REQUEST, payees: 'shown' }, verdict, roles);
  });
});

describe('of a file is shown', () => {
  test.each<Case>([
    ['the one payee', [FIRST], 'sign', 'destination change'],
    ['each of three', [FIRST, to(SECOND, 9_000), to(THIRD, 9_000)], 'sign', 'destination payee payee change'],
    ['a payee after the change', [to(FIRST_DEPOSIT, 1_000), FIRST], 'change-split', 'other destination other'],
    ['no payee of dust', [to(SECOND, 546), FIRST], 'output-elsewhere', 'other destination change'],
    ['no script', [FIRST, to(NO_ADDRESS, 9_000)], 'output-elsewhere', 'destination other change'],
    ['nobody paid', [], 'request-not-paid', 'change'],
    ['nobody but dust', [to(SECOND, 546)], 'request-not-paid', 'other change'],
    ['the guarantee alone', [to(OTHER_OWN, 50_000)], 'request-not-paid', 'other other'],
  ])('%s', (_case, outputs, verdict, roles) => {
    expectVerdict(outputs, { request: null, payees: 'shown' }, verdict, roles);
  });

  test.each([
    ['It pays nobody', null, []],
    [`No output pays ${DESTINATION} exactly 60000 sat`, REQUEST, []],
    ['A payee that was asked for is not paid', REQUEST, [FIRST]],
  ])('why it is refused: %s', (reason, request, outputs) => {
    const payees = outputs.length === 0 ? ('shown' as const) : [pay(SECOND, 1_000)];
    expect(inspectPsbt(build(outputs), context({ request, payees }))).toMatchObject({ verdict: 'refuse', reason });
  });
});
