import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '@/config/settings';
import type { Result } from '@/domain/primitives/errors';
import { toConsent } from '@/domain/withdrawals/consent';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { acceptTerms } from '@/store/terms/accept-terms.thunks';
import { editOwnContract } from '@/store/terms/own-acts.thunks';
import { proposeChange, selectProposal } from '@/store/terms/propose.thunks';
import { inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { release, releaseAccepted } from '@/store/withdrawals/release.thunks';
import { confirmCoins } from './known-coins';
import { contractId, lineOf, look, lookState, putMessage, readText, sealBoth, setAmount, sign } from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* What the user agreed to once somebody has signed (docs/terms.md#states), against the server and the other party. */

const openStage = hostileStages();
const BERTO = 'berto@example.com';
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const ASKED = { ok: false, error: { code: 'terms-not-accepted' } };
const CONTRACT = `/api/contracts/${contractId}`;
const EDIT = { title: 'Roof and windows', description: 'As agreed on Monday.' };
let stage: Stage;

beforeEach(async () => {
  stage = await openStage('funded', 'ana');
  // Without a PDF, the terms are complete.
  Object.assign(stage.backend.store.contract(contractId) ?? {}, { pdf_url: null });
});
afterEach(() => {
  settings().seals = 'tell';
});

function addGarden(depositor: string): void {
  const [first] = stage.backend.store.state.guarantees;
  if (first === undefined) throw new Error('There is no guarantee');
  const fields = { id: 'garden', description: 'Garden', contractor_id: depositor, status: 'pending' as const };
  stage.backend.store.state.guarantees.push({ ...first, ...fields });
}

function nameDepositor(id: string, depositor: string): void {
  Object.assign(stage.backend.store.guarantee(id) ?? {}, { contractor_id: depositor });
}

async function propose(store: AppStore): Promise<void> {
  await look(stage, store);
  const change = { text: EDIT };
  const terms = selectProposal(store.getState(), contractId, change)?.terms;
  if (terms === undefined) throw new Error('Nothing was signed by both');
  const order = { contractId, change, terms, password: PASSWORD, sentence: 'I signed.' };
  expect(await store.dispatch(proposeChange(order))).toMatchObject({ ok: true });
}

describe('after a proposal that its author took back without a signature', () => {
  test.each<[string, () => void]>([
    ['a guarantee of the other party is a change', () => addGarden('demo-user-2')],
    ['another depositor is a change', () => nameDepositor('garden', 'demo-user-2')],
  ])('%s', async (_name, attack) => {
    if (_name.startsWith('another')) addGarden('demo-user-1');
    const ana = await sealBoth(stage);
    await look(stage, ana);
    const { title, description } = requireContract(ana.getState(), contractId);
    await propose(ana);
    expect(await ana.dispatch(editOwnContract(contractId, { title, description }))).toMatchObject({ ok: true });
    expect(await lookState(stage, ana)).toBe('sealed');
    attack();
    expect(await lookState(stage, ana)).toBe('changed');
    expect(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(ASKED);
  });
});

test.each([false, true])(
  'an older text that the user signed on another device does not come back by a date of the server (hidden at first: %s)',
  async (isHidden) => {
    const older = await readText(stage);
    await sign(stage, stage.store);
    const { messages } = stage.backend.store.state;
    for (const message of messages) message.created_at = '2099-01-01T00:00:00.000Z';
    if (isHidden) stage.backend.store.state.messages = [];
    const phone = stage.openElsewhere();
    await look(stage, phone);
    setAmount(stage, 900_000);
    await sign(stage, phone);
    await sign(stage, await stage.switchTo('berto'));
    const ana = await stage.switchTo('ana');
    expect(await lookState(stage, ana)).toBe('sealed');
    if (isHidden) stage.backend.store.state.messages.push(...messages);
    putMessage(stage, 'berto', lineOf(older, BERTO));
    setAmount(stage, 100_000);
    expect(await lookState(stage, ana)).toBe('changed');
    expect(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(ASKED);
  },
);

test('a text that is said to be missing hides no change, even while a PDF is unknown', async () => {
  const ana = await sealBoth(stage);
  await propose(ana);
  await sign(stage, await stage.switchTo('berto'));
  const phone = stage.openElsewhere();
  expect(await lookState(stage, phone)).toBe('sealed');
  await confirmCoins(phone, GUARANTEE_REF);
  for (const message of stage.backend.store.state.messages)
    message.content = String(message.content).replace('aval:seal:1:1:', 'aval:seal:1:3:');
  setAmount(stage, 900_000);
  Object.assign(stage.backend.store.contract(contractId) ?? {}, { pdf_url: 'https://elsewhere.example/plan.pdf' });
  expect(await lookState(stage, phone)).toBe('changed');
  expect(await phone.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(ASKED);
});

test('the own proposal of another device is no alarm', async () => {
  const ana = await sealBoth(stage);
  await look(stage, ana);
  const laptop = globalThis.indexedDB;
  await propose(stage.openElsewhere());
  globalThis.indexedDB = laptop;
  expect(await lookState(stage, ana)).toBe('signed-by-you');
});

test('a contract that loses its other party in the look right before a signature asks', async () => {
  await sign(stage, stage.store);
  expect(await lookState(stage, stage.store)).toBe('signed-by-you');
  stage.lie('get', CONTRACT, (answer) => ({ ...answer, contractors: ['demo-user-1'], title: 'Another roof' }));
  expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(ASKED);
});

test('terms that are required are required of a contract with one party too', async () => {
  settings().seals = 'required';
  stage.lie('get', CONTRACT, (answer) => ({ ...answer, contractors: ['demo-user-1'] }));
  await look(stage, stage.store);
  const BLOCKED = { ok: false, error: { code: 'terms-not-sealed' } };
  expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject(BLOCKED);
  expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(BLOCKED);
});

test('a deposit of the user that the server calls one of the other party is asked about before a co-signature', async () => {
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  await berto.dispatch(acceptTerms(requireContract(berto.getState(), contractId)));
  await confirmCoins(berto, GUARANTEE_REF);
  const { guaranteeId } = GUARANTEE_REF;
  nameDepositor(String(guaranteeId), 'demo-user-1');
  const ana = await stage.switchTo('ana');
  const asked = read(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD)));
  if (asked.kind !== 'ask') throw new Error('Nothing was asked');
  const consent = toConsent(asked.review);
  await ana.dispatch(releaseAccepted(GUARANTEE_REF, ORDER, { withdrawal: asked.withdrawal, consent }, PASSWORD));
  const again = await stage.switchTo('berto');
  expect(await lookState(stage, again)).toBe('told');
  const { concerns } = read(await again.dispatch(inspectWithdrawal(GUARANTEE_REF)));
  expect(concerns).toContainEqual(expect.objectContaining({ kind: 'unknown-coins', depositor: 'demo-user-1' }));
});

function read<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
