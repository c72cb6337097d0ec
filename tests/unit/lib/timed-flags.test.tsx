import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimedFlag } from '@/lib/timed-flags';
import { useDocumentTitle } from '@/lib/use-document-title';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function timedFlag() {
  const { result, unmount } = renderHook(() => useTimedFlag(2_000));
  return {
    unmount,
    isRaised: () => result.current[0],
    raise: () => act(() => result.current[1]()),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

test('is set for its duration', () => {
  const flag = timedFlag();
  expect(flag.isRaised()).toBe(false);
  flag.raise();
  flag.pass(1_999);
  expect(flag.isRaised()).toBe(true);
  flag.pass(1);
  expect(flag.isRaised()).toBe(false);
});

test('restarts the duration when set again', () => {
  const flag = timedFlag();
  flag.raise();
  flag.pass(1_500);
  flag.raise();
  flag.pass(1_999);
  expect(flag.isRaised()).toBe(true);
  flag.pass(1);
  expect(flag.isRaised()).toBe(false);
});

test('leaves no timer after unmount', () => {
  const flag = timedFlag();
  flag.raise();
  flag.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('the tab has the title of the screen', () => {
  const { rerender } = renderHook(({ title }) => useDocumentTitle(title), { initialProps: { title: 'Login' } });
  expect(document.title).toBe('Login');
  rerender({ title: 'Contracts' });
  expect(document.title).toBe('Contracts');
});
