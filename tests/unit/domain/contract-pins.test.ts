import { describe, expect, test } from 'vitest';
import { type ContractPins, isOrderChanged, NO_PINS, pinAddresses } from '@/domain/seals/contract-pins';
import { makeContract } from './make';

const ORDER = (contractOrder: number | null) => makeContract({ contractOrder });
const PINNED: ContractPins = { order: 3, addresses: ['bcrt1qa'] };

describe('the deposit addresses of a signed contract', () => {
  test.each<[string, ContractPins, number | null, string[], ContractPins]>([
    ['the first', NO_PINS, 3, ['bcrt1qa'], PINNED],
    ['another', PINNED, 3, ['bcrt1qb'], { order: 3, addresses: ['bcrt1qa', 'bcrt1qb'] }],
    ['the same in capitals', PINNED, 3, ['BCRT1QA'], PINNED],
    ['none', NO_PINS, 3, [], NO_PINS],
    ['with another order', PINNED, 4, ['bcrt1qb'], PINNED],
    ['with an unknown order', NO_PINS, null, ['bcrt1qb'], NO_PINS],
  ])('are remembered: %s', (_name, pins, order, verified, expected) => {
    expect(pinAddresses(pins, ORDER(order), verified)).toEqual(expected);
  });

  test('are the same object if nothing is new, so that nothing is written', () => {
    expect(pinAddresses(PINNED, ORDER(3), ['bcrt1qa'])).toBe(PINNED);
    expect(pinAddresses(PINNED, ORDER(4), ['bcrt1qb'])).toBe(PINNED);
  });

  test('are at most 500, and the first stay', () => {
    const many = Array.from({ length: 600 }, (_, at) => `bcrt1q${at}`);
    const { addresses } = pinAddresses(PINNED, ORDER(3), many);
    expect(addresses).toHaveLength(500);
    expect(addresses[0]).toBe('bcrt1qa');
  });

  test.each<[string, ContractPins | undefined, number | null, boolean]>([
    ['nothing is remembered', undefined, 4, false],
    ['no address was verified', NO_PINS, 4, false],
    ['the order is the same', PINNED, 3, false],
    ['the order was not received', PINNED, null, false],
    ['the order is another', PINNED, 4, true],
    ['the order is zero', PINNED, 0, true],
  ])('have another order: %s', (_name, pins, order, expected) => {
    expect(isOrderChanged(pins, ORDER(order))).toBe(expected);
  });
});
