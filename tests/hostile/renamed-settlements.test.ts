import { daily } from '@tests/daily';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@/domain/primitives/dates';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { toUnixDay } from '@/domain/settlement/return-rules';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND } from '@/lib/intent';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { acceptOffer, completeSettlement } from '@/store/settlement/answer-offer.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { reviewSettlement } from '@/store/settlement/read-settlement.thunks';
import { askReturn, giveReturn } from '@/store/settlement/return-dates.thunks';
import { readReturnDays } from '@/store/settlement/return-days.thunks';
import { selectOffers, selectReturns } from '@/store/settlement/settlement.selectors';
import { addGuarantee, renameGuarantee } from './guarantees';
import { attackReport } from './report';
import { EVERY_COIN, look, offer, offered, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Offers and returns are about coins. The text names a guarantee by the id that the server gave it then. */

const open = hostileStages();
const report = attackReport('Settlements and return dates under the id of another guarantee');
const { contractId, guaranteeId: ROOF } = GUARANTEE_REF;

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

const contractOf = (store: AppStore) => requireContract(store.getState(), contractId);
const offersOf = (store: AppStore, id: Id) => selectOffers(store.getState(), contractOf(store), id);
const returnsOf = (store: AppStore, id: Id) => selectReturns(store.getState(), contractOf(store), id);

/** The two guarantees get each other's id; addresses and descriptions stay together. */
function exchangeIds(a: Id, b: Id): void {
  for (const [from, to] of [
    [a, 'third'],
    [b, a],
    ['third', b],
  ] as const)
    renameGuarantee(stage, from, { id: to, description: `now ${to}` });
}

/** Berto has asked for the return of his deposit, and Ana has signed it. */
async function agreeOnReturn(): Promise<void> {
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  const quote = await berto.dispatch(quoteSettlement(GUARANTEE_REF));
  if (!quote.ok) throw new Error(quote.error.message);
  const { validUntil } = requireGuarantee(berto.getState(), GUARANTEE_REF);
  const order = {
    guaranteeRef: GUARANTEE_REF,
    coins: quote.value.coins,
    address: TO_BERTO,
    from: toUnixDay(addDays(validUntil ?? '', 60)),
    password: PASSWORD,
    sentence: 'I ask.',
  };
  expect(await berto.dispatch(askReturn(order, BACKGROUND))).toMatchObject({ ok: true });
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  expect(await give(ana, ROOF)).toMatchObject({ ok: true });
}

async function give(store: AppStore, guaranteeId: Id) {
  const order = {
    guaranteeRef: { contractId, guaranteeId },
    hash: returnsOf(store, guaranteeId)[0]?.ask.hash ?? '',
    accepted: ['depositor-unsigned'],
    indices: EVERY_COIN,
    password: PASSWORD,
    sentence: 'I sign.',
  } as const;
  return store.dispatch(giveReturn(order, BACKGROUND));
}

const CASES: [string, () => Promise<Id>][] = [
  [
    'a new id',
    async () => {
      renameGuarantee(stage, ROOF, { id: 'roof-again', description: 'Roof' });
      return 'roof-again';
    },
  ],
  [
    'the id of another guarantee',
    async () => {
      await addGuarantee(stage, { id: 'garden', description: 'Garden', values: [100_000] });
      exchangeIds(ROOF, 'garden');
      return 'garden';
    },
  ],
];

describe.each(daily(1, CASES))('a guarantee that the backend gives %s', (what, rename) => {
  test('keeps its offers, and the other one gets none', async () => {
    const { berto, hash } = await offered(stage);
    const id = await rename();
    await look(stage, berto);
    expect(offersOf(berto, id)).toMatchObject([{ hash, state: 'open' }]);
    expect(offersOf(berto, ROOF)).toEqual([]);
    report.stopped(`an offer, with ${what}`, 'memory', 'by its coins');
  });

  test('keeps its return date, on both sides', async () => {
    await agreeOnReturn();
    const id = await rename();
    for (const who of ['ana', 'berto'] as const) {
      const store = await stage.switchTo(who);
      await look(stage, store);
      expect(returnsOf(store, id).map(({ given }) => given !== null)).toContain(true);
      expect(returnsOf(store, ROOF)).toEqual([]);
      expect(await store.dispatch(readReturnDays([contractOf(store)]))).toMatchObject([
        { guaranteeId: id, isOver: false },
      ]);
    }
    report.stopped(`a return date, with ${what}`, 'memory', 'by its coins');
  });
});

test('an offer is accepted and completed by its coins, under an id that its text does not name', async () => {
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  const made = await offer(ana, TO_ANA);
  if (!made.ok) throw new Error(made.error.message);
  renameGuarantee(stage, ROOF, { id: 'roof-again', description: 'Roof' });
  // Neither device has seen the earlier id.
  const accepted = await settle(await stage.switchTo('berto'), made.value.hash, TO_BERTO);
  expect(accepted).toMatchObject({ ok: true });
  expect(await settle(stage.openElsewhere(), made.value.hash, '')).toMatchObject({ ok: true });
});

/** Accepts the offer, or completes it without an address. */
async function settle(store: AppStore, hash: string, address: string) {
  await look(stage, store);
  const ref = { guaranteeRef: { contractId, guaranteeId: 'roof-again' }, hash, address };
  const read = await store.dispatch(reviewSettlement(ref));
  if (!read.ok || read.value.inspection.verdict === 'refuse') return read;
  const { inspection, concerns } = read.value;
  const order = { ref, consent: toConsent({ inspection, concerns }), password: PASSWORD };
  const thunk =
    address === ''
      ? completeSettlement(order, BACKGROUND)
      : acceptOffer({ ...order, sentence: 'I accept.' }, BACKGROUND);
  return store.dispatch<Promise<Result<unknown>>>(thunk);
}
