// @vitest-environment jsdom

import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { createAppStore } from '@/store/boot/store';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { depositsChecked } from '@/store/deposits/verification.slice';

const server = setupServer();
const DEPOSIT = 'ab'.repeat(32);
const RELEASE = 'cd'.repeat(32);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** A guarantee of 10,000 sat, released with a fee of 2,000. */
function releasedGuarantee(info: () => object) {
  const logs = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const checks = () => logs.mock.calls.filter((line) => String(line).includes('Execution check')).length;
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  const withdrawal = makeWithdrawal({ amount: sats(8_000), txid: RELEASE, status: 'executed' });
  const guarantee = makeGuarantee({
    status: 'active',
    amount: sats(10_000),
    deposits: [makeTransaction({ address: 'a1', txid: DEPOSIT })],
    withdrawals: [withdrawal],
  });
  const store = createAppStore();
  store.dispatch(contractsSet([makeContract({ guarantees: [guarantee] })]));
  store.dispatch(depositsChecked({ guaranteeId: 'g1', verdicts: { a1: { verified: true } } }));
  const asked = { withdrawals: 0, updates: 0 };
  server.use(
    http.get('*/address/a1/utxo', () => HttpResponse.json([])),
    http.get(`*/tx/${DEPOSIT}`, () => HttpResponse.json({ status: { confirmed: true }, fee: 1 })),
    http.get(`*/tx/${RELEASE}`, () => HttpResponse.json(info())),
    http.get('*/contracts/guarantee/withdrawal/g1', () => {
      asked.withdrawals += 1;
      return HttpResponse.json([{ id: 'w1', withdrawal: true, amount: '0.00008', txid: RELEASE, status: 'executed' }]);
    }),
    http.get('*/contracts/c1', () => HttpResponse.json({ id: 'c1', guarantees: [{ id: 'g1', status: 'active' }] })),
    http.get('*/contracts/c1/fillcontract', () => HttpResponse.json({})),
    http.put('*/contracts/c1/guarantee', () => {
      asked.updates += 1;
      return HttpResponse.json({});
    }),
  );
  const refresh = () => store.dispatch(refreshBalances('c1'));
  const status = () => selectGuarantee(store.getState(), { contractId: 'c1', guaranteeId: 'g1' })?.status;
  return { refresh, status, asked, checks };
}

// Spec: 4.execution-check
describe('a guarantee that was released with a fee above 10 %', () => {
  it('becomes executed once the release is confirmed', async () => {
    const { refresh, status, asked } = releasedGuarantee(() => ({ status: { confirmed: true }, fee: 2_000 }));
    await refresh();
    expect([status(), asked.updates]).toEqual(['executed', 1]);
  });

  it('is checked and logged once, and again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let confirmed = false;
    const { refresh, status, asked, checks } = releasedGuarantee(() => ({ status: { confirmed }, fee: 2_000 }));
    for (let turn = 0; turn < 3; turn += 1) await refresh();
    expect([status(), asked.withdrawals, checks()]).toEqual(['active', 1, 1]);
    confirmed = true;
    vi.setSystemTime(Date.now() + 60_000);
    await refresh();
    expect([status(), asked.withdrawals, checks()]).toEqual(['executed', 2, 2]);
  });

  it('stays active if more than the fee is missing', async () => {
    const { refresh, status, asked } = releasedGuarantee(() => ({ status: { confirmed: true }, fee: 1_999 }));
    await refresh();
    expect([status(), asked.updates]).toEqual(['active', 0]);
  });
});
