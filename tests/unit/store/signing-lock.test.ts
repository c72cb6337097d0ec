import { openBrowser } from '@tests/unit/store/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withSigningLock } from '@/store/signing/sign.thunks';

const KEY = 'signing 9';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose locks are free, or held by another tab. */
function openTab(isFree = true) {
  const names: string[] = [];
  const request = (name: string, _options: object, run: (lock: object | null) => unknown) => {
    names.push(name);
    return Promise.resolve(run(isFree ? {} : null));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return { tab: openBrowser().open(), names };
}

describe('signing for a guarantee', () => {
  it('is noted while it lasts, and under a lock that all tabs share', async () => {
    const { tab, names } = openTab();
    const signed = await tab.dispatch(
      withSigningLock(9, async () => {
        expect(tab.getState().outbox.live).toEqual({ [KEY]: 'working' });
        return 'signed';
      }),
    );
    expect(signed).toBe('signed');
    expect(names).toEqual([`aval ${KEY}`]);
    expect(tab.getState().outbox.live).toEqual({});
  });

  it('does not begin twice in one tab', async () => {
    const { tab } = openTab();
    const again = vi.fn();
    await tab.dispatch(
      withSigningLock(9, async () => {
        await expect(tab.dispatch(withSigningLock('9', again))).rejects.toMatchObject({ code: 'signing-here' });
        // The refusal does not end the work that goes on.
        expect(tab.getState().outbox.live).toEqual({ [KEY]: 'working' });
        await expect(tab.dispatch(withSigningLock(10, async () => 'other'))).resolves.toBe('other');
      }),
    );
    expect(again).not.toHaveBeenCalled();
    await expect(tab.dispatch(withSigningLock(9, async () => 'later'))).resolves.toBe('later');
  });

  it('does not begin while another tab signs', async () => {
    const { tab } = openTab(false);
    const action = vi.fn();
    await expect(tab.dispatch(withSigningLock(9, action))).rejects.toMatchObject({ code: 'signing-elsewhere' });
    expect(action).not.toHaveBeenCalled();
    expect(tab.getState().outbox.live).toEqual({});
  });

  it('may begin again after it has failed', async () => {
    const { tab } = openTab();
    const failed = tab.dispatch(withSigningLock(9, () => Promise.reject(new Error('no'))));
    await expect(failed).rejects.toThrow('no');
    expect(tab.getState().outbox.live).toEqual({});
    // A result of `null` is not taken for a refusal.
    await expect(tab.dispatch(withSigningLock(9, async () => null))).resolves.toBeNull();
  });
});
