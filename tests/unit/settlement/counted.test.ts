import { describe, expect, test } from 'vitest';
import { hasSamePayment, isShared, listCountedAcceptances, listCountedGiven } from '@/domain/settlement/counted';
import { type KnownAcceptance, mergeSettlements, NO_SETTLEMENTS } from '@/domain/settlement/settlement-record';
import { parseReturn } from '@/services/schemas/return-plan';
import { BERTO, makeOffer, PLACE, VECTORS } from './offers';

/* A signature can be copied to any text with the same transaction (docs/settlement.md#what-an-acceptance-proves). */

const offerOf = (hash: string, number: number, key?: string) => {
  const offer = makeOffer({ number, ...(key === undefined ? {} : { from: { id: '1', key } }) });
  return { hash, text: hash, statement: '', offer };
};
const acceptanceOf = (hash: string, txid: string, made?: true): KnownAcceptance => ({
  hash,
  txid,
  address: '',
  signatures: [],
  made,
});
const hashes = (items: readonly { hash: string }[]) => items.map(({ hash }) => hash);

describe('of acceptances with one transaction', () => {
  const offers = [offerOf('second', 2), offerOf('first', 1)];
  const both = [acceptanceOf('second', 'a'), acceptanceOf('first', 'a')];

  test.each([
    { name: 'the one for the lowest number counts', acceptances: both, counted: ['first'] },
    {
      name: 'the one that this device made counts, whatever its number',
      acceptances: [acceptanceOf('second', 'a', true), acceptanceOf('first', 'a')],
      counted: ['second'],
    },
    {
      name: 'all that this device made count',
      acceptances: [acceptanceOf('second', 'a', true), acceptanceOf('first', 'a', true)],
      counted: ['second', 'first'],
    },
    {
      name: 'others count beside them',
      acceptances: [...both, acceptanceOf('second', 'b')],
      counted: ['first', 'second'],
    },
  ])('$name', ({ acceptances, counted }) => {
    expect(hashes(listCountedAcceptances({ offers, acceptances }))).toEqual(counted);
  });

  test('the first that was seen counts if the maker gave both one number', () => {
    const same = [offerOf('seen', 1), offerOf('later', 1)];
    const acceptances = [acceptanceOf('seen', 'a'), acceptanceOf('later', 'a')];
    expect(hashes(listCountedAcceptances({ offers: same, acceptances }))).toEqual(['seen']);
  });

  test('those of both parties count: each has its own signatures', () => {
    const ofBoth = [offerOf('of Ana', 1), offerOf('of Berto', 2, BERTO)];
    const acceptances = [acceptanceOf('of Ana', 'a'), acceptanceOf('of Berto', 'a')];
    expect(listCountedAcceptances({ offers: ofBoth, acceptances })).toHaveLength(2);
  });

  test('the screen is told', () => {
    const record = { ...NO_SETTLEMENTS, offers, acceptances: both };
    expect(isShared(acceptanceOf('first', 'a'), record)).toBe(true);
    expect(isShared(acceptanceOf('first', 'b'), record)).toBe(false);
  });
});

describe('of signatures in advance', () => {
  const plan = parseReturn(VECTORS.return.text);
  if (plan === null) throw new Error('The return of the vectors is none');
  const askOf = (hash: string, number: number) => ({ hash, text: hash, statement: '', plan: { ...plan, number } });
  const asks = [askOf('one', 1), askOf('two', 2)];

  test('those for fewer rates are a copy as well', () => {
    const given = [
      { hash: 'two', index: 0, signatures: [], txids: ['b'] },
      { hash: 'one', index: 0, signatures: [], txids: ['a', 'b'] },
    ];
    expect(hashes(listCountedGiven({ asks, given }))).toEqual(['one']);
  });

  test('those for another coin count', () => {
    const given = [
      { hash: 'one', index: 0, signatures: [], txids: ['a'] },
      { hash: 'two', index: 1, signatures: [], txids: ['c'] },
    ];
    expect(listCountedGiven({ asks, given })).toHaveLength(2);
  });
});

test('an acceptance that the chat had as a copy counts as made once the user makes it', () => {
  const offers = [offerOf('first', 1), offerOf('second', 2)];
  const acceptances = [acceptanceOf('first', 'a', true), acceptanceOf('second', 'a')];
  const before = mergeSettlements(NO_SETTLEMENTS, { offers, acceptances }, PLACE, 'counterparty', '2026-01-01');
  const after = mergeSettlements(
    before,
    { acceptances: [acceptanceOf('second', 'a', true)] },
    PLACE,
    'counterparty',
    '2026-01-01',
  );
  expect(hashes(listCountedAcceptances(before))).toEqual(['first']);
  expect(hashes(listCountedAcceptances(after))).toEqual(['first', 'second']);
});

describe('an offer repeats the payment of an earlier one', () => {
  const offer = makeOffer();
  const filled = (address: string) => ({
    ...offer,
    outputs: offer.outputs.map((output) => ({ ...output, address: output.address === '' ? '' : address })),
  });

  test.each([
    ['with another reason', { ...offer, reason: 'Another.', number: 2 }, true],
    ['with another address of its maker', filled('another'), false],
    ['as an answer that fills the other address', swapAddresses(), true],
    ['with other coins', { ...offer, coins: offer.coins.slice(1) }, false],
    ['with a satoshi less', lessASatoshi(), false],
  ])('%s', (_name, other, isRepeated) => {
    expect(hasSamePayment(offer, other)).toBe(isRepeated);
  });

  function swapAddresses() {
    const outputs = offer.outputs.map((each) => ({ ...each, address: each.address === '' ? 'any' : '' }));
    return { ...offer, outputs };
  }

  function lessASatoshi() {
    const outputs = offer.outputs.map((each, at) => ({
      ...each,
      value: (each.value - (at === 0 ? 1 : 0)) as typeof each.value,
    }));
    return { ...offer, outputs };
  }
});
