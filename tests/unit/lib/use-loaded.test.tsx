import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLoaded } from '@/lib/use-loaded';

/** A load whose answers come when they are given. */
function manual() {
  const answers: ((value: string) => void)[] = [];
  const load = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { load, answer: (at: number, value: string) => act(async () => answers[at]?.(value)) };
}

describe('useLoaded', () => {
  it('loads once for a key, also when mounted twice', async () => {
    const { load, answer } = manual();
    const { result } = renderHook(() => useLoaded(load, 'a'), { wrapper: StrictMode });
    expect(result.current).toMatchObject({ value: null, loading: true });
    await answer(0, 'first');
    expect(result.current).toMatchObject({ value: 'first', loading: false });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the value in hand while it asks again', async () => {
    const { load, answer } = manual();
    const { result } = renderHook(() => useLoaded(load, 'a'));
    await answer(0, 'first');
    act(() => result.current.reload());
    expect(result.current).toMatchObject({ value: 'first', loading: true });
    await answer(1, 'second');
    expect(result.current).toMatchObject({ value: 'second', loading: false });
  });

  it('drops an answer that was overtaken by another key', async () => {
    const { load, answer } = manual();
    const { result, rerender } = renderHook(({ key }) => useLoaded(load, key), { initialProps: { key: 'a' } });
    rerender({ key: 'b' });
    expect(result.current.value).toBeNull();
    await answer(1, 'of b');
    await answer(0, 'of a');
    await waitFor(() => expect(result.current.value).toBe('of b'));
  });
});
