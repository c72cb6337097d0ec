import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLoaded } from '@/lib/use-loaded';

/** A load function whose responses are resolved by hand. */
function manual() {
  const answers: ((value: string) => void)[] = [];
  const load = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { load, answer: (at: number, value: string) => act(async () => answers[at]?.(value)) };
}

describe('useLoaded', () => {
  it('loads once per key, even when mounted twice', async () => {
    const { load, answer } = manual();
    const { result } = renderHook(() => useLoaded(load, 'a'), { wrapper: StrictMode });
    expect(result.current).toMatchObject({ value: null, loading: true });
    await answer(0, 'first');
    expect(result.current).toMatchObject({ value: 'first', loading: false });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the current value while it reloads', async () => {
    const { load, answer } = manual();
    const { result } = renderHook(() => useLoaded(load, 'a'));
    await answer(0, 'first');
    act(() => result.current.reload());
    expect(result.current).toMatchObject({ value: 'first', loading: true });
    await answer(1, 'second');
    expect(result.current).toMatchObject({ value: 'second', loading: false });
  });

  it('drops a stale response after the key changed', async () => {
    const { load, answer } = manual();
    const { result, rerender } = renderHook(({ key }) => useLoaded(load, key), { initialProps: { key: 'a' } });
    rerender({ key: 'b' });
    expect(result.current.value).toBeNull();
    await answer(1, 'of b');
    await answer(0, 'of a');
    await waitFor(() => expect(result.current.value).toBe('of b'));
  });
});
