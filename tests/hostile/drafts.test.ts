import { createBackend } from '@mocks/backend';
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import type { AppStore } from '@/store/core/store-types';
import { LONGEST_DRAFT, MOST_DRAFTS } from '@/store/drafts/draft-storage';
import { countDrafts, readDraft, removeDraft, saveDraft } from '@/store/drafts/drafts.thunks';
import { logout } from '@/store/login/login.thunks';
import { fakeBrowser } from './fake-browser';

/* docs/security.md#drafts */

fakeBrowser(setupServer(...createBackend().handlers));

function signIn(id: Id, store = createAppStore()): AppStore {
  const user = { id, email: `${id}@example.com`, username: null, encryptedKey: null, publicKey: null };
  store.dispatch(loginSuccess(user));
  return store;
}

const read = (store: AppStore, name = 'chat 1') => store.dispatch(readDraft(name))?.value ?? null;

describe('text typed by one user of the device', () => {
  test.each([
    ['an id that begins alike', 'ana', 'ana2'],
    ['an id with the mark between parts', 'ana', 'ana/chat 1'],
    ['a number', 1, 11],
  ])('is not read by another user with %s', (_what, ana, other) => {
    const store = signIn(ana);
    expect(store.dispatch(saveDraft(ana, 'chat 1', '""', 'Secret'))).toBe('works');
    signIn(other, store);
    expect(read(store)).toBeNull();
    expect(store.dispatch(countDrafts())).toBe(0);
  });

  test('is not stored for another user by a screen that is still open', () => {
    const store = signIn('ana');
    signIn('berto', store);
    store.dispatch(saveDraft('ana', 'chat 1', '""', 'Secret'));
    expect(read(store)).toBeNull();
    expect(JSON.stringify([...Array(localStorage.length)].map((_, index) => localStorage.key(index)))).not.toContain(
      'draft',
    );
  });

  test('is not stored after a logout in another tab that this tab has not noticed', () => {
    const [first, second] = [signIn('ana'), signIn('ana')];
    second.dispatch(logout());
    expect(first.dispatch(saveDraft('ana', 'chat 1', '""', 'Secret'))).toBe('blocked');
    expect(localStorage.length).toBe(0);
  });

  test('is gone after a logout, and once another user has typed something', () => {
    const store = signIn('ana');
    store.dispatch(saveDraft('ana', 'chat 1', '""', 'Secret'));
    signIn('berto', store);
    store.dispatch(saveDraft('berto', 'chat 2', '""', 'Mine'));
    signIn('ana', store);
    expect(read(store)).toBeNull();
    store.dispatch(logout());
    expect(localStorage.length).toBe(0);
  });
});

describe('the stored draft', () => {
  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, at: '', base: '', value: 'x' })],
    ['no draft', '"x"'],
  ])('is ignored if it is %s', (_what, text) => {
    const store = signIn('ana');
    store.dispatch(saveDraft('ana', 'chat 1', '""', 'x'));
    const key = [...Array(localStorage.length)]
      .map((_, i) => localStorage.key(i))
      .find((each) => each?.includes('draft'));
    localStorage.setItem(key ?? '', text);
    expect(read(store)).toBeNull();
  });

  test('is limited in length and in number, and the oldest goes first', () => {
    const store = signIn('ana');
    expect(store.dispatch(saveDraft('ana', 'chat 0', '""', 'x'.repeat(LONGEST_DRAFT)))).toBe('too-long');
    for (let chat = 1; chat <= MOST_DRAFTS + 5; chat += 1) store.dispatch(saveDraft('ana', `chat ${chat}`, '""', 'x'));
    expect(store.dispatch(countDrafts())).toBe(MOST_DRAFTS);
    expect(read(store, `chat ${MOST_DRAFTS + 5}`)).toBe('x');
    store.dispatch(removeDraft('ana', `chat ${MOST_DRAFTS + 5}`));
    expect(store.dispatch(countDrafts())).toBe(MOST_DRAFTS - 1);
  });

  test('of two tabs is the whole text of the tab that wrote last', () => {
    const [first, second] = [signIn('ana'), signIn('ana')];
    first.dispatch(saveDraft('ana', 'new-contract', '', { title: 'A', description: 'a' }));
    second.dispatch(saveDraft('ana', 'new-contract', '', { title: 'B', description: 'b' }));
    expect(read(first, 'new-contract')).toEqual({ title: 'B', description: 'b' });
  });
});
