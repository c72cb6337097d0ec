import { contractId } from '@tests/hostile/seal-stage';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectIsOwn } from '@/store/keys/own-key.selectors';
import { selectOtherName } from '@/store/people/people.selectors';
import { loadPeople, selectName, selectNames } from '@/store/people/people.thunks';
import { hostileStages, type Stage } from './stage';

/* Names are only what the server says. Who the user is, follows from the session. */

const open = hostileStages();
const [ANA, BERTO] = ['demo-user-1', 'demo-user-2'] as const;

async function openWithNames(names: Record<string, string>): Promise<Stage> {
  const stage = await open('signed', 'ana');
  const users = Object.entries(names).map(([id, username]) => ({ id, username, email: `${id}@example.com` }));
  stage.server.use(http.get('*/api/auth/users', () => HttpResponse.json(users)));
  await stage.store.dispatch(loadPeople());
  return stage;
}

describe('a list of users', () => {
  test('with the names of both parties exchanged does not rename the user, nor make two of one name', async () => {
    const { store, user } = await openWithNames({ [ANA]: 'berto', [BERTO]: 'ana' });
    const state = store.getState();
    expect(user.id).toBe(ANA);
    expect(selectName(state, ANA)).toBe(`ana (${ANA})`);
    expect(selectName(state, BERTO)).toBe(`ana (${BERTO})`);
    expect(selectNames(state)[ANA]).toBe('ana');
    expect(selectOtherName(state, contractId)).toBe(`ana (${BERTO})`);
  });

  test.each([
    'ana',
    'ANA',
    'Аnа',
    'a n\u200ba',
    'ana (You)',
    'ana Usted',
    'You',
    'YОU: ana',
    `ana${'\u200b'.repeat(64)}`,
    `${'\u200b'.repeat(64)}ana`,
  ])('with %s for the other party: the id is shown', async (name) => {
    const { store } = await openWithNames({ [BERTO]: name });
    const state = store.getState();
    expect(selectName(state, BERTO)).toBe(`${name} (${BERTO})`);
    expect([selectIsOwn(state, ANA, ''), selectIsOwn(state, BERTO, '')]).toEqual([true, false]);
  });
});

describe('the user', () => {
  test('is known by the key, whatever id stands beside it', async () => {
    const { store, user } = await open('signed', 'ana');
    const key = user.public_key ?? '';
    const other = `02${'ab'.repeat(32)}`;
    const state = store.getState();
    expect(selectIsOwn(state, BERTO, key.toUpperCase())).toBe(true);
    expect(selectIsOwn(state, ANA, other)).toBe(false);
    expect(selectIsOwn(state, ANA, '')).toBe(true);
  });
});
