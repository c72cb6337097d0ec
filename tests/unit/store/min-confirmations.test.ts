// @vitest-environment jsdom

import { makeContract, makeGuarantee, makeTransaction, sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toBalanceView } from '@/domain/guarantees/guarantee-funds';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { createAppStore } from '@/store/boot/store';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { depositsChecked } from '@/store/deposits/verification.slice';

const required = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/config/settings', async (original) => {
  const real = await original<typeof import('@/config/settings')>();
  return { ...real, settings: () => ({ ...real.settings(), minConfirmations: required.count }) };
});

const server = setupServer();
const TXID = 'ab'.repeat(32);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

// Spec: 4.guarantee-status
describe('a deposit counts towards active', () => {
  const at = (height: number) => ({ confirmed: true, block_height: height });
  it.each<[number, string, object, boolean]>([
    [0, 'unconfirmed', { confirmed: false }, true],
    [1, 'unconfirmed', { confirmed: false }, false],
    [1, 'in the newest block', at(100), true],
    [3, 'with two confirmations', at(99), false],
    [3, 'with three confirmations', at(98), true],
    [3, 'at a height that is not given', { confirmed: true }, false],
  ])('with %i confirmations required, %s', async (count, _, status, counts) => {
    required.count = count;
    const deposit = makeTransaction({ address: 'a1' });
    const store = createAppStore();
    store.dispatch(contractsSet([makeContract({ guarantees: [makeGuarantee({ deposits: [deposit] })] })]));
    store.dispatch(depositsChecked({ guaranteeId: 'g1', verdicts: { a1: { verified: true } } }));
    let tips = 0;
    server.use(
      http.get('*/address/a1/utxo', () => HttpResponse.json([{ txid: TXID, vout: 0, value: 100_000, status }])),
      http.get('*/blocks/tip/height', () => {
        tips += 1;
        return HttpResponse.text('100');
      }),
      http.get('*/contracts/c1', () => HttpResponse.json({ id: 'c1', guarantees: [{ id: 'g1', status: 'pending' }] })),
      http.get('*/contracts/c1/fillcontract', () => HttpResponse.json({})),
      http.put('*', () => HttpResponse.json({ transaction: { id: 't1' } })),
      http.get('*/contracts/guarantee/deposit/g1', () => HttpResponse.json([])),
    );
    await store.dispatch(refreshBalances('c1'));
    const guarantee = selectGuarantee(store.getState(), { contractId: 'c1', guaranteeId: 'g1' });
    expect(guarantee?.status).toBe(counts ? 'active' : 'pending');
    const view = toBalanceView('pending', sats(100_000), selectBalanceEntry(store.getState(), 'g1'));
    expect(view).toMatchObject({ kind: 'known', total: 100_000, enough: counts });
    expect(view.kind === 'known' && view.arriving).toBe(counts ? undefined : 100_000);
    expect(tips).toBe(count > 1 ? 1 : 0);
  });
});
