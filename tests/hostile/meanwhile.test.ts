import { DESTINATION, DRAFT } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '@/domain/models';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { editContract, publishContract } from '@/store/contracts/contracts.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { intentNoted } from '@/store/outbox/outbox.slice';
import { settleOutbox } from '@/store/outbox/settle.thunks';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { attackReport } from './report';
import { hostileStages, PASSWORD, PLACE, type Stage } from './stage';
import { callsOf } from './traffic';

/* A plain backend takes every write that it is sent: what others did since this page last looked must not be undone. */

const open = hostileStages();
const report = attackReport('What others did meanwhile');
const TXID = 'cd'.repeat(32);
const ORDER = { address: DESTINATION, finalAmount: sats(50_000) };

function known(stage: Stage): Transaction {
  const withdrawal = selectGuarantee(stage.store.getState(), PLACE)?.withdrawals[0];
  if (withdrawal === undefined) throw new Error('There is no withdrawal');
  return withdrawal;
}

/** The other side signs and broadcasts it. */
function executedElsewhere({ backend }: Stage, id: Transaction['id']): void {
  const record = backend.store.state.transactions.find((each) => each.id === id);
  Object.assign(record ?? {}, { signer: 'demo-user-1', p_psbt: 'cHNidP8=', status: 'executed', txid: TXID });
}

describe('a withdrawal', () => {
  test('that was broadcast keeps its record when an own signature is found unsaved', async () => {
    const stage = await open('signed', 'berto');
    const withdrawal = known(stage);
    stage.store.dispatch(intentNoted({ kind: 'signature', key: 'k', ...PLACE, withdrawal }));
    executedElsewhere(stage, withdrawal.id);
    await stage.store.dispatch(settleOutbox());
    expect(callsOf(stage.sent, /^PUT .*transaction/)).toBe(0);
    expect(known(stage)).toMatchObject({ status: 'executed', txid: TXID });
    expect(stage.store.getState().outbox).toMatchObject({ intents: [], refusal: null });
    report.stopped('signature saved again over a broadcast', 'thunk', 'what the backend has is adopted');
  });

  test('that the backend does not have signed yet gets the signature', async () => {
    const stage = await open('signed', 'berto');
    const withdrawal = known(stage);
    stage.store.dispatch(intentNoted({ kind: 'signature', key: 'k', ...PLACE, withdrawal }));
    const record = stage.backend.store.state.transactions.find(({ id }) => id === withdrawal.id);
    Object.assign(record ?? {}, { signer: null, p_psbt: null });
    await stage.store.dispatch(settleOutbox());
    expect(record).toMatchObject({ signer: withdrawal.signer, p_psbt: withdrawal.signedPsbt });
    expect(stage.store.getState().outbox.intents).toEqual([]);
  });

  test('that was unsigned when this page last looked is not deleted once it was broadcast', async () => {
    const stage = await open('signed', 'berto');
    const { id } = known(stage);
    const record = stage.backend.store.state.transactions.find((each) => each.id === id);
    Object.assign(record ?? {}, { signer: null, p_psbt: null });
    await stage.store.dispatch(loadContract(PLACE.contractId));
    expect(known(stage).signer).toBeNull();
    executedElsewhere(stage, id);
    await stage.store.dispatch(release(PLACE, ORDER, PASSWORD));
    expect(callsOf(stage.sent, new RegExp(`^DELETE .*${id}$`))).toBe(0);
    expect(known(stage)).toMatchObject({ status: 'executed', txid: TXID });
    report.stopped('unsigned withdrawal broadcast before it is cleared away', 'thunk', 'the fresh list is looked at');
  });

  test('that was broadcast cannot be cancelled', async () => {
    const stage = await open('signed', 'ana');
    const withdrawal = known(stage);
    executedElsewhere(stage, withdrawal.id);
    const outcome = await stage.store.dispatch(cancelWithdrawal(PLACE, withdrawal));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'already-broadcast' } });
    expect(callsOf(stage.sent, /^DELETE /)).toBe(0);
    expect(known(stage)).toMatchObject({ status: 'executed', txid: TXID });
    report.stopped('broadcast before it is cancelled', 'thunk', 'already-broadcast');
  });
});

describe('a contract', () => {
  /** Published from another device, and joined. */
  async function joinedElsewhere(): Promise<Stage> {
    const stage = await open('pending', 'ana');
    await stage.store.dispatch(loadContract(DRAFT));
    const record = stage.backend.store.contract(DRAFT);
    Object.assign(record ?? {}, { status: 'active', contractors: ['demo-user-1', 'demo-user-2'] });
    return stage;
  }

  test('that was joined keeps its counterparty when its text is edited', async () => {
    const stage = await joinedElsewhere();
    const text = { title: 'Another title', description: 'Another text' };
    expect(await stage.store.dispatch(editContract(DRAFT, text))).toMatchObject({ ok: true });
    const joined = { status: 'active', contractors: ['demo-user-1', 'demo-user-2'] };
    expect(JSON.parse(stage.sent.find(({ call }) => call.startsWith('PUT'))?.body ?? '{}')).toMatchObject(joined);
    expect(selectContract(stage.store.getState(), DRAFT)).toMatchObject({ ...joined, ...text });
    report.stopped('joined while its text was edited', 'thunk', 'the contract is loaded anew before it is sent');
  });

  test('that was published and joined is not published again', async () => {
    const stage = await joinedElsewhere();
    expect(await stage.store.dispatch(publishContract(DRAFT))).toMatchObject({ ok: true });
    expect(callsOf(stage.sent, /^PUT /)).toBe(0);
    expect(selectContract(stage.store.getState(), DRAFT)?.status).toBe('active');
    report.stopped('joined before it is published from an old page', 'thunk', 'no longer a draft: nothing is sent');
  });
});
