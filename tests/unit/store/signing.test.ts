import { DESTINATION } from '@tests/faults/scenes';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { countCalls } from '@tests/hostile/traffic';
import { makeTransaction, makeWithdrawal, sats, toUser } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import type { Transaction } from '@/domain/models';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { listCreated } from '@/store/outbox/intents';
import { broadcastPrepared, intentNoted } from '@/store/outbox/outbox.slice';
import { withOwnKey } from '@/store/signing/own-key';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';

const openStage = hostileStages();
const EXPLORER = 'http://explorer.test/explorer/api';

function knownWithdrawal({ store }: Stage): Transaction {
  const withdrawal = selectGuarantee(store.getState(), GUARANTEE_REF)?.withdrawals?.[0];
  if (withdrawal === undefined) throw new Error('There is no withdrawal');
  return withdrawal;
}

function silenceExplorer({ server }: Stage, path: string): void {
  server.use(http.get(`${EXPLORER}${path}`, () => new HttpResponse(null, { status: 503 })));
}

describe("the user's key", () => {
  test.each(['encryptedKey', 'publicKey'] as const)('is not opened when the account has no %s', async (field) => {
    const { user, store } = await openStage('funded', 'berto');
    const action = vi.fn();
    const opened = store.dispatch(withOwnKey({ ...toUser(user), [field]: null }, PASSWORD, action));
    await expect(opened).rejects.toMatchObject({ code: 'bad-envelope' });
    expect(action).not.toHaveBeenCalled();
  });

  test.each([
    ['succeeds', async () => 'done'],
    ['fails', () => Promise.reject(new Error('out of order'))],
  ])('is closed again after an action that %s', async (_how, action) => {
    const { user, store } = await openStage('funded', 'berto');
    const engine = await loadBitcoin();
    const close = vi.spyOn(engine, 'closeKey');
    let handle: unknown;
    const sign = withOwnKey(toUser(user), PASSWORD, (opened) => {
      handle = opened;
      return action();
    });
    await store.dispatch(sign).catch(() => undefined);
    expect(close).toHaveBeenCalledExactlyOnceWith(handle);
  });
});

describe('co-signing', () => {
  test.each([
    ['a PSBT', { signedPsbt: null }, { code: 'no-psbt' }],
    ['an address', { address: null }, { code: 'bad-answer', detail: { field: 'address' } }],
    ['an amount', { amount: null }, { code: 'bad-answer', detail: { field: 'amount' } }],
  ])('is refused for a withdrawal without %s', async (_what, change, error) => {
    const stage = await openStage('signed', 'ana');
    const approval = { consent: await readConsent(stage) };
    const transaction = { ...knownWithdrawal(stage), ...change };
    stage.store.dispatch(withdrawalSaved({ ...GUARANTEE_REF, transaction }));
    const refused = { ok: false, error };
    expect(await stage.store.dispatch(inspectWithdrawal(GUARANTEE_REF))).toMatchObject(refused);
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval))).toMatchObject(refused);
    await stage.expectUnharmed();
  });

  test('keeps a transaction if its broadcast is refused while the explorer does not respond, and sends it again', async () => {
    const stage = await openStage('signed', 'ana');
    const consent = await readConsent(stage);
    const { txid } = consent;
    stage.server.use(http.post('*/api/contracts/broadcast', () => HttpResponse.json({ error: 'no' }, { status: 400 })));
    silenceExplorer(stage, '/tx/:txid');
    const outcome = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'http' } });
    const { entries, refusal } = stage.store.getState().outbox;
    expect(entries).toMatchObject([{ txid, stage: 'signed' }]);
    expect(refusal).toBeNull();
    stage.server.use(...stage.backend.handlers);
    await stage.store.dispatch(settleOutbox());
    expect(stage.store.getState().outbox.entries).toEqual([]);
    expect(knownWithdrawal(stage)).toMatchObject({ txid, status: 'executed' });
  });

  test('ends permanently, with the reason, when a retry is refused and the network does not have the transaction', async () => {
    const stage = await openStage('signed', 'ana');
    const entry = { txid: 'ab'.repeat(32), txHex: '0200', stage: 'signed' } as const;
    stage.store.dispatch(broadcastPrepared({ ...GUARANTEE_REF, withdrawal: knownWithdrawal(stage), ...entry }));
    await stage.store.dispatch(settleOutbox());
    const { entries, refusal } = stage.store.getState().outbox;
    expect(entries).toEqual([]);
    expect(refusal).toMatchObject({ code: 'broadcast-refused' });
  });
});

