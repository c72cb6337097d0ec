import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import type { Holds } from '@/domain/settlement/coin-holder';
import { getOutpoint } from '@/domain/settlement/coins';
import {
  getOfferTask,
  listRivalOffers,
  type OfferFacts,
  type OfferState,
  viewOffers,
} from '@/domain/settlement/offer-state';
import {
  getNextNumber,
  type KnownAcceptance,
  type KnownOffer,
  mergeSettlements,
  NO_SETTLEMENTS,
  type SettlementRecord,
} from '@/domain/settlement/settlement-record';
import { ANA, BERTO, HOLDS, makeOffer, PLACE } from './offers';

function known(hash: string, key: string, change: Parameters<typeof makeOffer>[0] = {}): KnownOffer {
  return { hash, text: hash, statement: '', offer: makeOffer({ from: { id: 'any', key }, ...change }) };
}

function accepted(hash: string, txid = `tx of ${hash}`): KnownAcceptance {
  return { hash, txid, address: '', signatures: [] };
}

const BY_ANA = known('of ana', ANA);
const BY_BERTO = known('of berto', BERTO);
const unspent = new Set(makeOffer().coins.map(getOutpoint));
const FACTS: OfferFacts = { place: PLACE, own: 'owner', today: '2026-12-31', unspent };

function stateOf(record: Partial<SettlementRecord>, change: Partial<OfferFacts> = {}): OfferState | undefined {
  const offers = [BY_ANA, ...(record.offers ?? [])];
  return viewOffers({ ...NO_SETTLEMENTS, ...record, offers }, HOLDS, { ...FACTS, ...change })[0]?.state;
}

describe('the state of an offer', () => {
  test.each<[string, OfferState, Partial<SettlementRecord>, Partial<OfferFacts>]>([
    ['on its last day', 'open', {}, {}],
    ['on the day after', 'expired', {}, { today: '2027-01-01' }],
    ['that was declined', 'declined', { declined: [BY_ANA.hash] }, {}],
    [
      'that another one of the other party answers',
      'countered',
      { offers: [known('x', BERTO, { answers: BY_ANA.hash })] },
      {},
    ],
    ['that another one of its maker names', 'open', { offers: [known('x', ANA, { answers: BY_ANA.hash })] }, {}],
    ['that was accepted', 'accepted', { acceptances: [accepted(BY_ANA.hash)] }, {}],
    [
      'accepted after the server said that it was declined',
      'accepted',
      { acceptances: [accepted(BY_ANA.hash)], declined: [BY_ANA.hash] },
      {},
    ],
    ['accepted and then expired', 'accepted', { acceptances: [accepted(BY_ANA.hash)] }, { today: '2027-01-01' }],
    [
      'whose transaction the network has',
      'settled',
      { acceptances: [accepted(BY_ANA.hash)], settled: [`tx of ${BY_ANA.hash}`] },
      { unspent: new Set() },
    ],
    [
      'whose transaction the network has dropped',
      'accepted',
      { acceptances: [accepted(BY_ANA.hash)], settled: [`tx of ${BY_ANA.hash}`] },
      {},
    ],
    ['with a coin that is gone', 'void', {}, { unspent: new Set([...unspent].slice(1)) }],
    [
      'accepted, with a coin that is gone otherwise',
      'void',
      { acceptances: [accepted(BY_ANA.hash)] },
      { unspent: new Set() },
    ],
    ['while the coins are not known', 'open', {}, { unspent: null }],
    ['that is said to be settled without an acceptance', 'open', { settled: [`tx of ${BY_ANA.hash}`] }, {}],
  ])('%s is %s', (_what, state, record, facts) => {
    expect(stateOf(record, facts)).toBe(state);
  });

  test('is that of this guarantee and of the parties', () => {
    const offers = [
      known('other guarantee', ANA, { coins: makeOffer().coins.map((coin) => ({ ...coin, order: 99 })) }),
      known('stranger', `02${'11'.repeat(32)}`),
      BY_BERTO,
    ];
    const holds: Holds = (coins) => coins.every(({ order }) => order !== 99);
    const views = viewOffers({ ...NO_SETTLEMENTS, offers }, holds, FACTS);
    expect(views.map(({ hash, isOwn, maker }) => ({ hash, isOwn, maker }))).toEqual([
      { hash: BY_BERTO.hash, isOwn: false, maker: 'counterparty' },
    ]);
  });

  test.each([
    ['open', false, 'review'],
    ['open', true, null],
    ['accepted', true, 'complete'],
    ['accepted', false, null],
    ['expired', false, null],
    ['declined', false, null],
    ['countered', false, null],
    ['settled', true, null],
    ['void', true, null],
  ] as const)('%s, own: %s, leads to the task %s', (state, isOwn, task) => {
    expect(getOfferTask({ state, isOwn })).toBe(task);
  });
});

