import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectActivity } from '@/store/activity/activity.selectors';
import { lookUpPayments } from '@/store/activity/payments.thunks';
import { depositSaved } from '@/store/contracts/contracts.slice';
import { depositsChecked } from '@/store/deposits/verification.slice';
import {
  ADDRESS,
  answerExplorer,
  BLOCK_TIME,
  deposit,
  list,
  openTab,
  PAID,
  record,
  SENT,
  server,
  setUpActivity,
} from './activity-stage';

/* docs/activity.md */

setUpActivity();

describe('the payments of an address', () => {
  it('give entries the time and the amount of the chain, and are read once', async () => {
    const asked = answerExplorer();
    const store = openTab();
    await record(store);
    await store.dispatch(lookUpPayments('c1'));
    const at = new Date(BLOCK_TIME * 1000).toISOString();
    const proven = (selectActivity(store.getState(), 'c1') ?? []).filter(({ proof }) => proof === 'chain');
    expect(list(proven)).toEqual([`deposit:${PAID}:0`, `release:${SENT}`]);
    for (const entry of proven) expect(entry).toMatchObject({ at, timeFrom: 'block' });
    // The release pays out another amount than its record says.
    const claims = (selectActivity(store.getState(), 'c1') ?? []).filter(({ contradicts }) => contradicts !== null);
    expect(claims).toMatchObject([{ contradicts: `release:${SENT}`, amount: 60_000, proof: 'server' }]);
    await store.dispatch(lookUpPayments('c1'));
    expect(asked).toEqual(['totals', 'transactions']);
  });

  it('are read again after the records have changed, at the cost of the totals if these have not', async () => {
    const asked = answerExplorer();
    const store = openTab();
    await store.dispatch(lookUpPayments('c1'));
    const transaction = { ...deposit, txid: 'dd'.repeat(32) };
    store.dispatch(depositSaved({ contractId: 'c1', guaranteeId: 'g1', transaction }));
    await store.dispatch(lookUpPayments('c1'));
    expect(asked).toEqual(['totals', 'transactions', 'totals']);
  });

  it('are read again while one is in no block', async () => {
    const asked = answerExplorer(100_000, { confirmed: false });
    const store = openTab();
    const before = await record(store);
    await store.dispatch(lookUpPayments('c1'));
    expect(await record(store)).toEqual(before);
    answerExplorer();
    await store.dispatch(lookUpPayments('c1'));
    expect((await record(store)).filter(({ proof }) => proof === 'chain')).toHaveLength(2);
    expect(asked).toEqual(['totals', 'transactions']);
  });

  it.each([
    ['is down', () => HttpResponse.error()],
    ['refuses', () => new HttpResponse(null, { status: 503 })],
    ['knows nothing', () => new HttpResponse(null, { status: 404 })],
    ['sends a page', () => HttpResponse.html('<p>Hello</p>')],
    ['sends no transactions', () => HttpResponse.json([])],
  ])('stay unknown while the explorer %s, which is reported to the poll', async (_what, answer) => {
    answerExplorer();
    server.use(http.get(`*/address/${ADDRESS}/txs`, answer));
    const store = openTab();
    const before = await record(store);
    await expect(store.dispatch(lookUpPayments('c1'))).rejects.toThrow();
    expect(await record(store)).toEqual(before);
    answerExplorer();
    await store.dispatch(lookUpPayments('c1'));
    expect((await record(store)).filter(({ proof }) => proof === 'chain')).toHaveLength(2);
  });

  it('have no date with a block of the future', async () => {
    answerExplorer(100_000, { confirmed: true, block_time: 9e9 });
    const store = openTab();
    const before = await record(store);
    await store.dispatch(lookUpPayments('c1'));
    expect(await record(store)).toEqual(before);
  });

  it('are not asked for while the addresses are not verified', async () => {
    const asked = answerExplorer();
    const store = openTab();
    const issue = { verified: false, issue: 'address-differs', expected: null } as const;
    store.dispatch(depositsChecked({ guaranteeId: 'g1', verdicts: { [ADDRESS]: issue } }));
    await record(store);
    await store.dispatch(lookUpPayments('c1'));
    expect((await record(store)).filter(({ proof }) => proof !== 'server')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('end with the log', async () => {
    const asked = answerExplorer();
    const store = openTab();
    await record(store);
    await store.dispatch(lookUpPayments('c1', AbortSignal.abort()));
    expect(asked).toEqual([]);
  });
});
