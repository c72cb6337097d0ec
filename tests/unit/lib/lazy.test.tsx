import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyAfterPaint, retryImport } from '@/lib/lazy';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('omits a component that fails, logs it, and keeps the rest', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = () => {
    throw new Error('Nonsense in the state');
  };
  const LazyPart = lazyAfterPaint(() => Promise.resolve({ default: Part }));
  await act(async () => {
    render(
      <>
        <h1>The screen</h1>
        <Suspense fallback={null}>
          <LazyPart />
        </Suspense>
      </>,
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Nonsense in the state'), expect.any(String));
});

it('omits a component that cannot be fetched, and shows it once it can', async () => {
  const Part = () => <p>The part</p>;
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Part });
  const LazyPart = lazyAfterPaint(load);
  await act(async () => {
    render(
      <>
        <h1>The screen</h1>
        <Suspense fallback={null}>
          <LazyPart />
        </Suspense>
      </>,
    );
  });
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.queryByText('The part')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('The part')).toBeTruthy();
});

it('repeats an import until it succeeds, with growing pauses', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const part = retryImport(load);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load.mock.calls.length).toBeLessThan(20);
  load.mockResolvedValue('here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe('here');
});
