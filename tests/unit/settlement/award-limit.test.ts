import { expect, test } from 'vitest';
import type { OfferPlace } from '@/domain/settlement/offer-rules';
import { type KnownAward, mergeSettlements, NO_SETTLEMENTS } from '@/domain/settlement/settlement-record';
import { makeAward } from './awards';

const PLACE = { network: 'regtest', contract: '42', owner: 'a', counterparty: 'b' } as OfferPlace;

function makeKnown(number: number, psbt: string): KnownAward {
  const award = makeAward({ number });
  return { award, text: 'text', statement: '', key: '', path: '', psbt, hash: `${number}`, txid: `tx ${number}` };
}

const keep = (awards: KnownAward[]) =>
  mergeSettlements(NO_SETTLEMENTS, { awards }, PLACE, 'owner', '2026-11-20').awards.map(({ hash }) => hash);

test('decisions count with their transactions: the latest are kept, as long as there is room', () => {
  const large = 'A'.repeat(250_000);
  expect(keep([1, 2, 3, 4].map((number) => makeKnown(number, large)))).toEqual(['3', '4']);
});

test('small ones are all kept', () => {
  expect(keep([1, 2, 3, 4].map((number) => makeKnown(number, 'A'.repeat(1_000))))).toHaveLength(4);
});
