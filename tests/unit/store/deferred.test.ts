// @vitest-environment jsdom

import { leavePage } from '@tests/unit/store/leave-page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defer } from '@/store/boot/persistence';

function setVisibility(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('deferred work', () => {
  it('runs once for consecutive calls, and again after the next call', () => {
    const work = vi.fn();
    const schedule = defer(work);
    for (let call = 0; call < 5; call += 1) schedule();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
    schedule();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('waits for an idle page, with a limit', () => {
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    const work = vi.fn();
    defer(work)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: expect.any(Number) });
    idle.mock.calls[0]?.[0]();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['left', leavePage],
    ['hidden', () => setVisibility('hidden')],
  ])('runs at once when the page is %s', (_, go) => {
    const work = vi.fn();
    const schedule = defer(work);
    schedule();
    setVisibility('visible');
    expect(work).not.toHaveBeenCalled();
    go();
    expect(work).toHaveBeenCalledTimes(1);
    go();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
