import { describe, expect, test } from 'vitest';
import type { Contract } from '@/domain/models';
import { NO_TERMS } from '@/domain/terms/record';
import { formatTitle, listUnsent, type SignedContract, toSignedContract } from '@/domain/terms/signed-contracts';
import { makeContract } from './make';
import { BOTH, makeSigned, makeSource } from './terms-samples';

describe('a contract that both signed', () => {
  const first = makeSigned(makeSource(), BOTH);

  test('is remembered with the last text that both signed', () => {
    const second = makeSigned(makeSource({ title: 'Roof and windows' }), BOTH, { revision: 2, previous: first.hash });
    const third = makeSigned(makeSource(), ['owner'], { revision: 3, previous: second.hash });
    expect(toSignedContract({ ...NO_TERMS, signed: [first, second, third] })).toEqual({
      contract: 'c1',
      sealed: second,
      isHidden: false,
    });
  });

  test('is none if one party alone has signed', () => {
    expect(toSignedContract({ ...NO_TERMS, signed: [makeSigned(makeSource(), ['owner'])] })).toBeNull();
  });

  test.each<[string, Partial<SignedContract>, Contract[], string[] | null, number]>([
    ['before a list was received', {}, [], null, 0],
    ['in the list', {}, [], ['c1'], 0],
    ['received by itself', {}, [makeContract()], [], 0],
    ['in neither', {}, [], ['c9'], 1],
    ['in neither, and hidden', { isHidden: true }, [], ['c9'], 0],
  ])('is not sent: %s', (_name, fields, received, listed, count) => {
    const signed = { contract: 'c1', sealed: first, isHidden: false, ...fields };
    expect(listUnsent([signed], received, listed)).toHaveLength(count);
  });

  test('is named in one line of at most 100 characters', () => {
    expect([...formatTitle('x'.repeat(5_000))].filter((character) => character === 'x')).toHaveLength(100);
    expect(formatTitle('Roof\n\nrepair')).toMatch(/Roof repair/);
  });
});
