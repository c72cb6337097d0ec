import { MemoryLocks } from '@tests/faults/memory-locks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockAcrossTabs } from '@/lib/web-locks';

afterEach(() => vi.unstubAllGlobals());

describe('a lock across tabs', () => {
  it('admits one tab and reports the other as locked', async () => {
    vi.stubGlobal('navigator', { locks: new MemoryLocks() });
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
    vi.stubGlobal('navigator', { locks: new MemoryLocks() });
    await expect(lockAcrossTabs('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lockAcrossTabs('a', async () => 1)).toBe(1);
  });

  it.each([undefined, {}])('runs without a lock if the browser has none', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await lockAcrossTabs('a', async () => 1)).toBe(1);
  });
});
