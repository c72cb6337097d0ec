import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoAddress } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { sats, userOf } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { requestDeposit } from '@/store/deposits/request-deposit.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectKeysChanged } from '@/store/pins/pins.selectors';
import { loggedOut } from '@/store/setup/session.actions';
import type { AppStore } from '@/store/setup/store-types';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { attackReport } from './report';
import { hostileStages, PASSWORD, PLACE, type Stage } from './stage';
import { callsOf } from './traffic';

const open = hostileStages();
const report = attackReport('An arbitrator who is not told');
const ORDER = { address: DESTINATION, finalAmount: sats(50_000) };
const OTHER_ARBITRATOR = arbitratorExtendedKey(new Uint8Array(32).fill(9));
const FILL = `/api/contracts/${PLACE.contractId}/fillcontract`;

type Fill = { guarantees: { deposits: { address: string }[] }[] };

const SILENCES: [string, () => Response][] = [
  ['no answer', () => HttpResponse.error()],
  ['503', () => HttpResponse.json({ error: 'later' }, { status: 503 })],
  ['a page', () => HttpResponse.html('<!doctype html>')],
  ['403', () => HttpResponse.json({ error: 'no' }, { status: 403 })],
];

function silence({ server }: Stage, answer: () => Response = () => HttpResponse.error()): void {
  server.use(http.get('*/api/arbitrators/:id', answer));
}

function verdicts({ getState }: Pick<AppStore, 'getState'>) {
  return Object.values(getState().verification.byGuarantee[PLACE.guaranteeId] ?? {});
}

describe.each(SILENCES)('the arbitrator: %s', (what, answer) => {
  test('what is shown stays as it was; nothing is paid or signed', async () => {
    const stage = await open('signed', 'ana');
    const { store } = stage;
    const before = { verdicts: verdicts(store), balance: selectBalanceEntry(store.getState(), PLACE.guaranteeId) };
    expect(before.verdicts).toEqual([{ verified: true }]);
    silence(stage, answer);
    await stage.reload();
    const from = stage.sent.length;
    const refused = { ok: false, error: { code: expect.stringMatching(/^(network|http|bad-answer)$/) } };
    expect(await store.dispatch(requestDeposit(PLACE))).toMatchObject(refused);
    expect(await store.dispatch(quoteRelease(PLACE))).toMatchObject(refused);
    expect(await store.dispatch(release(PLACE, ORDER, PASSWORD))).toMatchObject(refused);
    expect(await store.dispatch(inspectWithdrawal(PLACE))).toMatchObject(refused);
    expect(await store.dispatch(cosign(PLACE, PASSWORD, { txid: '', feeAccepted: true }))).toMatchObject(refused);
    expect(callsOf(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
    expect(verdicts(store)).toEqual(before.verdicts);
    expect(selectBalanceEntry(store.getState(), PLACE.guaranteeId)?.balance).toEqual(before.balance?.balance);
    await stage.unharmed();
    report.stopped(`silent (${what}) when it comes to paying or signing`, 'thunk', 'the fresh key is required');
  });
});

describe('silence that should hide something', () => {
  test('another key, told before: the alarm stays', async () => {
    const stage = await open('signed', 'ana');
    stage.lie('get', '/api/arbitrators/1', () => ({ public_key: OTHER_ARBITRATOR }));
    await stage.reload();
    expect(selectKeysChanged(stage.store.getState(), PLACE.contractId)).toBe(true);
    silence(stage);
    await stage.reload();
    expect(selectKeysChanged(stage.store.getState(), PLACE.contractId)).toBe(true);
    expect(verdicts(stage.store)).toEqual([{ verified: false, issue: 'keys-changed', expected: null }]);
    report.stopped('silence after a swapped arbitrator key', 'screen', 'the alarm stays');
  });

  test.each(['in this session', 'after a reload of the page'])('another address, %s', async (when) => {
    const stage = await open('paid', 'berto');
    silence(stage);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const { deposits } of fill.guarantees) for (const one of deposits) one.address = demoAddress('mallory');
      return fill;
    });
    const theirs = { txid: 'ab'.repeat(32), vout: 0, value: 9_000_000, status: { confirmed: true } };
    stage.server.use(http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json([theirs])));
    const store = when === 'in this session' ? stage.store : stage.reopen();
    await load(store);
    expect(verdicts(store)).toMatchObject([{ verified: false, issue: 'address-differs' }]);
    expect(selectBalanceEntry(store.getState(), PLACE.guaranteeId)).toMatchObject({
      balance: { total: 0 },
      excluded: theirs.value,
    });
    report.stopped(`address swapped under silence, ${when}`, 'balance', 'held against the pinned key, never acted on');
  });

  test('on a device that never saw the key, nothing counts and it is asked again', async () => {
    const stage = await open('paid', 'berto');
    stage.store.dispatch(loggedOut());
    localStorage.clear();
    silence(stage);
    const store = stage.reopen();
    store.dispatch(loginSuccess(userOf(stage.user)));
    await load(store);
    expect(verdicts(store)).toEqual([{ verified: false, issue: 'not-checked', expected: null }]);
    expect(selectBalanceEntry(store.getState(), PLACE.guaranteeId)?.state).toBe('undecided');
    stage.server.use(...stage.backend.handlers);
    await store.dispatch(refreshBalances(PLACE.contractId));
    expect(verdicts(store)).toEqual([{ verified: true }]);
    expect(selectBalanceEntry(store.getState(), PLACE.guaranteeId)?.state).toBe('known');
    report.stopped('silent to a new device', 'balance', 'not counted, said so, asked again');
  });
});

/** What the contract's screen does by itself. */
async function load(store: AppStore): Promise<void> {
  await store.dispatch(loadContract(PLACE.contractId));
  await store.dispatch(verifyContract(PLACE.contractId)).catch(() => undefined);
  await store.dispatch(refreshBalances(PLACE.contractId)).catch(() => undefined);
}
