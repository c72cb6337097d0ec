import { describe, expect, it } from 'vitest';
import { normalizeAddress, withNormalAddress } from '@/domain/deposits/deposit-address';
import { computeBalance, listDepositAddresses } from '@/domain/deposits/deposits';
import { parseResponse } from '@/services/response';
import { guaranteeSchema, transactionSchema } from '@/services/schemas/records.schema';
import { storedTransactionSchema } from '@/services/schemas/stored.schema';
import { makeTransaction, sats } from './make';

const LOWER = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const UPPER = LOWER.toUpperCase();

describe('an address in lower and upper case is one address', () => {
  it.each([
    [UPPER, LOWER],
    [` ${LOWER} `, LOWER],
    ['BC1QXY', 'bc1qxy'],
    ['tb1Qxy', 'tb1qxy'],
    ['2NByiBUaEXrhmqAsg7BbLpcQSAQs1EDwt5w', '2NByiBUaEXrhmqAsg7BbLpcQSAQs1EDwt5w'],
    ['BCRT', 'BCRT'],
    ['2NBC1iBUaEXrhmqAsg7', '2NBC1iBUaEXrhmqAsg7'],
  ])('%s becomes %s', (address, normal) => {
    expect(normalizeAddress(address)).toBe(normal);
  });

  it('and the record stays the same object if nothing changes', () => {
    const deposits = [LOWER, null].map((address) => makeTransaction({ address }));
    expect(deposits.map(withNormalAddress).map((deposit, at) => deposit === deposits[at])).toEqual([true, true]);
    expect(withNormalAddress(makeTransaction({ address: UPPER })).address).toBe(LOWER);
  });

  it('once a guarantee is read', () => {
    const deposits = [LOWER, UPPER, ` ${UPPER}`].map((address, id) => ({ id: id + 1, address }));
    const guarantee = parseResponse(guaranteeSchema, 'GET /x', { id: 1, deposits });
    expect(listDepositAddresses(guarantee)).toEqual([LOWER]);
  });

  it.each([
    ['a response', transactionSchema],
    ['local storage', storedTransactionSchema],
  ])('in %s, of a deposit or a withdrawal', (_, schema) => {
    const read = (fields: object) => parseResponse(schema, 'GET /x', { id: 1, address: UPPER, ...fields }).address;
    expect([read({ withdrawal: false }), read({ withdrawal: true })]).toEqual([LOWER, LOWER]);
  });
});

describe('an output that is reported at two addresses', () => {
  const coin = { txid: 'aa', vout: 0, value: sats(700), confirmed: true };

  it('counts once', () => {
    const others = [
      { ...coin, vout: 1 },
      { ...coin, txid: 'bb' },
    ];
    expect(computeBalance([coin, { ...coin }, ...others])).toMatchObject({ total: 2100, outputs: 3 });
  });

  it('with two values has an unknown value', () => {
    const twice = [coin, { ...coin, value: sats(800) }];
    expect(() => computeBalance(twice)).toThrow(expect.objectContaining({ code: 'balance-unknown' }));
  });
});
