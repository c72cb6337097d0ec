import { beforeEach, describe, expect, test } from 'vitest';
import type { Sats } from '@/domain/primitives/amount';
import { loadMessages } from '@/store/chat/chat.thunks';
import { selectSealLine, selectSealView } from '@/store/seals/seals.selectors';
import { signTerms } from '@/store/seals/sign-terms.thunks';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import type { AppStore } from '@/store/setup/store-types';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

const { contractId } = GUARANTEE_REF;
const openStage = hostileStages();

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

/** What the contract screen does at each poll. */
async function look(store: AppStore) {
  await stage.reloadIn(store);
  await store.dispatch(loadMessages(contractId)).catch(() => undefined);
  await store.dispatch(syncSeals(contractId));
  return selectSealView(store.getState(), contractId);
}

async function sign(store: AppStore) {
  const view = await look(store);
  const order = { contractId, text: view?.text ?? '', password: PASSWORD, sentence: 'I signed.' };
  return store.dispatch(signTerms(order));
}

/** Both sign; returns Ana's app. */
async function seal(): Promise<AppStore> {
  expect(await sign(stage.store)).toMatchObject({ ok: true, value: { sent: { ok: true } } });
  expect(await sign(await stage.switchTo('berto'))).toMatchObject({ ok: true });
  return stage.switchTo('ana');
}

describe('signed terms', () => {
  test('both sign, and both see it', async () => {
    expect((await look(stage.store))?.state.kind).toBe('unsigned');
    await sign(stage.store);
    expect((await look(stage.store))?.state.kind).toBe('signed-by-you');
    const berto = await stage.switchTo('berto');
    expect((await look(berto))?.state.kind).toBe('signed-by-other');
    await sign(berto);
    expect((await look(berto))?.state).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 1 } } });
    const ana = await stage.switchTo('ana');
    expect((await look(ana))?.state).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 1 } } });
  });

  test('a server that changes the amount is noticed, and a second revision follows the first', async () => {
    const ana = await seal();
    const [first] =
      (await look(ana))?.state.kind === 'sealed'
        ? (ana.getState().seals.byContract[contractId]?.record.signed ?? [])
        : [];
    const [guarantee] = stage.backend.store.state.guarantees;
    if (guarantee === undefined) throw new Error('There is no guarantee');
    guarantee.amount = 900_000 as Sats;
    expect((await look(ana))?.state).toMatchObject({ kind: 'changed', signedBy: [] });
    await sign(ana);
    await sign(await stage.switchTo('berto'));
    const view = await look(await stage.switchTo('ana'));
    expect(view?.state).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 2, previous: first?.hash } } });
  });

  test('signatures survive messages that are dropped', async () => {
    const ana = await seal();
    expect((await look(ana))?.state.kind).toBe('sealed');
    stage.backend.store.state.messages = [];
    expect((await look(await stage.switchTo('ana')))?.state.kind).toBe('sealed');
  });

  test('a new device reads the signatures of the chat', async () => {
    await seal();
    expect((await look(stage.openElsewhere()))?.state.kind).toBe('sealed');
  });

  test('a text that is not the one on screen is not signed', async () => {
    const view = await look(stage.store);
    const [guarantee] = stage.backend.store.state.guarantees;
    if (guarantee !== undefined) guarantee.conditions = 'Something else.';
    const order = { contractId, text: view?.text ?? '', password: PASSWORD, sentence: 'I signed.' };
    expect(await stage.store.dispatch(signTerms(order))).toMatchObject({ ok: false, error: { code: 'terms-differ' } });
    expect(stage.backend.store.state.messages).toHaveLength(0);
    expect(selectSealLine(stage.store.getState(), contractId, 'x')).toBeNull();
  });
});
