import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@/domain/primitives/errors';
import { usePolling } from '@/lib/use-polling';

const INTERVAL = 5_000;

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

interface Props {
  enabled?: boolean;
  key?: string;
  task: () => Promise<void>;
}

function poll(task: () => Promise<void>, props: Partial<Props> = {}) {
  return renderHook(({ task: run, enabled = true, key = 'a' }: Props) => usePolling(run, INTERVAL, { enabled, key }), {
    initialProps: { task, ...props },
  });
}

const succeeding = () => vi.fn(async () => undefined);

describe('rhythm', () => {
  test('runs at once and then every interval', async () => {
    const task = succeeding();
    poll(task);
    await pass(0);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(INTERVAL - 1);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(3 * INTERVAL);
    expect(task).toHaveBeenCalledTimes(5);
  });

  test('skips turns while a slow task runs', async () => {
    const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 12_000)));
    poll(task);
    await pass(14_999);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('runs the latest task without losing the rhythm', async () => {
    const [first, second] = [succeeding(), succeeding()];
    const { rerender } = poll(first);
    await pass(4_000);
    rerender({ task: second });
    await pass(1_000);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('runs immediately for another key', async () => {
    const task = succeeding();
    const { rerender } = poll(task);
    await pass(1_000);
    rerender({ task, key: 'b' });
    await pass(0);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(INTERVAL);
    expect(task).toHaveBeenCalledTimes(3);
  });
});

describe('pauses', () => {
  test('does not run while disabled', async () => {
    const task = succeeding();
    poll(task, { enabled: false });
    await pass(60_000);
    expect(task).not.toHaveBeenCalled();
  });

  test('keeps the rhythm when disabled and enabled between two turns', async () => {
    const task = succeeding();
    const { rerender } = poll(task);
    await pass(1_000);
    rerender({ task, enabled: false });
    rerender({ task, enabled: true });
    await pass(3_999);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('does not overlap when enabled again during a task', async () => {
    const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 20_000)));
    const { rerender } = poll(task);
    await pass(7_000);
    rerender({ task, enabled: false });
    rerender({ task, enabled: true });
    await pass(12_999);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('pauses in a hidden tab, and runs immediately when shown', async () => {
    const task = succeeding();
    poll(task);
    await pass(1_000);
    show('hidden');
    await pass(60_000);
    expect(task).toHaveBeenCalledTimes(1);
    show('visible');
    await pass(0);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(INTERVAL);
    expect(task).toHaveBeenCalledTimes(3);
  });

  test('runs again after a run in progress when shown or online meanwhile, once', async () => {
    const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 2_000)));
    poll(task);
    await pass(1_000);
    show('hidden');
    show('visible');
    window.dispatchEvent(new Event('online'));
    await pass(999);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(2);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(INTERVAL - 1);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(3);
  });

  test('does not run again at once after a run in progress that the server refused', async () => {
    const task = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      throw new AppError('http', 'Too many requests', { status: 429 });
    });
    poll(task);
    await pass(1_000);
    window.dispatchEvent(new Event('online'));
    await pass(2 * INTERVAL - 1_001);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('delays the first run until a hidden tab is shown', async () => {
    visibility = 'hidden';
    const task = succeeding();
    poll(task);
    await pass(60_000);
    expect(task).not.toHaveBeenCalled();
    show('visible');
    await pass(0);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('runs immediately when back online', async () => {
    const task = succeeding();
    poll(task);
    await pass(1_000);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('never runs after unmount', async () => {
    const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
    const { unmount } = poll(task);
    await pass(100);
    unmount();
    await pass(60_000);
    show('visible');
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(task).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('while the tab is hidden', () => {
  function pollHidden(task: () => Promise<void>) {
    return renderHook(({ enabled }) => usePolling(task, INTERVAL, { enabled, whileHidden: true }), {
      initialProps: { enabled: true },
    });
  }

  test('runs after each interval, and not when the tab is shown', async () => {
    const task = succeeding();
    pollHidden(task);
    await pass(60_000);
    expect(task).not.toHaveBeenCalled();
    show('hidden');
    await pass(INTERVAL - 1);
    expect(task).not.toHaveBeenCalled();
    await pass(1 + INTERVAL);
    expect(task).toHaveBeenCalledTimes(2);
    show('visible');
    await pass(60_000);
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('counts the interval from the moment the tab is hidden, regardless of the network', async () => {
    const task = succeeding();
    pollHidden(task);
    for (let turn = 0; turn < 3; turn += 1) {
      show('hidden');
      await pass(INTERVAL - 100);
      show('visible');
    }
    show('hidden');
    await pass(INTERVAL - 100);
    window.dispatchEvent(new Event('online'));
    await pass(99);
    expect(task).not.toHaveBeenCalled();
    await pass(1);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('starts the interval when enabled', async () => {
    visibility = 'hidden';
    const task = succeeding();
    const { rerender } = pollHidden(task);
    rerender({ enabled: false });
    await pass(60_000);
    rerender({ enabled: true });
    await pass(INTERVAL - 1);
    expect(task).not.toHaveBeenCalled();
    await pass(1);
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe('backing off', () => {
  const failing = (status: number) =>
    vi.fn(() => Promise.reject(new AppError('http', 'no', { call: 'GET /x', status })));

  test.each([429, 500, 503])('doubles its pauses up to 60 s on %i', async (status) => {
    const task = failing(status);
    poll(task);
    await pass(0);
    for (const [at, pause] of [10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
      await pass(pause - 1);
      expect(task).toHaveBeenCalledTimes(at + 1);
      await pass(1);
      expect(task).toHaveBeenCalledTimes(at + 2);
    }
  });

  test('a success ends it', async () => {
    const task = vi.fn(async () => undefined).mockRejectedValueOnce(new AppError('http', 'no', { status: 503 }));
    poll(task);
    await pass(10_000);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(INTERVAL);
    expect(task).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['404', failing(404)],
    ['no connection', vi.fn(() => Promise.reject(new AppError('network', 'Network Error')))],
    ['something else', vi.fn(() => Promise.reject(null))],
  ])('%s keeps the rhythm', async (_, task) => {
    poll(task);
    await pass(2 * INTERVAL);
    expect(task).toHaveBeenCalledTimes(3);
  });

  test('switching tabs does not shorten the pause', async () => {
    const task = failing(429);
    poll(task);
    await pass(1_000);
    show('hidden');
    show('visible');
    await pass(8_999);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(2);
  });
});
