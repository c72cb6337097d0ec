// @vitest-environment jsdom

import { leavePage } from '@tests/unit/store/leave-page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defer } from '@/store/persistence/contracts-writer';

function become(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('work that may wait', () => {
  it('is done once for a row of requests, and again for the next one', () => {
    const work = vi.fn();
    const soon = defer(work);
    for (let turn = 0; turn < 5; turn += 1) soon();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
    soon();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('waits for an idle page, but not for ever', () => {
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
    ['hidden', () => become('hidden')],
  ])('is done at once, and only then, when the page is %s', (_, go) => {
    const work = vi.fn();
    const soon = defer(work);
    soon();
    become('visible');
    expect(work).not.toHaveBeenCalled();
    go();
    expect(work).toHaveBeenCalledTimes(1);
    go();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
