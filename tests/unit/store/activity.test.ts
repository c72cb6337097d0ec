import { MemoryStorage } from '@tests/faults/memory-storage';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats, toUser } from '@tests/unit/domain/make';
import { openDB } from 'idb';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract, Guarantee } from '@/domain/models';
import { selectActivity } from '@/store/activity/activity.selectors';
import { lookUpBlocks } from '@/store/activity/block-times.thunks';
import { recordActivity } from '@/store/activity/record.thunks';
import { loginSuccess } from '@/store/auth/auth.slice';
import { logout } from '@/store/auth/auth.thunks';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { depositsChecked } from '@/store/deposits/verification.slice';
import { createAppStore } from '@/store/setup/store';
import type { AppStore } from '@/store/setup/store-types';

/* docs/activity.md */

const server = setupServer();
const ana = toUser({ id: 'ana', email: 'ana@example.com', username: 'Ana', encrypted_key: '{}', public_key: '02aa' });
const berto = { ...ana, id: 'berto', email: 'berto@example.com', publicKey: '03bb' };
const [PAID, SENT, ADDRESS] = ['aa'.repeat(32), 'bb'.repeat(32), 'bcrt1qdeposit'];
const BLOCK_TIME = 1_770_000_000;

const deposit = makeTransaction({
  address: ADDRESS,
  txid: PAID,
  vout: 0,
  amount: sats(100_000),
  createdAt: '2026-01-02T00:00:00Z',
  updatedAt: '2026-01-03T00:00:00Z',
});
const release = makeWithdrawal({ txid: SENT, amount: sats(60_000), signer: 'berto', status: 'executed' });

function contractWith(fields: Partial<Guarantee> = {}, change: Partial<Contract> = {}): Contract {
  const guarantee = makeGuarantee({ status: 'active', deposits: [deposit], withdrawals: [release], ...fields });
  return makeContract({ contractors: ['ana', 'berto'], guarantees: [guarantee], ...change });
}

function openTab(contract = contractWith(), user = ana): AppStore {
  const store = createAppStore();
  store.dispatch(loginSuccess(user));
  show(store, contract);
  return store;
}

function show(store: AppStore, contract: Contract): void {
  store.dispatch(contractsSet([contract]));
  store.dispatch(depositsChecked({ guaranteeId: 'g1', verdicts: { [ADDRESS]: { verified: true } } }));
}

async function record(store: AppStore) {
  await store.dispatch(recordActivity('c1'));
  return selectActivity(store.getState(), 'c1') ?? [];
}

const list = (entries: { id: string }[]) => entries.map(({ id }) => id).sort();
const all = list(
  [
    'created',
    'joined',
    'guarantee:g1',
    `address:${ADDRESS}`,
    `deposit:${PAID}:0`,
    `release:${SENT}`,
    'signature:w1:berto',
  ].map((id) => ({ id })),
);

/** An explorer with both transactions in a block. Returns the txids that it was asked for. */
function answerExplorer(amount = 100_000): string[] {
  const asked: string[] = [];
  const inputs = { [PAID]: [ADDRESS, 'elsewhere'], [SENT]: ['elsewhere', ADDRESS] } as Record<string, [string, string]>;
  server.use(
    http.get('*/tx/:txid', ({ params }) => {
      const txid = String(params.txid);
      asked.push(txid);
      const [paid, spent] = inputs[txid] ?? [];
      if (paid === undefined) return new HttpResponse('Transaction not found', { status: 404 });
      return HttpResponse.json({
        txid,
        status: { confirmed: true, block_time: BLOCK_TIME },
        vin: [{ txid: 'cc'.repeat(32), vout: 0, prevout: { scriptpubkey_address: spent, value: amount } }],
        vout: [{ scriptpubkey_address: paid, value: amount }],
      });
    }),
  );
  return asked;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('the log of a device', () => {
  it('survives logout and reload, without the contract', async () => {
    const store = openTab();
    expect(list(await record(store))).toEqual(all);
    store.dispatch(logout());
    expect(selectActivity(store.getState(), 'c1')).toBeNull();
    const entries = await record(openTab(contractWith({ deposits: [], withdrawals: [] })));
    expect(list(entries)).toEqual(all);
  });

  it('is that of the account, also where two people share the device', async () => {
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

  it('keeps what the server removes, and says so', async () => {
    const store = openTab();
    await record(store);
    show(store, contractWith({ withdrawals: [] }));
    const gone = (await record(store)).filter((entry) => entry.gone);
    expect(list(gone)).toEqual([`release:${SENT}`, 'signature:w1:berto']);
  });

  it('keeps what the server changes, and adds what it says now, once', async () => {
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

  it('is shown while the browser keeps no databases, and lost with the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = openTab();
    expect(list(await record(store))).toEqual(all);
    show(store, contractWith({ withdrawals: [] }));
    expect(list(await record(store))).toEqual(all);
  });

  it('keeps entries of another version as they are', async () => {
    await record(openTab());
    const database = await openDB('aval-activity', 1);
    const [key] = await database.getAllKeys('logs');
    const rows = await database.get('logs', key as string);
    await database.put('logs', [{ id: 'of tomorrow', kind: 'teleported' }, ...rows.slice(1)], key as string);
    const entries = await record(openTab());
    expect(list(entries)).toEqual(all);
    expect(await database.get('logs', key as string)).toContainEqual({ id: 'of tomorrow', kind: 'teleported' });
    database.close();
  });

  it('shows nothing of a former session', async () => {
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
    const start = performance.now();
    expect(await record(store)).toBe(before);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

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

  it('are looked up again after an error of the explorer, which the poll hears of', async () => {
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
