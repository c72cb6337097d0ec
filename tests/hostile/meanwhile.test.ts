import { DESTINATION, DRAFT } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '@/domain/models';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { editContract, publishContract } from '@/store/contracts/contracts.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { intentNoted } from '@/store/outbox/outbox.slice';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

/* A simple backend accepts every write, so the app must not overwrite what others changed since its last load. */

const open = hostileStages();
const TXID = 'cd'.repeat(32);
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

function knownWithdrawal(stage: Stage): Transaction {
  const withdrawal = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals?.[0];
  if (withdrawal === undefined) throw new Error('There is no withdrawal');
  return withdrawal;
}

/** The counterparty signs and broadcasts the withdrawal. */
function executeElsewhere({ backend }: Stage, id: Transaction['id']): void {
  const record = backend.store.state.transactions.find((each) => each.id === id);
  Object.assign(record ?? {}, { signer: 'demo-user-1', p_psbt: 'cHNidP8=', status: 'executed', txid: TXID });
}

describe('a withdrawal', () => {
  test('keeps its record after a broadcast when an own signature is still unsaved', async () => {
    const stage = await open('signed', 'berto');
    const withdrawal = knownWithdrawal(stage);
    stage.store.dispatch(intentNoted({ kind: 'signature', key: 'k', ...GUARANTEE_REF, withdrawal }));
    executeElsewhere(stage, withdrawal.id);
    await stage.store.dispatch(settleOutbox());
    expect(countCalls(stage.sent, /^PUT .*transaction/)).toBe(0);
    expect(knownWithdrawal(stage)).toMatchObject({ status: 'executed', txid: TXID });
    expect(stage.store.getState().outbox).toMatchObject({ intents: [], refusal: null });
  });

  test('gets the signature when the backend does not have it yet', async () => {
    const stage = await open('signed', 'berto');
    const withdrawal = knownWithdrawal(stage);
    stage.store.dispatch(intentNoted({ kind: 'signature', key: 'k', ...GUARANTEE_REF, withdrawal }));
    const record = stage.backend.store.state.transactions.find(({ id }) => id === withdrawal.id);
    Object.assign(record ?? {}, { signer: null, p_psbt: null });
    await stage.store.dispatch(settleOutbox());
    expect(record).toMatchObject({ signer: withdrawal.signer, p_psbt: withdrawal.signedPsbt });
    expect(stage.store.getState().outbox.intents).toEqual([]);
  });

  test('is not deleted after a broadcast, even if the page last saw it unsigned', async () => {
    const stage = await open('signed', 'berto');
    const { id } = knownWithdrawal(stage);
    const record = stage.backend.store.state.transactions.find((each) => each.id === id);
    Object.assign(record ?? {}, { signer: null, p_psbt: null });
    await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
    expect(knownWithdrawal(stage).signer).toBeNull();
    executeElsewhere(stage, id);
    await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    expect(countCalls(stage.sent, new RegExp(`^DELETE .*${id}$`))).toBe(0);
    expect(knownWithdrawal(stage)).toMatchObject({ status: 'executed', txid: TXID });
  });

  test('cannot be cancelled after a broadcast', async () => {
    const stage = await open('signed', 'ana');
    const withdrawal = knownWithdrawal(stage);
    executeElsewhere(stage, withdrawal.id);
    const outcome = await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, withdrawal));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'already-broadcast' } });
    expect(countCalls(stage.sent, /^DELETE /)).toBe(0);
    expect(knownWithdrawal(stage)).toMatchObject({ status: 'executed', txid: TXID });
  });
});

describe('a contract', () => {
  /** A draft that another device has published and a counterparty has joined. */
  async function openJoinedElsewhere(): Promise<Stage> {
    const stage = await open('pending', 'ana');
    await stage.store.dispatch(loadContract(DRAFT));
    const record = stage.backend.store.contract(DRAFT);
    Object.assign(record ?? {}, { status: 'active', contractors: ['demo-user-1', 'demo-user-2'] });
    return stage;
  }

  test('keeps a new counterparty when its text is edited', async () => {
    const stage = await openJoinedElsewhere();
    const text = { title: 'Another title', description: 'Another text' };
    expect(await stage.store.dispatch(editContract(DRAFT, text))).toMatchObject({ ok: true });
    const joined = { status: 'active', contractors: ['demo-user-1', 'demo-user-2'] };
    expect(JSON.parse(stage.sent.find(({ call }) => call.startsWith('PUT'))?.body ?? '{}')).toMatchObject(joined);
    expect(selectContract(stage.store.getState(), DRAFT)).toMatchObject({ ...joined, ...text });
  });

  test('is not published again after it was joined', async () => {
    const stage = await openJoinedElsewhere();
    expect(await stage.store.dispatch(publishContract(DRAFT))).toMatchObject({ ok: true });
    expect(countCalls(stage.sent, /^PUT /)).toBe(0);
    expect(selectContract(stage.store.getState(), DRAFT)?.status).toBe('active');
  });
});
