import { eventually } from '@tests/eventually';
import { DESTINATION } from '@tests/faults/scenes';
import { createGate } from '@tests/gate';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { countCalls, hasSentSignature } from '@tests/hostile/traffic';
import { sats } from '@tests/unit/domain/make';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/domain/models';
import { createIntent } from '@/lib/intent';
import { loginSuccess } from '@/store/auth/auth.slice';
import { RETRY_PAUSES } from '@/store/calls/requests';
import type { AppStore, RootState } from '@/store/core/store-types';
import { logout } from '@/store/login/login.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';

/* The user stops waiting for the response to the request of a withdrawal; then one comes. */

const openStage = hostileStages();
const NEXT_USER: User = {
  id: 'next',
  email: 'next@example.com',
  username: 'Next',
  encryptedKey: null,
  publicKey: null,
};
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

beforeEach(() => {
  const { setTimeout: start } = globalThis;
  // Pauses between retries end immediately.
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => start(run, RETRY_PAUSES.includes(ms) ? 0 : ms));
});

/** Resolves once the state fulfils the condition. */
function untilState({ getState, subscribe }: AppStore, isReached: (state: RootState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isReached(getState())) resolve();
    };
    subscribe(check);
    check();
  });
}

const countWithdrawals = ({ backend }: Stage) => backend.store.withdrawals(GUARANTEE_REF.guaranteeId).length;
const isNothingLive = ({ outbox }: RootState) => Object.keys(outbox.live).length === 0;

type Answer = (createWithdrawal: () => Promise<Response>) => Promise<Response>;

/** A release that was given up; `respond` lets the late response come and waits until it is dealt with. */
async function openGivenUp(answer: Answer) {
  const stage = await openStage('funded', 'berto');
  const [arrived, released] = [createGate(), createGate()];
  stage.server.use(
    http.post('*/api/contracts/withdrawal', async ({ request }) => {
      arrived.open();
      await released.opened;
      return answer(async () => (await getResponse(stage.backend.handlers, request)) ?? HttpResponse.error());
    }),
  );
  const patience = new AbortController();
  const outcome = stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD, createIntent(patience.signal)));
  await arrived.opened;
  patience.abort();
  expect(await outcome).toMatchObject({ ok: false, error: { code: 'stopped' } });
  const respond = async () => {
    released.open();
    await untilState(stage.store, isNothingLive);
  };
  return { stage, respond, startAnswer: released.open };
}

describe('a withdrawal whose request was given up', () => {
  test('is left alone by the retries of this page while its response may still come', async () => {
    const { stage, respond } = await openGivenUp((create) => create());
    const { intents, live } = stage.store.getState().outbox;
    expect(intents).toMatchObject([{ kind: 'release', withdrawalId: null }]);
    expect(Object.values(live)).toEqual(['unanswered']);
    await stage.store.dispatch(settleOutbox());
    expect(stage.store.getState().outbox.intents).toEqual(intents);
    await respond();
  });

  test('is deleted, unsigned, when the response comes late', async () => {
    const { stage, respond } = await openGivenUp((create) => create());
    await respond();
    expect(countCalls(stage.sent, /^DELETE .*transaction/)).toBe(1);
    expect(countWithdrawals(stage)).toBe(0);
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
    expect(stage.store.getState().outbox).toMatchObject({ intents: [], live: {}, refusal: null });
  });

  test('is deleted by the next retry when deleting it fails at first', async () => {
    const { stage, respond } = await openGivenUp(async (create) => {
      const created = await create();
      stage.server.use(http.delete('*/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 503 })));
      return created;
    });
    await respond();
    const [withdrawal] = stage.backend.store.withdrawals(GUARANTEE_REF.guaranteeId);
    expect(stage.store.getState().outbox.intents).toMatchObject([{ kind: 'release', withdrawalId: withdrawal?.id }]);
    stage.server.use(...stage.backend.handlers);
    await stage.store.dispatch(settleOutbox());
    expect(countWithdrawals(stage)).toBe(0);
    expect(stage.store.getState().outbox).toMatchObject({ intents: [], live: {}, refusal: null });
  });

  const unavailable = () => HttpResponse.json({ error: 'later' }, { status: 503 });
  test.each<[string, Answer, number]>([
    ['nothing was created', async () => unavailable(), 0],
    ['it was created', (create) => create().then(unavailable), 1],
  ])('is looked up by the next retry when the late response is an error and %s', async (_what, answer, created) => {
    const { stage, respond } = await openGivenUp(answer);
    await respond();
    expect(countWithdrawals(stage)).toBe(created);
    expect(stage.store.getState().outbox.intents).toHaveLength(1);
    await stage.store.dispatch(settleOutbox());
    expect(countCalls(stage.sent, /^DELETE .*transaction/)).toBe(created);
    expect(countWithdrawals(stage)).toBe(0);
    expect(stage.store.getState().outbox).toMatchObject({ intents: [], live: {}, refusal: null });
  });

  test('is deleted by the next retry when the backend has made it and the response never comes', async () => {
    const never = createGate();
    const created = createGate();
    const { stage, startAnswer } = await openGivenUp(async (create) => {
      const response = await create();
      created.open();
      await never.opened;
      return response;
    });
    startAnswer();
    await created.opened;
    await stage.store.dispatch(settleOutbox());
    expect(countWithdrawals(stage)).toBe(0);
    expect(stage.store.getState().outbox.intents).toEqual([]);
    never.open();
    await untilState(stage.store, isNothingLive);
  });

  test('stores nothing for the next user when the response comes after a logout', async () => {
    const { stage, startAnswer } = await openGivenUp((create) => create());
    stage.store.dispatch(logout());
    stage.store.dispatch(loginSuccess(NEXT_USER));
    const stored: unknown[] = [];
    stage.store.subscribe(() => stored.push(...stage.store.getState().outbox.intents));
    const log = vi.spyOn(console, 'info');
    startAnswer();
    await eventually(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('A late answer')));
    expect(countWithdrawals(stage)).toBe(1);
    expect(stored).toEqual([]);
    expect(countCalls(stage.sent, /^DELETE .*transaction/)).toBe(0);
    expect(localStorage.getItem('intents')).toBeNull();
  });
});
