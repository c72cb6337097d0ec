import { describe, expect, test } from 'vitest';
import type { AgreedSpend, SigningContext } from '@/bitcoin/api';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { ARBITRATOR, CONTRACTORS, context, DESTINATION, deposit, sat } from './releases';

/* docs/terms.md#the-return-text */

const COIN = 100_000;

/** Pays one coin of the first deposit address to these outputs. */
function spend(...outputs: [address: string, value: number][]): AgreedSpend {
  return {
    coins: [{ order: 1, txid: 'ab'.repeat(32), vout: 0, value: sat(COIN) }],
    outputs: outputs.map(([address, value]) => ({ address, value: sat(value) })),
    locktime: 0,
    keys: { network: 'regtest', contractorKeys: CONTRACTORS, arbitratorKey: ARBITRATOR, contractOrder: 1 },
  };
}

/** At 1 sat/vB, where ten times the estimate are far less than a fifth of the coin. */
function inspect(built: AgreedSpend, change: Partial<SigningContext>) {
  const inspection = inspectPsbt(buildSpend(built).psbt, context({ fastestFee: 1, ...change }));
  return inspection.verdict === 'refuse' ? inspection.rule : inspection.verdict;
}

const honest = spend([DESTINATION, 99_800]);

describe('an agreed transaction', () => {
  test('pays as it was agreed, whatever is requested', () => {
    const request = { address: deposit(1).address, amount: sat(1) };
    expect(inspect(honest, { agreed: honest, request })).toBe('sign');
    expect(inspect(honest, { agreed: honest, request: { ...request, address: 'nonsense' } })).toBe('sign');
    // Without an agreement it is an ordinary release, which has to pay the request.
    expect(inspect(honest, { request })).toBe('request-not-paid');
  });

  test('is no other one that pays the same people', () => {
    expect(inspect(spend([DESTINATION, 99_799]), { agreed: honest })).toBe('agreed-differs');
    expect(inspect(honest, { agreed: { ...honest, locktime: 1 } })).toBe('agreed-differs');
  });

  test('may pay several people, and return to several addresses of the guarantee', () => {
    const shared = spend([DESTINATION, 40_000], [deposit(0).address, 30_000], [deposit(1).address, 29_800]);
    expect(inspect(shared, { agreed: shared })).toBe('sign');
    expect(inspect(shared, { request: { address: DESTINATION, amount: sat(40_000) } })).toBe('change-split');
  });

  test.each([
    [20_000, 'ask'],
    [20_001, 'fee-too-high'],
  ])('has a fee of at most a fifth of its coins: %i of 100,000 sat', (fee, expected) => {
    const costly = spend([DESTINATION, COIN - fee]);
    expect(inspect(costly, { agreed: costly })).toBe(expected);
    expect(inspect(costly, { request: { address: DESTINATION, amount: sat(COIN - fee) } })).toBe('fee-too-high');
  });
});
