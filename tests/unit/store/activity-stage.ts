import { MemoryStorage } from '@tests/faults/memory-storage';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats, toUser } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { collectKeys } from '@/domain/keys/current-keys';
import type { Contract, Guarantee } from '@/domain/models';
import { selectActivity } from '@/store/activity/activity.selectors';
import { recordActivity } from '@/store/activity/record.thunks';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { contractsSet } from '@/store/contracts/contracts.slice';
import type { AppStore } from '@/store/core/store-types';
import { depositsChecked } from '@/store/deposits/verification.slice';
import { keysChecked } from '@/store/keys/keys.slice';

/* Stages of the activity log's tests. */

export const server = setupServer();
export const ana = toUser({
  id: 'ana',
  email: 'ana@example.com',
  username: 'Ana',
  encrypted_key: '{}',
  public_key: '02aa',
});
export const berto = { ...ana, id: 'berto', email: 'berto@example.com', publicKey: '03bb' };
export const [PAID, SENT, ADDRESS] = ['aa'.repeat(32), 'bb'.repeat(32), 'bcrt1qdeposit'];
export const BLOCK_TIME = 1_770_000_000;

export const deposit = makeTransaction({
  address: ADDRESS,
  txid: PAID,
  vout: 0,
  amount: sats(100_000),
  createdAt: '2026-01-02T00:00:00Z',
  updatedAt: '2026-01-03T00:00:00Z',
});
const release = makeWithdrawal({ txid: SENT, amount: sats(60_000), signer: 'berto', status: 'executed' });

export function contractWith(fields: Partial<Guarantee> = {}, change: Partial<Contract> = {}): Contract {
  const guarantee = makeGuarantee({ status: 'active', deposits: [deposit], withdrawals: [release], ...fields });
  const keys = ['02aa', '03bb'].map((publicKey) => ({ publicKey, encryptedKey: null }));
  return makeContract({ contractors: ['ana', 'berto'], keys, guarantees: [guarantee], ...change });
}

export function openTab(contract = contractWith(), user = ana): AppStore {
  const store = createAppStore();
  store.dispatch(loginSuccess(user));
  show(store, contract);
  return store;
}

export function show(store: AppStore, contract: Contract): void {
  store.dispatch(contractsSet([contract]));
  const { user } = store.getState().auth;
  if (user === null) throw new Error('Nobody is signed in');
  const current = collectKeys(contract, user, null);
  store.dispatch(keysChecked({ userId: user.id, contractId: contract.id, current, fault: null }));
  store.dispatch(depositsChecked({ guaranteeId: 'g1', verdicts: { [ADDRESS]: { verified: true } } }));
}

export async function record(store: AppStore) {
  await store.dispatch(recordActivity('c1'));
  return selectActivity(store.getState(), 'c1') ?? [];
}

export const list = (entries: { id: string }[]) => entries.map(({ id }) => id).sort();
export const all = list(
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

/** An explorer with both transactions in a block. Returns the calls that it was asked. */
export function answerExplorer(
  amount = 100_000,
  place: object = { confirmed: true, block_time: BLOCK_TIME },
): string[] {
  const asked: string[] = [];
  const toTx = (txid: string, from: string, to: string) => ({
    txid,
    status: place,
    vin: [
      {
        txid: from === ADDRESS ? PAID : 'cc'.repeat(32),
        vout: 0,
        prevout: { scriptpubkey_address: from, value: amount },
      },
    ],
    vout: [{ scriptpubkey_address: to, value: amount }],
  });
  const history = [toTx(SENT, ADDRESS, 'elsewhere'), toTx(PAID, 'elsewhere', ADDRESS)];
  const [sums, none] = [amount, 0].map((sat) => ({ funded_txo_sum: sat, spent_txo_sum: sat }));
  const isConfirmed = 'block_time' in place;
  const answer = (call: string, body: object) => {
    asked.push(call);
    return HttpResponse.json(body);
  };
  server.use(
    http.get(`*/address/${ADDRESS}`, () =>
      answer('totals', { chain_stats: isConfirmed ? sums : none, mempool_stats: isConfirmed ? none : sums }),
    ),
    http.get(`*/address/${ADDRESS}/txs`, () => answer('transactions', history)),
    http.get(`*/address/${ADDRESS}/txs/chain/:txid`, () => answer('older', [])),
  );
  return asked;
}

/** Call it at the top level of a test file. */
export function setUpActivity(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  afterAll(() => server.close());
}
