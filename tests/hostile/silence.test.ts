import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoAddress } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { NOTHING_SEEN } from '@tests/unit/store/approval';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectKeysChanged } from '@/store/keys/keys.selectors';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { completeRelease, cosignFile, getRecord, releaseHigher } from './stuck-release';
import { countCalls } from './traffic';

const open = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const SPLIT = { ...ORDER, fee: sats(2_412), second: { address: demoAddress('second'), amount: sats(30_000) } };
const REFUSED = { ok: false, error: { code: expect.stringMatching(/^(network|http|web-page)$/) } };
const OTHER_ARBITRATOR = arbitratorExtendedKey(new Uint8Array(32).fill(9));
const FILL = `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`;

type Fill = { guarantees: { deposits: { address: string }[] }[] };

const SILENCES: [string, () => Response][] = [
  ['no response', () => HttpResponse.error()],
  ['503', () => HttpResponse.json({ error: 'later' }, { status: 503 })],
  ['HTML', () => HttpResponse.html('<!doctype html>')],
  ['403', () => HttpResponse.json({ error: 'no' }, { status: 403 })],
];

function silenceArbitrator({ server }: Stage, answer: () => Response = () => HttpResponse.error()): void {
  server.use(http.get('*/api/arbitrators/:id', answer));
}

function readVerdicts({ getState }: Pick<AppStore, 'getState'>) {
  return Object.values(getState().verification.byGuarantee[GUARANTEE_REF.guaranteeId] ?? {});
}

describe.each(SILENCES)('the arbitrator: %s', (_what, answer) => {
  test('keeps what is shown, and neither pays nor signs', async () => {
    const stage = await open('signed', 'ana');
    const { store } = stage;
    const before = {
      readVerdicts: readVerdicts(store),
      balance: selectBalanceEntry(store.getState(), GUARANTEE_REF.guaranteeId),
    };
    expect(before.readVerdicts).toEqual([{ verified: true }]);
    silenceArbitrator(stage, answer);
    await stage.reload();
    const from = stage.sent.length;
    const file = getRecord(stage).p_psbt ?? '';
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject(REFUSED);
    expect(await store.dispatch(quoteRelease(GUARANTEE_REF))).toMatchObject(REFUSED);
    for (const order of [ORDER, SPLIT])
      expect(await store.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject(REFUSED);
    expect(await store.dispatch(inspectWithdrawal(GUARANTEE_REF))).toMatchObject(REFUSED);
    expect(await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: NOTHING_SEEN }))).toMatchObject(REFUSED);
    expect(await store.dispatch(readWithdrawal({ ...GUARANTEE_REF, file }))).toMatchObject(REFUSED);
    expect(await cosignFile(stage, file, NOTHING_SEEN)).toMatchObject(REFUSED);
    expect(countCalls(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
    expect(readVerdicts(store)).toEqual(before.readVerdicts);
    expect(selectBalanceEntry(store.getState(), GUARANTEE_REF.guaranteeId)?.balance).toEqual(before.balance?.balance);
    await stage.expectUnharmed();
  });

  test('does not release again', async () => {
    const stage = await open('signed', 'ana');
    await completeRelease(stage);
    silenceArbitrator(stage, answer);
    const from = stage.sent.length;
    expect(await releaseHigher(stage, 5_000)).toMatchObject(REFUSED);
    expect(countCalls(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
    expect(await listGivenSignatures()).toHaveLength(1);
  });
});

describe('silence that hides an attack', () => {
  test('keeps the alarm about a key swapped before', async () => {
    const stage = await open('signed', 'ana');
    stage.lie('get', '/api/arbitrators/1', () => ({ public_key: OTHER_ARBITRATOR }));
    await stage.reload();
    expect(selectKeysChanged(stage.store.getState(), GUARANTEE_REF.contractId)).toBe(true);
    silenceArbitrator(stage);
    await stage.reload();
    expect(selectKeysChanged(stage.store.getState(), GUARANTEE_REF.contractId)).toBe(true);
    expect(readVerdicts(stage.store)).toEqual([{ verified: false, issue: 'keys-changed', expected: null }]);
  });

  test.each(['in this session', 'after a reload of the page'])('excludes a swapped address, %s', async (when) => {
    const stage = await open('paid', 'berto');
    silenceArbitrator(stage);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const { deposits } of fill.guarantees) for (const one of deposits) one.address = demoAddress('mallory');
      return fill;
    });
    const attackerCoin = { txid: 'ab'.repeat(32), vout: 0, value: 9_000_000, status: { confirmed: true } };
    stage.server.use(http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json([attackerCoin])));
    const store = when === 'in this session' ? stage.store : stage.reopen();
    await loadScreen(store);
    expect(readVerdicts(store)).toMatchObject([{ verified: false, issue: 'address-differs' }]);
    expect(selectBalanceEntry(store.getState(), GUARANTEE_REF.guaranteeId)).toMatchObject({
      balance: { total: 0 },
      excluded: attackerCoin.value,
    });
  });

  test('counts no money and asks again on a device that remembers no key', async () => {
    const stage = await open('paid', 'berto');
    silenceArbitrator(stage);
    const store = stage.openElsewhere();
    await loadScreen(store);
    expect(readVerdicts(store)).toEqual([{ verified: false, issue: 'not-checked', expected: null }]);
    expect(selectBalanceEntry(store.getState(), GUARANTEE_REF.guaranteeId)?.state).toBe('undecided');
    stage.server.use(...stage.backend.handlers);
    await store.dispatch(refreshBalances(GUARANTEE_REF.contractId));
    expect(readVerdicts(store)).toEqual([{ verified: true }]);
    expect(selectBalanceEntry(store.getState(), GUARANTEE_REF.guaranteeId)?.state).toBe('known');
  });
});

/** Loads what the contract screen loads on its own. */
async function loadScreen(store: AppStore): Promise<void> {
  await store.dispatch(loadContract(GUARANTEE_REF.contractId));
  await store.dispatch(verifyContract(GUARANTEE_REF.contractId)).catch(() => undefined);
  await store.dispatch(refreshBalances(GUARANTEE_REF.contractId)).catch(() => undefined);
}
