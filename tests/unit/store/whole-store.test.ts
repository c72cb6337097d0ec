// @vitest-environment jsdom

import { eventually } from '@tests/eventually';
import { makeContract } from '@tests/unit/domain/make';
import { contractsText, userText } from '@tests/unit/store/stored';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBaseStore, isFullStore } from '@/store/boot/base-store';
import { followSignIn, loadFullStore } from '@/store/boot/full-store';
import { injectMemberSlices } from '@/store/boot/store';
import { contractAdded } from '@/store/contracts/contracts.slice';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02ab' };
const berto = { ...ana, id: 2, email: 'berto@example.com' };

function keep(key: string, text: string): void {
  localStorage.setItem(key, text);
}

beforeEach(() => {
  localStorage.clear();
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.doUnmock('@/store/boot/store');
  vi.restoreAllMocks();
});

describe('the base store', () => {
  it('has the session only', () => {
    keep('user', userText(ana));
    keep('contracts', contractsText([makeContract()]));
    const store = createBaseStore();
    expect(Object.keys(store.getState())).toEqual(['auth']);
    expect(store.getState().auth).toMatchObject({ user: ana, isAuthenticated: true });
    expect(isFullStore(store)).toBe(false);
  });

  it('gets the member slices from storage, and writes changes from then on', async () => {
    keep('user', userText(ana));
    keep('contracts', contractsText([makeContract({ id: 'kept' })]));
    const store = await loadFullStore(createBaseStore());
    expect(isFullStore(store)).toBe(true);
    expect(store.getState().contracts.contracts.map(({ id }) => id)).toEqual(['kept']);
    store.dispatch(contractAdded(makeContract({ id: 'new' })));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('contracts')).toContain('"new"');
  });

  it('is filled once, however often it is requested', async () => {
    const store = createBaseStore();
    const [first, second] = [loadFullStore(store), loadFullStore(store)];
    expect(second).toBe(first);
    await first;
    const state = store.getState();
    injectMemberSlices(store);
    expect(store.getState()).toBe(state);
  });

  it('is signed out if another tab has signed out meanwhile', async () => {
    keep('user', userText(ana));
    const store = createBaseStore();
    localStorage.clear();
    await loadFullStore(store);
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('follows a sign-in in another tab', async () => {
    const store = createBaseStore();
    followSignIn(store);
    keep('user', userText(berto));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(store.getState().auth.user).toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: userText(berto) }));
    await eventually(() => expect(store.getState().auth.user).toEqual(berto));
  });
});

describe('code that cannot be fetched', () => {
  it('is a network error, and is fetched again by the next attempt', async () => {
    vi.doMock('@/store/boot/store', () => Promise.reject(new TypeError('Failed to fetch')));
    const store = createBaseStore();
    await expect(loadFullStore(store)).rejects.toMatchObject({ code: 'network' });
    vi.doUnmock('@/store/boot/store');
    await loadFullStore(store);
    expect(isFullStore(store)).toBe(true);
  });
});
