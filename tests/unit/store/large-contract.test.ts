// @vitest-environment jsdom

import { nightly } from '@tests/daily';
import { eventually } from '@tests/eventually';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Guarantee } from '@/domain/models';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { fetchAllCoins } from '@/store/balances/fetch-coins';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { createAppStore } from '@/store/boot/store';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { depositsChecked } from '@/store/deposits/verification.slice';

const server = setupServer();
let asked: string[] = [];

/** Satoshis at each address; another one is empty. */
const paid = new Map<string, number>();
let delay: Promise<unknown> = Promise.resolve();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
});
afterEach(() => {
  asked = [];
  paid.clear();
  delay = Promise.resolve();
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

function useExplorer(): void {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  server.use(
    http.get('*/address/:address/utxo', async ({ params }) => {
      await delay;
      const value = paid.get(String(params.address));
      const coin = {
        txid: toTxid(Number(String(params.address).slice(1))),
        vout: 0,
        value,
        status: { confirmed: true },
      };
      return HttpResponse.json(value === undefined ? [] : [coin]);
    }),
    http.get('*/tx/:txid', () => HttpResponse.json({ status: { confirmed: true }, fee: 200 })),
  );
}

function toTxid(at: number): string {
  return at.toString(16).padStart(64, 'a');
}

/** Every third deposit was never paid, every third is there, every third was spent. */
function makeDeposit(at: number) {
  const kind = at % 3;
  if (kind === 1) paid.set(`a${at}`, 5_000);
  const txid = kind === 0 ? null : toTxid(at);
  return makeTransaction({ id: `d${at}`, address: `a${at}`, txid, vout: kind === 0 ? null : 0, amount: sats(5_000) });
}

function openContract(guarantees: Guarantee[]) {
  const store = createAppStore();
  store.dispatch(contractsSet([makeContract({ guarantees })]));
  for (const { id, deposits } of guarantees) {
    const verdicts = Object.fromEntries((deposits ?? []).map(({ address }) => [address, { verified: true as const }]));
    store.dispatch(depositsChecked({ guaranteeId: id, verdicts }));
  }
  return store;
}

const COUNT = 1_000;
/** The case, and the number of refreshes. */
const SHAPES: [string, number, () => Guarantee[]][] = [
  [
    'one deposit for each of 1,000 guarantees',
    12,
    () =>
      Array.from({ length: COUNT }, (_, at) =>
        makeGuarantee({
          id: `g${at}`,
          status: 'active',
          deposits: [makeDeposit(at)],
          withdrawals: at % 3 === 2 ? [makeWithdrawal({ amount: sats(10), txid: toTxid(9_000) })] : [],
        }),
      ),
  ],
  [
    '1,000 deposits for one guarantee',
    12,
    () => [makeGuarantee({ status: 'active', deposits: Array.from({ length: COUNT }, (_, at) => makeDeposit(at)) })],
  ],
];

// Spec: 4.refresh
describe.each(SHAPES)('%s', (_, refreshes, makeGuarantees) => {
  it('has at most 20 addresses looked up per refresh, and each gets its turn', async () => {
    useExplorer();
    server.use(http.get('*/contracts/guarantee/withdrawal/:id', () => HttpResponse.json([])));
    const { dispatch } = openContract(makeGuarantees());
    for (let turn = 0; turn < refreshes; turn += 1) await dispatch(refreshBalances('c1'));
    const looks = asked.filter((path) => path.endsWith('/utxo'));
    expect(looks).toHaveLength(20 * refreshes);
    expect(new Set(looks).size).toBe(20 * refreshes);
  });
});

describe('a large contract', () => {
  it('is looked up in turns, and keeps other values with their time', async () => {
    useExplorer();
    const guarantees = Array.from({ length: 30 }, (_, at) =>
      makeGuarantee({ id: `g${at}`, status: 'active', deposits: [makeDeposit(3 * at + 1)] }),
    );
    const { dispatch, getState } = openContract(guarantees);
    await dispatch(refreshBalances('c1'));
    const first = selectBalanceEntry(getState(), 'g10');
    expect(first).toMatchObject({ state: 'known', balance: { total: 5_000 }, at: expect.any(Number) });
    expect(selectBalanceEntry(getState(), 'g25')).toBeNull();
    await dispatch(refreshBalances('c1'));
    expect(selectBalanceEntry(getState(), 'g25')).toMatchObject({ state: 'known' });
    expect(selectBalanceEntry(getState(), 'g10')).toBe(first);
  });

  nightly('reads the coins of one guarantee again for its release', async () => {
    useExplorer();
    const guarantees = Array.from({ length: 60 }, (_, at) =>
      makeGuarantee({ id: `g${at}`, status: 'active', deposits: [makeDeposit(3 * at + 1)] }),
    );
    const { dispatch } = openContract(guarantees);
    for (let turn = 0; turn < 4; turn += 1) await dispatch(refreshBalances('c1'));
    paid.set('a151', 7_000);
    const coins = await dispatch(fetchAllCoins(['a151']));
    expect(coins.get('a151')).toMatchObject([{ value: 7_000 }]);
  });
});

describe('a refresh that is no longer needed', () => {
  it('ends its requests and changes nothing', async () => {
    useExplorer();
    const { dispatch, getState } = openContract([makeGuarantee({ deposits: [makeDeposit(1)] })]);
    await dispatch(refreshBalances('c1'));
    const before = selectBalanceEntry(getState(), 'g1');
    const controller = new AbortController();
    delay = new Promise((resolve) => setTimeout(resolve, 10_000).unref?.());
    const refreshing = dispatch(refreshBalances('c1', controller.signal));
    await eventually(() => expect(asked).toHaveLength(2));
    controller.abort();
    await expect(refreshing).rejects.toMatchObject({ code: 'network' });
    expect(selectBalanceEntry(getState(), 'g1')).toBe(before);
  });
});
