import { sats } from '@tests/unit/domain/make';
import { changeRecord, readRecord } from '@tests/unit/store/device-records';
import { describe, expect, it, vi } from 'vitest';
import { TERMS_ROLES, type Terms } from '@/domain/seals/terms';
import { selectActivity } from '@/store/activity/activity.selectors';
import { recordActivity } from '@/store/activity/record.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { logout } from '@/store/login/login.thunks';
import { sealsRead } from '@/store/seals/seals.slice';

import { all, berto, contractWith, deposit, list, openTab, record, SENT, setUpActivity, show } from './activity-stage';

/* docs/activity.md */

setUpActivity();

describe('the log of a device', () => {
  it('survives logout and reload, without the contract', async () => {
    const store = openTab();
    expect(list(await record(store))).toEqual(all);
    store.dispatch(logout());
    expect(selectActivity(store.getState(), 'c1')).toBeNull();
    const entries = await record(openTab(contractWith({ deposits: [], withdrawals: [] })));
    expect(list(entries)).toEqual(all);
  });

  it('belongs to the account, even if two people share the device', async () => {
    await record(openTab());
    const entries = await record(openTab(contractWith({ deposits: [], withdrawals: [] }), berto));
    expect(list(entries)).toEqual(['created', 'guarantee:g1', 'joined']);
  });

  it('keeps the entries of two tabs that record at the same time', async () => {
    const [one, two] = [openTab(contractWith({ withdrawals: [] })), openTab(contractWith({ deposits: [] }))];
    await Promise.all([record(one), record(two)]);
    const [first, second] = [await record(one), await record(two)];
    expect(list(second)).toEqual(all);
    expect(list(first)).toEqual(all);
  });

  it('keeps entries that the server removes, and marks them', async () => {
    const store = openTab();
    await record(store);
    show(store, contractWith({ withdrawals: [] }));
    const gone = (await record(store)).filter((entry) => entry.gone);
    expect(list(gone)).toEqual([`release:${SENT}`, 'signature:w1:berto']);
  });

  it('keeps entries that the server changes, and adds its new version once', async () => {
    const store = openTab();
    const before = await record(store);
    for (const amount of [900_000, 900_000, 100_000]) {
      show(store, contractWith({ amount: sats(amount) }, { createdAt: '2020-01-01T00:00:00Z' }));
      await record(store);
    }
    const entries = await record(store);
    expect(entries).toEqual(expect.arrayContaining(before));
    const added = entries.filter(({ contradicts }) => contradicts !== null);
    expect(added.map(({ contradicts, amount, at }) => [contradicts, amount, at])).toEqual([
      ['guarantee:g1', 900_000, null],
      ['created', null, '2020-01-01T00:00:00Z'],
    ]);
  });

  it('is shown in a browser without databases, and lost with the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = openTab();
    expect(list(await record(store))).toEqual(all);
    show(store, contractWith({ withdrawals: [] }));
    expect(list(await record(store))).toEqual(all);
  });

  it('keeps entries of another version as they are', async () => {
    await record(openTab());
    const later = { id: 'of tomorrow', kind: 'teleported' };
    await changeRecord('activity', (rows) => [later, ...(rows as unknown[]).slice(1)]);
    const entries = await record(openTab());
    expect(list(entries)).toEqual(all);
    expect(await readRecord('activity')).toContainEqual(later);
  });

  it('keeps the signed terms, even after the chat and the seals are deleted', async () => {
    const store = openTab();
    const terms = { revision: 1, owner: { id: 'ana', key: '' }, counterparty: { id: 'berto', key: '' } } as Terms;
    const signatures = TERMS_ROLES.map((role) => ({ role, signature: 's', madeAt: '2026-01-05T00:00:00Z' }));
    const signed = [{ hash: 'cc', text: '', terms, signatures }];
    const signer = selectSigner(store.getState()) ?? '';
    const seals = { signer, record: { signed, pdfs: {} }, arbitratorKey: null, lines: {}, missing: [], isKept: true };
    store.dispatch(sealsRead({ contractId: 'c1', seals }));
    const sealed = ['sealed:cc', 'terms:cc:counterparty', 'terms:cc:owner'];
    expect(list(await record(store))).toEqual(list([...all, ...sealed].map((id) => ({ id }))));
    const entries = await record(openTab());
    expect(list(entries.filter(({ proof }) => proof === 'signed'))).toEqual(sealed);
    expect(entries.every(({ gone }) => !gone)).toBe(true);
  });

  it('shows nothing from an earlier session', async () => {
    const store = openTab();
    const recording = store.dispatch(recordActivity('c1'));
    store.dispatch(logout());
    await recording;
    expect(selectActivity(store.getState(), 'c1')).toBeNull();
  });

  it('takes 1,000 entries', async () => {
    const deposits = Array.from({ length: 1_000 }, (_, at) => ({ ...deposit, id: `t${at}`, vout: at }));
    const store = openTab(contractWith({ deposits }));
    expect(await record(store)).toHaveLength(1_006);
    const before = selectActivity(store.getState(), 'c1');
    expect(await record(store)).toBe(before);
  });
});
