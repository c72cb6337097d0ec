import { nightly } from '@tests/daily';
import { DESTINATION, OFFER } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { selectSealView, selectUnsent } from '@/store/seals/seals.selectors';
import { hideUnsent, readSignedContracts } from '@/store/seals/signed-contracts.thunks';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import { signContractTerms } from '@/store/signing/sign-terms.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { contractId, look as lookAtSealed, sealBoth, setAmount } from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* A contract that both signed, which a server shows under another id (docs/seal.md#a-signed-contract-under-another-id). */

const openStage = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const ASKED = { ok: false, error: { code: 'terms-not-accepted' } };
const COPY = 'copy';
const MOVED = { contractId: COPY, guaranteeId: GUARANTEE_REF.guaranteeId };

async function look(store: AppStore, id: string) {
  await store.dispatch(loadContract(id));
  await store.dispatch(verifyContract(id));
  await store.dispatch(syncSeals(id));
  return selectSealView(store.getState(), id)?.state;
}

/** Both have signed, and what this device knows of it was read. */
async function openSigned(scene: 'pending' | 'funded'): Promise<{ stage: Stage; ana: AppStore }> {
  const stage = await openStage(scene, 'ana');
  const ana = await sealBoth(stage);
  expect((await lookAtSealed(stage, ana))?.state.kind).toBe('sealed');
  // Addresses are remembered with the next look, once they are verified.
  await lookAtSealed(stage, ana);
  return { stage, ana };
}

interface Renaming {
  guarantee?: string;
  title?: string;
  /** Leaves another contract under the old id. */
  isReused?: boolean;
}

/** The server shows the contract under another id, without its chat. */
function rename({ backend }: Stage, { guarantee: id, title, isReused = false }: Renaming = {}): void {
  const { state } = backend.store;
  const contract = backend.store.contract(contractId);
  if (contract === undefined) throw new Error('There is no contract');
  const kept = { ...contract };
  Object.assign(contract, { id: COPY, ...(title === undefined ? {} : { title }) });
  for (const guarantee of state.guarantees.filter((each) => each.contract_id === contractId)) {
    const before = guarantee.id;
    Object.assign(guarantee, { contract_id: COPY, ...(id === undefined ? {} : { id }) });
    for (const each of state.transactions)
      if (each.guarantee_id === before) Object.assign(each, { guarantee_id: guarantee.id });
  }
  state.messages = [];
  if (!isReused) return;
  state.contracts.push({ ...kept, title: 'Something else', description: 'Other terms.' });
  const [first] = state.guarantees;
  if (first !== undefined) state.guarantees.push({ ...first, id: 'new', contract_id: contractId });
}

describe('a server that shows signed terms under another id', () => {
  test('and uses its id for another contract', async () => {
    const { stage, ana } = await openSigned('pending');
    rename(stage, { isReused: true });
    expect(await look(ana, COPY)).toMatchObject({ kind: 'moved', fault: 'guarantee' });
    expect((await look(ana, contractId))?.kind).toBe('changed');
    expect(await ana.dispatch(requestDeposit(MOVED))).toMatchObject(ASKED);
  });

  test('only when the address is requested: the list that was right before is read again', async () => {
    const { stage, ana } = await openSigned('pending');
    const copy = stage.backend.store.contract(OFFER);
    const signed = stage.backend.store.contract(contractId);
    if (copy === undefined || signed === undefined) throw new Error('There is no contract');
    Object.assign(copy, { title: signed.title, contractors: [...signed.contractors], status: 'active' });
    const [first] = stage.backend.store.state.guarantees;
    if (first !== undefined) stage.backend.store.state.guarantees.push({ ...first, id: 'offered', contract_id: OFFER });
    await ana.dispatch(loadContracts());
    expect(await look(ana, OFFER)).toEqual({ kind: 'unsigned' });
    stage.backend.store.state.contracts = stage.backend.store.state.contracts.filter(({ id }) => id !== contractId);
    const order = { contractId: OFFER, guaranteeId: 'offered' };
    expect(await ana.dispatch(requestDeposit(order))).toMatchObject(ASKED);
  });

  test('with another order for its addresses, under its own id', async () => {
    const { stage, ana } = await openSigned('funded');
    const contract = stage.backend.store.contract(contractId);
    if (contract !== undefined) contract.contract_order += 7;
    expect(await look(ana, contractId)).toMatchObject({ kind: 'moved', fault: 'order' });
    expect(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: false });
    await stage.expectUnharmed();
  });

  test('ends once both have signed it there', async () => {
    const { stage, ana } = await openSigned('pending');
    // The app of the other party loads the old id first.
    rename(stage, { isReused: true });
    setAmount(stage, 900_000);
    expect((await look(ana, COPY))?.kind).toBe('moved');
    await signAt(ana);
    expect(await look(ana, COPY)).toMatchObject({ kind: 'moved', signedBy: ['owner'] });
    const berto = await stage.switchTo('berto');
    await berto.dispatch(loadMessages(COPY));
    await signAt(berto);
    expect((await look(berto, COPY))?.kind).toBe('sealed');
  });
});

