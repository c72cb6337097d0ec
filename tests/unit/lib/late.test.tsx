import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { late } from '@/lib/late';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('leaves out what cannot be fetched, and shows it once it can', async () => {
  const Part = () => <p>The part</p>;
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Part });
  const LatePart = late(load);
  await act(async () => {
    render(
      <>
        <h1>The screen</h1>
        <Suspense fallback={null}>
          <LatePart />
        </Suspense>
      </>,
    );
  });
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.queryByText('The part')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('The part')).toBeTruthy();
});
