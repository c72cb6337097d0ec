import { describe, expect, it } from 'vitest';
import type { Contract, Guarantee } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Payment } from '@/domain/records/payments';
import { type LineFacts, listLines, sumLines } from '@/domain/records/statement';
import { toStatementRow } from '@/domain/records/statement-rows';

/* docs/records.md#statement */

const sats = (value: number) => toSats(value) as Sats;
const CONTRACT = {
  id: 'c-1',
  title: 'Sale',
  contractors: ['ana', 'berto'],
  guarantees: [{ id: 'g-1', description: 'Earnest' } as Guarantee],
} as unknown as Contract;
const [PAYEE, ELSEWHERE] = ['bcrt1qpayee', 'bcrt1qelsewhere'];
const FACTS: LineFacts = {
  userId: 'ana',
  findName: () => 'Berto',
  findPayee: (_contract, _guarantee, address) => (address === PAYEE ? 'berto' : null),
  findFee: (txid) => (txid === 'r' ? sats(300) : null),
};

const DEPOSIT: Payment = {
  id: 'deposit:d:0',
  event: 'deposit',
  txid: 'd',
  guaranteeId: 'g-1',
  amount: sats(100_000),
  payouts: [{ address: 'bcrt1qdeposit', amount: sats(100_000) }],
  isRecordOnly: false,
  at: '2026-11-20T10:20:00Z',
};
const RELEASE: Payment = {
  ...DEPOSIT,
  id: 'release:r',
  event: 'release',
  txid: 'r',
  amount: sats(60_000),
  payouts: [
    { address: PAYEE, amount: sats(40_000) },
    { address: ELSEWHERE, amount: sats(20_000) },
  ],
  at: '2026-11-21T10:20:00Z',
};
const list = (payments: Payment[], facts = FACTS) => listLines(CONTRACT, payments, facts);

describe('a statement', () => {
  it.each([
    ['ana', true],
    ['berto', false],
    ['somebody else', null],
    [null, null],
  ])('says of a deposit whose it is: depositor %s: %s', (depositorId, isOwn) => {
    const guarantees = [{ ...CONTRACT.guarantees[0], depositorId } as Guarantee];
    const lines = listLines({ ...CONTRACT, guarantees }, [DEPOSIT, RELEASE], FACTS);
    expect(lines.map((line) => line.isOwn)).toEqual([isOwn, null]);
    expect(listLines({ ...CONTRACT, guarantees }, [DEPOSIT], { ...FACTS, userId: null })[0]?.isOwn).toBeNull();
  });

  it('has what was paid in and out, oldest first, with fee and counterparty', () => {
    const lines = list([RELEASE, DEPOSIT]);
    expect(lines).toEqual([
      expect.objectContaining({
        event: 'deposit',
        at: DEPOSIT.at,
        amount: 100_000,
        fee: null,
        txid: 'd',
      }),
      expect.objectContaining({
        event: 'release',
        fee: 300,
        counterparty: { id: 'berto', name: 'Berto' },
        guarantee: { id: 'g-1', description: 'Earnest' },
      }),
    ]);
    expect(sumLines(lines)).toEqual({ deposited: 100_000, released: 60_000, fees: 300, uncounted: 0 });
  });

  it('does not count what only the server names, gives it no date, and puts it last', () => {
    const lines = list([{ ...DEPOSIT, id: 'deposit:x:0', txid: 'x', at: null }, DEPOSIT]);
    expect(lines[1]).toMatchObject({ status: 'unconfirmed', at: null, txid: 'x' });
    expect(sumLines(lines)).toMatchObject({ deposited: 100_000, uncounted: 1 });
  });

  it('keeps an unknown amount and fee unknown, also in the sums', () => {
    const lines = list([{ ...DEPOSIT, amount: null }, RELEASE], {
      ...FACTS,
      findFee: () => null,
    });
    expect(sumLines(lines)).toMatchObject({ deposited: null, released: 60_000, fees: null });
    expect(toStatementRow(lines[0] as never)).toMatchObject({
      amount_btc: '',
      amount_sats: '',
      fee_sats: '',
    });
  });

  it('formats amounts in BTC with eight decimals and in satoshis', () => {
    const [line] = list([DEPOSIT]);
    expect(toStatementRow(line as never)).toMatchObject({
      time: '2026-11-20T10:20:00Z',
      amount_btc: '0.00100000',
      amount_sats: '100000',
    });
  });
});

describe('the payees of a release', () => {
  const read = (payouts: Payment['payouts']) => {
    const [line] = list([{ ...RELEASE, payouts }]);
    return [line?.payouts?.map(({ name }) => name), toStatementRow(line as never).payees];
  };

  it.each<[string, Payment['payouts'], unknown, string]>([
    [
      'are each named, or else shown by address',
      RELEASE.payouts,
      ['Berto', null],
      `Berto 0.00040000; ${ELSEWHERE} 0.00020000`,
    ],
    ['have no amount if there is one', [{ address: PAYEE, amount: sats(60_000) }], ['Berto'], 'Berto'],
    ['may have no address', [{ address: null, amount: sats(60_000) }], [null], "'-"],
    ['may be unknown', null, undefined, ''],
  ])('%s', (_case, payouts, names, cell) => expect(read(payouts)).toEqual([names, cell]));

  it('are not those of a deposit', () => {
    expect(toStatementRow(list([DEPOSIT])[0] as never).payees).toBe('');
  });
});
