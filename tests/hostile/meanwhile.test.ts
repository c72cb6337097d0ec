import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { DESTINATION, DRAFT } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '@/domain/models';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { editContract, publishContract } from '@/store/contracts/contracts.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { intentNoted } from '@/store/outbox/outbox.slice';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { completeRelease, cosignFile, forge, getRecord, lower, readFile, releaseHigher } from './stuck-release';
import { countCalls } from './traffic';

/* A simple backend accepts every write, so the app must not overwrite what others changed since its last load. */

const open = hostileStages();
const TXID = 'cd'.repeat(32);
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const SPLIT = { ...ORDER, fee: sats(2_412), second: { address: demoAddress('second'), amount: sats(30_000) } };

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

  test.each([
    ['one payee', ORDER],
    ['two payees', SPLIT],
  ])('is not deleted after a broadcast for one to %s, even if the page last saw it unsigned', async (_what, order) => {
    const stage = await open('signed', 'berto');
    const { id } = knownWithdrawal(stage);
    const record = stage.backend.store.state.transactions.find((each) => each.id === id);
    Object.assign(record ?? {}, { signer: null, p_psbt: null });
    await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
    expect(knownWithdrawal(stage).signer).toBeNull();
    executeElsewhere(stage, id);
    await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD));
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

describe('the record of a release', () => {
  test('names the one that replaced it, when the page that saw the first one releases again', async () => {
    const stage = await open('signed', 'ana');
    await completeRelease(stage);
    const psbt = Psbt.fromBase64(
      forge(stage, (outputs) => lower(outputs, 5_000n)),
      { network: REGTEST },
    );
    psbt.signAllInputs(demoKey('ana@example.com')).finalizeAllInputs();
    const txid = stage.backend.chain.broadcast(psbt.extractTransaction(true).toHex());
    Object.assign(getRecord(stage), { txid });
    expect(await releaseHigher(stage, 9_000)).toMatchObject({ ok: true, value: { kind: 'signed', unsaved: null } });
    expect(getRecord(stage)).toMatchObject({ status: 'executed', txid, signer: 'demo-user-1' });
  });

  test('stays as it is when its file is opened by a page that saw it unsigned', async () => {
    const stage = await open('signed', 'ana');
    const file = getRecord(stage).p_psbt ?? '';
    const consent = await readFile(stage, file);
    const psbt = Psbt.fromBase64(file, { network: REGTEST }).signAllInputs(demoKey('ana@example.com'));
    const txid = stage.backend.chain.broadcast(psbt.finalizeAllInputs().extractTransaction(true).toHex());
    Object.assign(getRecord(stage), { status: 'executed', txid });
    await cosignFile(stage, file, consent);
    expect(stage.backend.store.withdrawals(GUARANTEE_REF.guaranteeId)).toMatchObject([{ status: 'executed', txid }]);
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