describe('the record of settlements', () => {
  const merge = (record: SettlementRecord, added: Partial<SettlementRecord>) =>
    mergeSettlements(record, added, PLACE, 'owner', FACTS.today);

  test('keeps what it has, and is the same while nothing is new', () => {
    const record = merge(NO_SETTLEMENTS, {
      offers: [BY_ANA, BY_ANA],
      acceptances: [accepted(BY_ANA.hash)],
      declined: ['d'],
      settled: ['s'],
    });
    expect(record).toMatchObject({ offers: [BY_ANA], declined: ['d'], settled: ['s'] });
    expect(
      merge(record, { offers: [BY_ANA], acceptances: [accepted(BY_ANA.hash)], declined: ['d'], settled: ['s'] }),
    ).toBe(record);
    expect(merge(record, {})).toBe(record);
  });

  test('keeps the first acceptance, and a second one over the same offer beside it', () => {
    const record = merge(merge(NO_SETTLEMENTS, { offers: [BY_ANA], acceptances: [accepted(BY_ANA.hash)] }), {
      acceptances: [accepted(BY_ANA.hash, 'another')],
    });
    expect(record.acceptances.map(({ txid }) => txid)).toEqual([`tx of ${BY_ANA.hash}`, 'another']);
    expect(viewOffers(record, HOLDS, FACTS)[0]?.acceptance?.txid).toBe(`tx of ${BY_ANA.hash}`);
    // Another device of the acceptor may have named another address.
    const paid = viewOffers({ ...record, settled: ['another'] }, HOLDS, { ...FACTS, unspent: new Set() });
    expect(paid.map(({ state, acceptance }) => [state, acceptance?.txid])).toEqual([['settled', 'another']]);
    const more = ['a', 'b', 'c'].map((txid) => accepted(BY_ANA.hash, txid));
    expect(merge(record, { acceptances: more }).acceptances).toHaveLength(3);
  });

  describe('of too many offers of the other party', () => {
    const long = 'x'.repeat(30_000);
    const foreign = (hash: string, change: Parameters<typeof makeOffer>[0]) => ({
      ...known(hash, BERTO, change),
      text: long,
    });
    const list = (name: string, change: Parameters<typeof makeOffer>[0] = {}) =>
      Array.from({ length: 20 }, (_, at) => foreign(`${name} ${at}`, { number: at + 1, ...change }));
    const count = (record: SettlementRecord, name: string) =>
      record.offers.filter(({ hash }) => hash.startsWith(name)).length;

    test('forgets those that are over, whatever their numbers', () => {
      const over = list('over', { expires: '2026-12-30', number: 999_999 });
      const record = merge(NO_SETTLEMENTS, { offers: [...over, ...list('open').slice(0, 15)] });
      expect([count(record, 'over'), count(record, 'open')]).toEqual([5, 15]);
      // The chat still has them all.
      expect(merge(record, { offers: over })).toBe(record);
    });

    test('forgets the lowest numbers of those that are open', () => {
      const record = merge(NO_SETTLEMENTS, { offers: [...list('low'), ...list('high', { number: 40 })] });
      expect([count(record, 'low'), count(record, 'high')]).toEqual([0, 20]);
    });

    test('keeps what was accepted, and all of the user', () => {
      const own = list('own').map((each) => ({ ...each, offer: makeOffer({ from: { id: 'any', key: ANA } }) }));
      const acceptances = [accepted('low 3')];
      const record = merge(NO_SETTLEMENTS, {
        offers: [...list('low'), ...own, ...list('high', { number: 40 })],
        acceptances,
      });
      expect([count(record, 'own'), count(record, 'low 3'), count(record, 'high')]).toEqual([20, 1, 20]);
    });

    test('keeps hundreds of short ones, open or not', () => {
      const offers = Array.from({ length: 300 }, (_, at) => known(`short ${at}`, BERTO, { number: 1 }));
      expect(merge(NO_SETTLEMENTS, { offers }).offers).toHaveLength(300);
    });
  });

  test('numbers the own offers, whatever numbers the other party uses', () => {
    const record = {
      ...NO_SETTLEMENTS,
      offers: [known('a', ANA, { number: 3 }), known('b', BERTO, { number: 999_999_999 })],
    };
    expect(getNextNumber(record, PLACE, 'owner')).toBe(4);
    expect(getNextNumber(NO_SETTLEMENTS, PLACE, 'owner')).toBe(1);
  });
});

test.each<[string, number, Partial<Parameters<typeof listRivalOffers>[2][number]>]>([
  ['an accepted offer of the user', 1, {}],
  ['the offer that the payment is', 0, { hash: 'the payment' }],
  ['an offer that nobody has accepted', 0, { state: 'open' }],
  ['one that has moved its coins', 0, { state: 'void' }],
  ['one that the user has accepted, which is an open signature', 0, { isOwn: false }],
  ['one of other coins', 0, { offer: makeOffer({ coins: [{ order: 1, txid: 'ab', value: sats(1_000), vout: 0 }] }) }],
])('%s could be completed in place of a payment: %i', (_what, count, change) => {
  const view = { hash: 'x', offer: makeOffer(), state: 'accepted' as const, isOwn: true, ...change };
  expect(listRivalOffers(makeOffer(), 'the payment', [view])).toHaveLength(count);
});
