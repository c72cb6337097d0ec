import type { WireUser } from '@mocks/wire';
import { createGate } from '@tests/gate';
import { person, testWorld } from '@tests/screens/support';
import { toUser } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { loadMessages, sendChatMessage } from '@/store/chat/chat.thunks';
import { loadContracts } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { logout } from '@/store/login/login.thunks';
import { loadPeople } from '@/store/people/people.thunks';

const world = testWorld();
const MESSAGE = { id: 'm1', user_id: 'u1', contract_id: 'c1', content: 'A secret', created_at: null };

/** Delays the response until `meanwhile` has run. */
async function respondLate(
  answer: () => Response,
  ask: (store: AppStore) => unknown,
  meanwhile: (s: AppStore) => void,
) {
  const [arrived, done] = [createGate(), createGate()];
  world.server.use(
    http.all('http://backend.test/api/*', async () => {
      arrived.open();
      await done.opened;
      return answer();
    }),
  );
  const store = createAppStore();
  store.dispatch(loginSuccess(toUser(person(world, 'Ana'))));
  const asked = Promise.resolve(ask(store)).catch(() => undefined);
  await arrived.opened;
  meanwhile(store);
  const before = store.getState();
  done.open();
  await asked;
  return { before, after: store.getState() };
}

describe.each<[string, (berto: WireUser) => (store: AppStore) => void]>([
  ['a logout', () => (store) => void store.dispatch(logout())],
  [
    'another user signed in',
    (berto) => (store) => {
      store.dispatch(logout());
      store.dispatch(loginSuccess(toUser(berto)));
    },
  ],
])('an answer that comes after %s', (_what, leave) => {
  const failed = () => HttpResponse.json({ error: 'No' }, { status: 400 });

  it.each<[string, () => Response, (store: AppStore) => unknown]>([
    ['messages', () => HttpResponse.json([MESSAGE]), ({ dispatch }) => dispatch(loadMessages('c1'))],
    ['messages that failed', failed, ({ dispatch }) => dispatch(loadMessages('c1'))],
    [
      'a message that was sent',
      () => HttpResponse.json(MESSAGE),
      ({ dispatch }) => dispatch(sendChatMessage('c1', 'A')),
    ],
    ['names', () => HttpResponse.json([{ id: 'u1', email: 'a@b.c' }]), ({ dispatch }) => dispatch(loadPeople())],
    ['contracts that failed', failed, ({ dispatch }) => dispatch(loadContracts())],
  ])('is not kept: %s', async (_which, answer, ask) => {
    const { before, after } = await respondLate(answer, ask, leave(person(world, 'Berto')));
    expect(after.chat).toEqual(before.chat);
    expect(after.people).toEqual(before.people);
    expect(after.contracts).toEqual(before.contracts);
  });
});

it('keeps a response that arrives in time', async () => {
  const answer = () => HttpResponse.json([MESSAGE]);
  const { after } = await respondLate(
    answer,
    ({ dispatch }) => dispatch(loadMessages('c1')),
    () => {},
  );
  expect(after.chat.byContract.c1?.messages).toHaveLength(1);
});