async function signAt(store: AppStore): Promise<void> {
  await look(store, COPY);
  const text = selectSealView(store.getState(), COPY)?.text ?? '';
  const order = { contractId: COPY, text, password: PASSWORD, sentence: 'I signed.' };
  expect(await store.dispatch(signContractTerms(order))).toMatchObject({ ok: true });
}

describe('an honest server', () => {
  test('may have a second contract of the same people with the same title', async () => {
    const { stage, ana } = await openSigned('funded');
    const copy = stage.backend.store.contract(OFFER);
    const signed = stage.backend.store.contract(contractId);
    if (copy === undefined || signed === undefined) throw new Error('There is no contract');
    Object.assign(copy, { title: signed.title, contractors: [...signed.contractors], status: 'active' });
    const [first] = stage.backend.store.state.guarantees;
    if (first !== undefined) stage.backend.store.state.guarantees.push({ ...first, id: 'offered', contract_id: OFFER });
    expect(await look(ana, OFFER)).toEqual({ kind: 'unsigned' });
    await ana.dispatch(loadContracts());
    expect(await look(ana, OFFER)).toEqual({ kind: 'unsigned' });
    // Also while the list cannot be loaded: not received is not gone.
    stage.backend.store.state.contracts = stage.backend.store.state.contracts.filter(({ id }) => id !== contractId);
    stage.lie('get', '/api/contracts/user/:id', () => {
      throw new Error('no list');
    });
    const again = stage.reopen();
    expect((await look(again, OFFER))?.kind).toBe('unsigned');
  });
});

describe('a signed contract that the server does not send', () => {
  nightly('is named, until it comes back or the user has read it', async () => {
    const { stage, ana } = await openSigned('funded');
    const names = () => selectUnsent(ana.getState()).map(({ sealed }) => sealed.terms.title);
    expect(names()).toEqual([]);
    const { contracts } = stage.backend.store.state;
    stage.backend.store.state.contracts = contracts.filter(({ id }) => id !== contractId);
    await ana.dispatch(readSignedContracts());
    // No list was received yet.
    expect(names()).toEqual([]);
    await ana.dispatch(loadContracts());
    expect(names()).toEqual(['A pending_counterparty contract']);
    stage.backend.store.state.contracts = contracts;
    await ana.dispatch(loadContracts());
    expect(names()).toEqual([]);
    // With other terms, its own page says so.
    setAmount(stage, 900_000);
    expect((await look(ana, contractId))?.kind).toBe('changed');
    stage.backend.store.state.contracts = contracts.filter(({ id }) => id !== contractId);
    await ana.dispatch(loadContracts());
    await ana.dispatch(hideUnsent(selectUnsent(ana.getState())));
    expect(names()).toEqual([]);
  });

  test.each([
    ['shown under another id', {}],
    ['shown under another id, with another contract in its place', { isReused: true }],
  ])('is not called missing from the file if it is %s', async (_how, renaming) => {
    const { stage, ana } = await openSigned('funded');
    rename(stage, renaming);
    await ana.dispatch(loadContracts());
    const result = await ana.dispatch(buildRecoveryFile());
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.file.contracts.map(({ id }) => id)).toContain(COPY);
    expect(result.value.leftOut.filter(({ id }) => id === contractId)).toEqual([]);
  });

  test('is named if another contract takes its place under its id', async () => {
    const { stage, ana } = await openSigned('funded');
    const { store } = stage.backend;
    const deposits = store.state.transactions;
    // The same parties and title, and none of its addresses.
    store.state.transactions = [];
    await ana.dispatch(loadContracts());
    await ana.dispatch(loadContract(contractId));
    expect(await ana.dispatch(buildRecoveryFile())).toMatchObject({
      ok: true,
      value: { leftOut: [{ id: contractId, error: { code: 'recovery-unverified' } }] },
    });
    store.state.transactions = deposits;
    expect(await ana.dispatch(buildRecoveryFile())).toMatchObject({ ok: true, value: { leftOut: [] } });
  });
});
