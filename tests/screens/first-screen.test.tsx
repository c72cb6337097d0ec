import type { WireUser } from '@mocks/wire';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { createBaseStore, isFullStore } from '@/store/boot/base-store';
import { person, testWorld } from './support';

const world = testWorld();

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

/** Starts the app like `main.tsx`, with the store of the first screen. */
async function start(path: string, user: WireUser | null = null) {
  if (user !== null) localStorage.setItem('user', JSON.stringify(user));
  window.history.replaceState(null, '', path);
  const store = createBaseStore();
  // Awaited, because rendering suspends until the store is loaded.
  await act(async () => void render(<App store={store} />));
  return { store, user: userEvent.setup() };
}

describe('starting the app', () => {
  it('shows visitors the login form without the full store', async () => {
    const { store } = await start('/login');
    await screen.findByRole('heading', { name: 'Login to Aval' });
    await screen.findByRole('button', { name: 'EN' });
    expect(isFullStore(store)).toBe(false);
  });
});

describe('a part of the shell that cannot be fetched', () => {
  afterEach(() => {
    vi.doUnmock('@/store/boot/store');
    vi.restoreAllMocks();
  });

  it('does not affect the screen, nor what was typed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.doMock('@/store/boot/store', () => Promise.reject(new TypeError('Failed to fetch')));
    await start('/login', person(world, 'Ana'));
    // Awaited, for the same reason as the start.
    const email = await screen.findByLabelText('Email');
    await act(async () => void fireEvent.change(email, { target: { value: 'ana@example.com' } }));
    await waitFor(() => expect(error).toHaveBeenCalled());
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
  });
});
