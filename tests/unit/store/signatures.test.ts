import { nightly } from '@tests/daily';
import { makeWithdrawal, sats } from '@tests/unit/domain/make';
import { type BrowserTab, openBrowser } from '@tests/unit/store/browser';
import { changeRecord, deleteRecords, readRecord } from '@tests/unit/store/device-records';
import { userText } from '@tests/unit/store/stored';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { selectIsSignerLost } from '@/store/keys/keys.selectors';
import { logout } from '@/store/login/login.thunks';
import {
  lookForSignatures,
  noteSigner,
  requireSignatures,
  startSignaturesAgain,
} from '@/store/signing/signature-memory.thunks';
import { keepSignatures, listGivenSignatures, settleSignatures } from '@/store/signing/signature-store';
import { readSignedPayment } from '@/store/withdrawals/signed-payment.thunks';

const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02AA' };
const carla = { ...ana, id: 3, email: 'carla@example.com', publicKey: '02cc' };
const LOST = { code: 'signatures-lost' };

const given = {
  txid: 'ab'.repeat(32),
  spends: [],
  addresses: [],
  contractId: 7,
  guaranteeId: 9,
  description: 'Roof',
  contractKeys: ['02aa', '02bb'],
  publicKey: '02aa',
  withdrawal: makeWithdrawal(),
  replaces: [],
  txHex: null,
  givenAt: '2026-11-02T10:00:00.000Z',
  settledAt: null,
};
const SETTLED = '2026-11-05T10:00:00.000Z';

function openAs(user: typeof ana): BrowserTab {
  const browser = openBrowser();
  browser.storage.setItem('user', userText(user));
  return browser.open();
}

async function sign(tab: BrowserTab): Promise<void> {
  await keepSignatures([given]);
  await tab.dispatch(noteSigner(given.publicKey));
}

async function isMissed(tab: BrowserTab): Promise<boolean> {
  await tab.dispatch(refreshMemory());
  return selectIsSignerLost(tab.getState());
}

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('remembered signatures that are deleted', () => {
  it('are reported as missing after a logout, and signing is refused until the user starts again', async () => {
    const tab = openAs(ana);
    await sign(tab);
    tab.dispatch(logout());
    await deleteRecords('signatures');
    const next = openAs(ana);
    expect(await isMissed(next)).toBe(true);
    await expect(next.dispatch(requireSignatures())).rejects.toMatchObject(LOST);
    await next.dispatch(startSignaturesAgain());
    await next.dispatch(requireSignatures());
    expect(await isMissed(openAs(ana))).toBe(false);
  });

  it('are reported to the accounts that signed, not to other accounts of the device', async () => {
    await sign(openAs(ana));
    await deleteRecords('signatures');
    const tab = openAs(carla);
    expect(await isMissed(tab)).toBe(false);
    await tab.dispatch(requireSignatures());
    tab.dispatch(loginSuccess(ana));
    expect(await isMissed(tab)).toBe(true);
    // One account's confirmation does not count for another one.
    await keepSignatures([{ ...given, publicKey: carla.publicKey }]);
    expect(await isMissed(tab)).toBe(true);
  });

  it('are recorded again after the remembered keys were deleted, and reported as missing from then on', async () => {
    await sign(openAs(ana));
    await deleteRecords('keys');
    localStorage.clear();
    expect(await isMissed(openAs(ana))).toBe(false);
    await deleteRecords('signatures');
    expect(await isMissed(openAs(ana))).toBe(true);
  });
});

describe('remembered signatures are not reported as missing', () => {
  it('on a device that never signed', async () => {
    const tab = openAs(ana);
    expect(await isMissed(tab)).toBe(false);
    await tab.dispatch(requireSignatures());
    expect(Object.keys(tab.getState().keys.memory).join()).not.toContain('signer');
  });

  it('once all of them are final', async () => {
    const tab = openAs(ana);
    await sign(tab);
    await settleSignatures([given], SETTLED);
    expect(await isMissed(tab)).toBe(false);
  });

  it('in a browser without databases, which is reported differently', async () => {
    const tab = openAs(ana);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(await isMissed(tab)).toBe(false);
    expect(tab.getState().keys.keeping).toBe('failed');
    await expect(tab.dispatch(requireSignatures())).rejects.toMatchObject({ code: 'signatures-not-kept' });
  });

  it('when a signature could not be stored', async () => {
    const tab = openAs(ana);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(sign(tab)).rejects.toMatchObject({ code: 'signatures-not-kept' });
    full.mockRestore();
    expect(await isMissed(tab)).toBe(false);
  });
});

