import { nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { hideUnsent, readSignedContracts } from '@/store/terms/signed-contracts.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectTermsView, selectUnsent } from '@/store/terms/terms.selectors';
import { release } from '@/store/withdrawals/release.thunks';
import { contractId, look as lookAtSealed, sealBoth, setAmount } from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* A contract that both signed, which a server renames or does not send (docs/terms.md#missing-contracts). */

const openStage = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const ASKED = { ok: false, error: { code: 'terms-not-accepted' } };
const COPY = 'copy';
const TITLE = 'A pending_counterparty contract';
const MOVED = { contractId: COPY, guaranteeId: GUARANTEE_REF.guaranteeId };

async function look(store: AppStore, id: string) {
  await store.dispatch(loadContract(id));
  await store.dispatch(verifyContract(id));
  await store.dispatch(syncTerms(id));
  return selectTermsView(store.getState(), id)?.state;
}

/** Both have signed, and what this device knows of it was read. */
async function openSigned(scene: 'pending' | 'funded'): Promise<{ stage: Stage; ana: AppStore }> {
  const stage = await openStage(scene, 'ana');
  const ana = await sealBoth(stage);
  expect((await lookAtSealed(stage, ana))?.state).toBe('sealed');
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

const listNames = (store: AppStore) => selectUnsent(store.getState()).map(({ sealed }) => sealed.terms.title);

async function listContracts(store: AppStore): Promise<string[]> {
  await store.dispatch(loadContracts());
  await store.dispatch(readSignedContracts());
  return listNames(store);
}

describe('a server that shows signed terms under another id', () => {
  test('and changes them: the signed contract is missing', async () => {
    const { stage } = await openSigned('pending');
    rename(stage, { guarantee: 'renamed', title: 'Another' });
    setAmount(stage, 900_000);
    const again = stage.reopen();
    expect(await listContracts(again)).toEqual([TITLE]);
    expect(await look(again, COPY)).toBe('unsigned');
  });

  test('and uses its id for another contract, which has changed', async () => {
    const { stage, ana } = await openSigned('pending');
    rename(stage, { isReused: true });
    expect(await listContracts(ana)).toEqual([]);
    expect(await look(ana, contractId)).toBe('changed');
    expect(await ana.dispatch(requestDeposit({ contractId, guaranteeId: 'new' }))).toMatchObject(ASKED);
  });

  test.each([false, true])('and an address that this device knows, its id used again: %s', async (isReused) => {
    const { stage, ana } = await openSigned('funded');
    rename(stage, { isReused });
    const before = structuredClone(stage.backend.store.state.transactions);
    await look(ana, COPY);
    expect(await ana.dispatch(requestDeposit(MOVED))).toMatchObject({
      value: { verdict: { issue: 'address-shared' } },
    });
    expect(await ana.dispatch(release(MOVED, ORDER, PASSWORD))).toMatchObject({ ok: false });
    expect(stage.backend.store.state.transactions).toEqual(before);
  });

  test('with another order for its addresses, under its own id', async () => {
    const { stage, ana } = await openSigned('funded');
    const reorder = (answer: object) => ({ ...answer, contract_order: 8 });
    stage.lie('get', `/api/contracts/${contractId}`, reorder);
    stage.lie('get', `/api/contracts/${contractId}/fillcontract`, reorder);
    expect(await look(ana, contractId)).toBe('sealed');
    expect(await ana.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({
      value: { verdict: { issue: 'address-differs' } },
    });
    expect(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
      error: { code: 'psbt-refused', detail: { rule: 'input-not-guarantee' } },
    });
    expect(await ana.dispatch(buildRecoveryFile())).toMatchObject({
      value: { leftOut: [{ id: contractId, error: { code: 'recovery-unverified' } }] },
    });
    await stage.expectUnharmed();
  });
});

describe('a signed contract that the server does not send', () => {
  nightly('is named, until it comes back or the user has read it', async () => {
    const { stage, ana } = await openSigned('funded');
    const names = () => listNames(ana);
    expect(names()).toEqual([]);
    const { contracts } = stage.backend.store.state;
    stage.backend.store.state.contracts = contracts.filter(({ id }) => id !== contractId);
    await ana.dispatch(readSignedContracts());
    // No list was received yet.
    expect(names()).toEqual([]);
    await ana.dispatch(loadContracts());
    expect(names()).toEqual([TITLE]);
    stage.backend.store.state.contracts = contracts;
    await ana.dispatch(loadContracts());
    expect(names()).toEqual([]);
    // With other terms, its own page says so.
    setAmount(stage, 900_000);
    expect(await look(ana, contractId)).toBe('changed');
    stage.backend.store.state.contracts = contracts.filter(({ id }) => id !== contractId);
    await ana.dispatch(loadContracts());
    await ana.dispatch(hideUnsent(selectUnsent(ana.getState())));
    expect(names()).toEqual([]);
  });

  test.each([
    ['missing from the file if it is shown under another id', {}, [{ id: contractId }]],
    ['held by it if another contract has its place', { isReused: true }, []],
  ])('is called %s', async (_how, renaming, leftOut) => {
    const { stage, ana } = await openSigned('funded');
    rename(stage, renaming);
    await ana.dispatch(loadContracts());
    const result = await ana.dispatch(buildRecoveryFile());
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.file.contracts.map(({ id }) => id)).toContain(COPY);
    expect(result.value.leftOut).toMatchObject(leftOut);
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
