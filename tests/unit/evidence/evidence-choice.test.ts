import { makeOffer } from '@tests/unit/evidence/evidence-stage';
import { describe, expect, test } from 'vitest';
import { countOfferLines, isShown, listOffer } from '@/domain/evidence/evidence-choice';
import type { OfferView } from '@/domain/settlement/offer-state';

const acceptance = { hash: '', address: '', signatures: [], txid: '' };

describe('an offer', () => {
  test.each<[string, OfferView['offer']['kind'], OfferView['acceptance'], boolean]>([
    ['accepted', 'proposal', acceptance, true],
    ['not accepted', 'proposal', null, false],
    ['confidential', 'confidential', null, false],
    ['confidential and accepted', 'confidential', acceptance, false],
  ])('%s: shown in full or not', (_what, kind, accepted, expected) => {
    expect(isShown({ offer: makeOffer({ kind }), acceptance: accepted })).toBe(expected);
  });

  test('that is not shown leaves no sum, reason or address', () => {
    const offer = makeOffer({ kind: 'confidential', reason: 'My last word.' });
    expect(listOffer({ offer, maker: 'owner', state: 'declined' })).toEqual({
      by: 'owner',
      expires: '2026-12-31',
      guarantee: 'g1',
      kind: 'confidential',
      number: '1',
      state: 'declined',
    });
  });
});

test.each([
  ['a sentence', 0, 'I make an offer: aval:offer:1:x'],
  ['an offer', 1, 'I offer this.\naval:offer:1:x'],
  ['an offer alone', 1, 'aval:offer:1:x'],
  ['an acceptance', 1, 'Yes.\naval:accept:1:x'],
  ['a decline', 1, 'No.\naval:decline:1:x'],
  ['a later version', 1, '\naval:offer:9:x'],
  ['two of them', 2, 'aval:return:1:ask:x\naval:offer:1:x\naval:accept:1:x'],
  ['a return date', 0, 'aval:return:1:ask:x'],
])('%s has so many lines about offers', (_what, count, message) => {
  expect(countOfferLines(message)).toBe(count);
});