it('the signature of a decision, which an earlier version kept, stays open', async () => {
  await keepSignatures([given]);
  const outputs = [{ address: null, amount: 1_000 }];
  await changeRecord('signatures', (stored) => {
    const { given: rows, signers } = stored as { given: object[]; signers: string[] };
    return { given: rows.map((row) => ({ ...row, kind: 'award', outputs })), signers };
  });
  expect(await listGivenSignatures()).toEqual([{ ...given, kind: 'settlement' }]);
});

it('an unreadable signature is kept unchanged, beside readable ones', async () => {
  await keepSignatures([given]);
  const later = { ...given, txid: 'cd'.repeat(32), spends: 'of tomorrow' };
  await changeRecord('signatures', (stored) => ({ ...(stored as object), given: [later] }));
  await keepSignatures([given]);
  expect(await listGivenSignatures()).toEqual([given]);
  await settleSignatures([given], SETTLED);
  expect(await readRecord('signatures')).toMatchObject({ given: [later, { settledAt: SETTLED }] });
});

describe('the record of all signatures', () => {
  const WHOLE = 'The record "signatures" of this device cannot be read';
  const ROW = 'A signature that was given on this device cannot be read';

  it('begins with the first one, and is read without an error', async () => {
    expect(await listGivenSignatures()).toEqual([]);
    await keepSignatures([given]);
    expect(await listGivenSignatures()).toEqual([given]);
    const { given: rows } = (await readRecord('signatures')) as { given: unknown[] };
    expect(rows).toMatchObject([{ txid: given.txid }]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    [WHOLE, 'nonsense'],
    [ROW, { given: ['nonsense'], signers: [] }],
  ])('logs: %s', async (message, stored) => {
    await keepSignatures([given]);
    await changeRecord('signatures', () => stored);
    expect(await listGivenSignatures()).toEqual([]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(message);
  });

  it('is not touched for a page without an account', async () => {
    const tab = openBrowser().open();
    await tab.dispatch(requireSignatures());
    await tab.dispatch(startSignaturesAgain());
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('is not reported as missing to the account that signs in during the look', async () => {
    const tab = openAs(ana);
    await sign(tab);
    await deleteRecords('signatures');
    const looking = tab.dispatch(lookForSignatures());
    tab.dispatch(loginSuccess(carla));
    await looking;
    expect(tab.getState().keys.lostSigner).toBeNull();
  });

  it('that cannot be opened is logged, with the cause in the error', async () => {
    const tab = openAs(ana);
    const cause = new DOMException('', 'SecurityError');
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw cause;
    });
    await expect(listGivenSignatures()).rejects.toMatchObject({ code: 'signatures-not-kept', cause });
    await tab.dispatch(startSignaturesAgain());
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Signatures cannot be kept'));
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Signatures cannot be read'));
  });
});

describe('a kept signature', () => {
  const other = { ...given, txid: 'cd'.repeat(32), givenAt: '2026-11-03T10:00:00.000Z' };
  const half = { ...given, givenAt: '2026-11-04T10:00:00.000Z' };

  it('stays when another account of this device signs the same transaction, and both have all of it', async () => {
    const co = { ...half, publicKey: '02bb', txHex: '0200' };
    for (const each of [given, co]) await keepSignatures([each]);
    expect(await listGivenSignatures()).toEqual([{ ...given, txHex: '0200' }, co]);
    await keepSignatures([given]);
    expect(await listGivenSignatures()).toEqual([co, { ...given, txHex: '0200' }]);
    await settleSignatures([given], SETTLED);
    expect((await listGivenSignatures()).map(({ settledAt }) => settledAt)).toEqual([SETTLED, SETTLED]);
  });

  it('is kept once for each transaction of an account, and others stay', async () => {
    for (const each of [given, other, half]) await keepSignatures([each]);
    expect(await listGivenSignatures()).toEqual([other, half]);
    expect(await readRecord('signatures')).toMatchObject({ signers: [given.publicKey] });
  });

  it('keeps the whole transaction when half of it is signed again', async () => {
    await keepSignatures([{ ...given, txHex: '0200' }]);
    await keepSignatures([half]);
    expect(await listGivenSignatures()).toEqual([{ ...half, txHex: '0200' }]);
    await keepSignatures([{ ...given, txHex: '0201' }]);
    expect(await listGivenSignatures()).toEqual([{ ...given, txHex: '0201' }]);
  });

  it('is settled alone, and can be opened again', async () => {
    for (const each of [given, other]) await keepSignatures([each]);
    await settleSignatures([given], SETTLED);
    expect(await listGivenSignatures()).toEqual([{ ...given, settledAt: SETTLED }, other]);
    await settleSignatures([given], null);
    expect(await listGivenSignatures()).toEqual([given, other]);
  });

  nightly('makes room once 200 others were settled later, but not while it is open', async () => {
    const toSettled = (at: number) => ({
      ...given,
      txid: at.toString(16).padStart(64, '0'),
      settledAt: new Date(Date.UTC(2026, 10, 5) + at * 1_000).toISOString(),
    });
    for (const each of [other, ...Array.from({ length: 200 }, (_, at) => toSettled(at))]) await keepSignatures([each]);
    await keepSignatures([given]);
    await settleSignatures([given], '2026-11-06T10:00:00.000Z');
    const kept = (await listGivenSignatures()).map(({ txid }) => txid);
    expect(kept).toHaveLength(201);
    expect(kept).toContain(other.txid);
    expect(kept).toContain(given.txid);
    expect(kept).not.toContain(toSettled(0).txid);
  });

  it('is missed once the list of all cannot be read', async () => {
    const tab = openAs(ana);
    await sign(tab);
    await changeRecord('signatures', () => 'nonsense');
    expect(await listGivenSignatures()).toEqual([]);
    expect(await isMissed(tab)).toBe(true);
    await expect(tab.dispatch(requireSignatures())).rejects.toMatchObject(LOST);
  });
});

describe('the payment of a withdrawal that waits', () => {
  const spends = [
    { outpoint: `${'11'.repeat(32)}:0`, address: 'bcrt1qa', amount: sats(1_000), witnessScript: '52ae' },
    { outpoint: `${'22'.repeat(32)}:1`, address: null, amount: null, witnessScript: null },
  ];
  const signed = { ...given, spends, withdrawal: makeWithdrawal({ id: 5 }) };
  const UNKNOWN = { coins: null, outputs: null };

  it("spends the coins of the user's own signature on it", async () => {
    const tab = openAs(ana);
    await keepSignatures([{ ...given, txid: 'ee'.repeat(32), withdrawal: makeWithdrawal({ id: 6 }) }]);
    await keepSignatures([signed]);
    expect(await tab.dispatch(readSignedPayment(makeWithdrawal({ id: '5' })))).toEqual({
      coins: spends.map(({ outpoint }) => outpoint),
      outputs: null,
    });
    expect(await tab.dispatch(readSignedPayment(makeWithdrawal({ id: 7 })))).toEqual(UNKNOWN);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is not that of another account', async () => {
    await keepSignatures([signed]);
    expect(await openAs(carla).dispatch(readSignedPayment(makeWithdrawal({ id: 5 })))).toEqual(UNKNOWN);
  });

  it('is unknown where the signatures cannot be read', async () => {
    const tab = openAs(ana);
    await keepSignatures([signed]);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(await tab.dispatch(readSignedPayment(makeWithdrawal({ id: 5 })))).toEqual(UNKNOWN);
  });
});
