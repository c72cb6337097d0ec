import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockAcrossTabs } from '@/lib/tab-lock';

/** Web Locks as all tabs of one browser share them. */
function sharedLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: { ifAvailable: true }, run: (lock: object | null) => Promise<unknown>) {
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('a lock across tabs', () => {
  it('lets one tab in and tells the other', async () => {
    vi.stubGlobal('navigator', { locks: sharedLocks() });
    let finish = () => {};
    const first = lockAcrossTabs('signing 7', () => new Promise((resolve) => (finish = () => resolve('done'))));
    const second = vi.fn();
    expect(await lockAcrossTabs('signing 7', second)).toBeNull();
    expect(second).not.toHaveBeenCalled();
    expect(await lockAcrossTabs('signing 8', async () => 'another guarantee')).toBe('another guarantee');
    finish();
    expect(await first).toBe('done');
    expect(await lockAcrossTabs('signing 7', async () => 'next')).toBe('next');
  });

  it('is free again after a failure', async () => {
    vi.stubGlobal('navigator', { locks: sharedLocks() });
    await expect(lockAcrossTabs('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lockAcrossTabs('a', async () => 1)).toBe(1);
  });

  it.each([undefined, {}])('just runs where the browser has no locks', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await lockAcrossTabs('a', async () => 1)).toBe(1);
  });
});