describe('reading a withdrawal', () => {
  test('goes on when the unspent outputs are unknown', async () => {
    const stage = await openStage('signed', 'ana');
    silenceExplorer(stage, '/address/:address/utxo');
    expect(await stage.store.dispatch(readWithdrawal(GUARANTEE_REF))).toMatchObject({
      ok: true,
      value: { inspection: { verdict: 'sign' }, freshness: { spent: null } },
    });
  });

  test('goes on when the fee rates are unknown after the inspection', async () => {
    const stage = await openStage('signed', 'ana');
    const rates = { fastestFee: 10, halfHourFee: 5, hourFee: 2, economyFee: 1, minimumFee: 1 };
    const path = `${EXPLORER}/v1/fees/recommended`;
    silenceExplorer(stage, '/v1/fees/recommended');
    stage.server.use(http.get(path, () => HttpResponse.json(rates), { once: true }));
    expect(await stage.store.dispatch(readWithdrawal(GUARANTEE_REF))).toMatchObject({
      ok: true,
      value: { inspection: { verdict: 'sign' }, freshness: null },
    });
  });
});

describe('an unsigned withdrawal that another device began', () => {
  const order = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
  const storedIds = ({ backend }: Stage) => backend.store.withdrawals(GUARANTEE_REF.guaranteeId).map(({ id }) => id);

  async function openUnsigned() {
    const stage = await openStage('signed', 'berto');
    const { id } = knownWithdrawal(stage);
    const record = stage.backend.store.state.transactions.find((each) => each.id === id);
    Object.assign(record ?? {}, { signer: null, p_psbt: null });
    await stage.reload();
    return { stage, id };
  }

  test('gives way to a new release', async () => {
    const { stage, id } = await openUnsigned();
    const outcome = await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD));
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'signed' } });
    expect(storedIds(stage)).toHaveLength(1);
    expect(storedIds(stage)).not.toContain(id);
  });

  test('stays until the next retry if it cannot be deleted before the new release', async () => {
    const { stage, id } = await openUnsigned();
    stage.server.use(http.delete('*/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 400 })));
    const outcome = await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD));
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'signed' } });
    expect(stage.store.getState().outbox.intents).toMatchObject([{ kind: 'release', withdrawalId: id }]);
    stage.server.use(...stage.backend.handlers);
    await stage.store.dispatch(settleOutbox());
    expect(storedIds(stage)).toHaveLength(1);
    expect(storedIds(stage)).not.toContain(id);
    expect(stage.store.getState().outbox.intents).toEqual([]);
  });
});

test('cancelling a withdrawal settles every intent of it, and no other', async () => {
  const stage = await openStage('signed', 'berto');
  const withdrawal = knownWithdrawal(stage);
  const request = { kind: 'release' as const, ...GUARANTEE_REF, address: null, amount: null, known: [] };
  stage.store.dispatch(intentNoted({ kind: 'signature', key: 'signature', ...GUARANTEE_REF, withdrawal }));
  stage.store.dispatch(intentNoted({ ...request, key: 'same', withdrawalId: withdrawal.id }));
  stage.store.dispatch(intentNoted({ ...request, key: 'other', withdrawalId: 'another' }));
  expect(await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, withdrawal))).toMatchObject({ ok: true });
  expect(countCalls(stage.sent, /^DELETE /)).toBe(1);
  expect(stage.store.getState().outbox.intents.map(({ key }) => key)).toEqual(['other']);
});

describe('the withdrawal that a release created', () => {
  type Order = Parameters<typeof listCreated>[0];
  const order: Order = { withdrawalId: null, address: 'bcrt1qpayee', amount: sats(50_000), known: [1] };
  const own = { address: order.address, amount: order.amount, receiverIds: [7] };

  test.each<[string, Partial<Order>, Partial<Transaction>, boolean]>([
    ['with its address, amount and receiver', {}, {}, true],
    ['whose ids are texts', { known: [] }, { id: '2', receiverIds: ['7'] }, true],
    ['to another address', {}, { address: 'bcrt1qmallory' }, false],
    ['of another amount', {}, { amount: sats(50_001) }, false],
    ['of another user', {}, { receiverIds: [8] }, false],
    ['from before the request', {}, { id: '1' }, false],
    ['that is signed', {}, { signer: 7 }, false],
    ['that has a signed PSBT', {}, { signedPsbt: 'cHNidP8=' }, false],
    ['that was broadcast', {}, { txid: 'ab'.repeat(32) }, false],
    ['with its id', { withdrawalId: 2 }, { address: null, amount: null, receiverIds: [] }, true],
    ['with another id', { withdrawalId: 3 }, {}, false],
    ['with its id that is signed', { withdrawalId: 2 }, { signer: 7 }, false],
  ])('one %s', (_what, change, fields, isFound) => {
    const withdrawal = makeWithdrawal({ id: 2, ...own, ...fields });
    const others = [makeTransaction({ id: 1, ...own }), withdrawal, makeTransaction({ id: 4, receiverIds: [7] })];
    expect(listCreated({ ...order, ...change }, 7, others).at(-1) ?? null).toBe(isFound ? withdrawal : null);
  });

  test('may be several', () => {
    const several = [makeWithdrawal({ id: 2, ...own }), makeWithdrawal({ id: 3, ...own })];
    expect(listCreated(order, 7, several)).toEqual(several);
  });
});
