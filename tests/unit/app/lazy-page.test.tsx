import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from '@/app/lazy-page';
import type { Component } from '@/lib/jsx/jsx-types';
import { logger } from '@/lib/logger';

const Page = () => <h1>The page</h1>;
const load = vi.fn<() => Promise<Component>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  return () => vi.useRealTimers();
});

async function show(): Promise<void> {
  const LazyPage = lazyPage(load);
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <LazyPage />
      </Suspense>,
    );
  });
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const heading = () => screen.getByRole('heading').textContent;

it('shows a page', async () => {
  load.mockResolvedValue(Page);
  await show();
  expect(heading()).toBe('The page');
});

it('reports a page that cannot be fetched, and shows it once it can', async () => {
  await show();
  expect(screen.getByRole('alert').textContent).toContain('Nothing was lost.');
  expect(document.title).toContain('This screen could not be loaded');
  load.mockResolvedValue(Page);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(heading()).toBe('The page');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('retries at once when the user asks, and keeps reporting the failure', async () => {
  await show();
  const tries = load.mock.calls.length;
  await press('Try again');
  expect(load).toHaveBeenCalledTimes(tries + 1);
  expect(heading()).toBe('This screen could not be loaded');
  load.mockResolvedValue(Page);
  await press('Try again');
  expect(heading()).toBe('The page');
});

it('retries when the browser is online again', async () => {
  await show();
  load.mockResolvedValue(Page);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(heading()).toBe('The page');
});
