import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectActivity } from '@/store/activity/activity.selectors';
import { lookUpBlocks } from '@/store/activity/block-times.thunks';
import { depositsChecked } from '@/store/deposits/verification.slice';

import {
  ADDRESS,
  answerExplorer,
  BLOCK_TIME,
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

describe('the blocks of transactions', () => {
  it('give entries the time and the amount of the chain, and are asked for once', async () => {
    const asked = answerExplorer();
    const store = openTab();
    await record(store);
    await store.dispatch(lookUpBlocks('c1'));
    const at = new Date(BLOCK_TIME * 1000).toISOString();
    const proven = (selectActivity(store.getState(), 'c1') ?? []).filter(({ proof }) => proof === 'chain');
    expect(list(proven)).toEqual([`deposit:${PAID}:0`, `release:${SENT}`]);
    for (const entry of proven) expect(entry).toMatchObject({ at, timeFrom: 'block' });
    // The release pays out another amount than its record says.
    const claims = (selectActivity(store.getState(), 'c1') ?? []).filter(({ contradicts }) => contradicts !== null);
    expect(claims).toMatchObject([{ contradicts: `release:${SENT}`, amount: 60_000, proof: 'server' }]);
    const other = openTab();
    await record(other);
    await other.dispatch(lookUpBlocks('c1'));
    expect(asked.sort()).toEqual([PAID, SENT]);
  });

  it.each([
    ['is down', () => HttpResponse.error()],
    ['refuses', () => new HttpResponse(null, { status: 503 })],
    ['knows nothing', () => new HttpResponse(null, { status: 404 })],
    ['sends a page', () => HttpResponse.html('<p>Hello</p>')],
    [
      'has the transaction in no block',
      () => HttpResponse.json({ txid: PAID, status: { confirmed: false }, vin: [], vout: [] }),
    ],
    [
      'sends another transaction',
      () =>
        HttpResponse.json({
          txid: 'dd'.repeat(32),
          status: { confirmed: true, block_time: BLOCK_TIME },
          vin: [],
          vout: [],
        }),
    ],
    [
      'sends a block of the future',
      () => HttpResponse.json({ txid: PAID, status: { confirmed: true, block_time: 9e9 }, vin: [], vout: [] }),
    ],
  ])('stay unknown while the explorer %s', async (_what, answer) => {
    server.use(http.get('*/tx/:txid', answer));
    const store = openTab();
    const before = await record(store);
    await store.dispatch(lookUpBlocks('c1')).catch(() => undefined);
    expect(await record(store)).toEqual(before);
  });

  it('are looked up again after an explorer error, which is reported to the poll', async () => {
    server.use(http.get('*/tx/:txid', () => new HttpResponse(null, { status: 429 })));
    const store = openTab();
    await record(store);
    await expect(store.dispatch(lookUpBlocks('c1'))).rejects.toMatchObject({ detail: { status: 429 } });
    expect(answerExplorer()).toEqual([]);
    await store.dispatch(lookUpBlocks('c1'));
    expect((await record(store)).filter(({ proof }) => proof === 'chain')).toHaveLength(2);
  });

  it('prove nothing while the addresses are not verified', async () => {
    answerExplorer();
    const store = openTab();
    const issue = { verified: false, issue: 'address-differs', expected: null } as const;
    store.dispatch(depositsChecked({ guaranteeId: 'g1', verdicts: { [ADDRESS]: issue } }));
    await record(store);
    await store.dispatch(lookUpBlocks('c1'));
    expect((await record(store)).filter(({ proof }) => proof !== 'server')).toEqual([]);
  });

  it('end with the log', async () => {
    const asked = answerExplorer();
    const store = openTab();
    await record(store);
    await store.dispatch(lookUpBlocks('c1', AbortSignal.abort()));
    expect(asked).toEqual([]);
  });
});
