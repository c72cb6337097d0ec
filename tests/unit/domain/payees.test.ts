import { describe, expect, it } from 'vitest';
import { listPayees } from '@/domain/withdrawals/payees';

const contract = { contractors: [1, '2'] };

describe('listPayees', () => {
  it.each([
    [
      'the owner deposited',
      1,
      [
        ['2', false],
        [1, true],
      ],
    ],
    [
      'the counterparty deposited, by another form of the id',
      2,
      [
        [1, false],
        ['2', true],
      ],
    ],
    [
      'nobody is named',
      null,
      [
        [1, false],
        ['2', false],
      ],
    ],
    [
      'a stranger is named',
      9,
      [
        [1, false],
        ['2', false],
      ],
    ],
  ] as const)('lists the party to pay, then the depositor: %s', (_case, depositorId, expected) => {
    const payees = listPayees({ depositorId, extra: {} } as never, contract);
    expect(payees.map(({ id, isDepositor }) => [id, isDepositor])).toEqual(expected);
  });
});
