import { moveClock } from '@tests/faults/scenes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '@/domain/primitives/dates';
import { type ReturnConcern, toUnixDay } from '@/domain/settlement/return-rules';
import type { CoinReturn } from '@/domain/settlement/return-state';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND } from '@/lib/intent';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { askReturn, giveReturn, reviewReturn } from '@/store/settlement/return-dates.thunks';
import { selectReturns } from '@/store/settlement/settlement.selectors';
import { reviewTakeBack, takeBack } from '@/store/settlement/take-back.thunks';
import { EVERY_COIN, look, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Found in review. Berto deposits, Ana signs in advance. */

const open = hostileStages();
let stage: Stage;
let before: number | null = null;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});
afterEach(() => {
  vi.useRealTimers();
  if (before !== null) moveClock(before);
  before = null;
});

const record = () => stage.backend.store.state.guarantees[0] as unknown as Record<string, string>;
const from = (days = 60) => toUnixDay(addDays((record().valid_until ?? '').slice(0, 10), days));

function listReturns(store: AppStore): CoinReturn[] {
  return selectReturns(
    store.getState(),
    requireContract(store.getState(), GUARANTEE_REF.contractId),
    GUARANTEE_REF.guaranteeId,
  );
}

async function ask(store: AppStore, change: { address?: string; from?: number } = {}) {
  const quote = await store.dispatch(quoteSettlement(GUARANTEE_REF));
  if (!quote.ok) throw new Error(quote.error.message);
  const order = {
    guaranteeRef: GUARANTEE_REF,
    coins: quote.value.coins,
    address: TO_BERTO,
    from: from(),
    password: PASSWORD,
    sentence: 'I ask.',
  };
  return store.dispatch(askReturn({ ...order, ...change }, BACKGROUND));
}

function give(store: AppStore, hash: string, accepted: readonly ReturnConcern[] = ['depositor-unsigned']) {
  return store.dispatch(
    giveReturn(
      { guaranteeRef: GUARANTEE_REF, hash, accepted, indices: EVERY_COIN, password: PASSWORD, sentence: 'I sign.' },
      BACKGROUND,
    ),
  );
}

async function asked(change: { address?: string; from?: number } = {}) {
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  expect(await ask(berto, change)).toMatchObject({ ok: true, value: { unsent: null } });
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  return { ana, hash: listReturns(ana)[0]?.ask.hash ?? '' };
}

async function given() {
  const { ana, hash } = await asked();
  expect(await give(ana, hash)).toMatchObject({ ok: true });
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  return { berto, hash };
}

function passTime(seconds = from() + 7_200): void {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });
  before = moveClock(seconds * 1000);
  for (let at = 0; at < 11; at += 1) stage.backend.chain.mine();
}

async function take(store: AppStore, { ask: { hash }, index }: CoinReturn, rate = 8) {
  const ref = { guaranteeRef: GUARANTEE_REF, hash, index, rate };
  const read = await store.dispatch(reviewTakeBack(ref));
  if (!read.ok) return read;
  const { inspection, concerns } = read.value;
  if (inspection.verdict === 'refuse') return { ok: false as const, rule: inspection.rule };
  return store.dispatch(
    takeBack({ ref, consent: toConsent({ inspection, concerns }), password: PASSWORD }, BACKGROUND),
  );
}

describe('the server, without signed terms', () => {
  test('cannot name the other party as the depositor, and get the deposit returned to it', async () => {
    record().contractor_id = String(stage.user.id);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await ask(ana, { address: TO_ANA })).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    const hash = listReturns(berto)[0]?.ask.hash ?? '';
    expect(hash).not.toBe('');
    expect(await give(berto, hash, [])).toMatchObject({ ok: false });
    const review = await berto.dispatch(reviewReturn(GUARANTEE_REF, hash));
    expect(review.ok ? review.value.concerns : review.error.detail).toEqual(['depositor-unsigned']);
  });

  test('cannot move the last day to claim, so that a return at once is signed', async () => {
    record().valid_until = '2020-01-01';
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    expect(await ask(berto, { from: toUnixDay('2020-06-01') })).toMatchObject({ error: { detail: { rule: 'past' } } });
  });
});

test('a return whose fee is too low can be replaced by one that pays more', async () => {
  const { berto } = await given();
  passTime();
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  expect(await take(berto, due, 2)).toMatchObject({ ok: true });
  await look(stage, berto);
  expect(listReturns(berto)).toHaveLength(1);
});
