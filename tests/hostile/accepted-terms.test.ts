import { DESTINATION, OFFER } from '@tests/faults/scenes';
import { createGate } from '@tests/gate';
import { sats, toUser } from '@tests/unit/domain/make';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '@/config/settings';
import type { Contract } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toIdKey } from '@/domain/primitives/ids';
import { compareTerms } from '@/domain/terms/compare-terms';
import { getConsentMark } from '@/domain/terms/demand';
import { loginSuccess } from '@/store/auth/auth.slice';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { fetchContract } from '@/store/contracts/contracts.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { loggedOut } from '@/store/core/session.actions';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { keyChecked } from '@/store/keys/own-key.slice';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { acceptTerms } from '@/store/terms/accept-terms.thunks';
import { type JoinOrder, joinAndSign } from '@/store/terms/join.thunks';
import { addOwnGuarantee, createOwnContract, editOwnContract, publishOwnContract } from '@/store/terms/own-acts.thunks';
import { choosePdf } from '@/store/terms/pdf.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { readSignedContracts } from '@/store/terms/signed-contracts.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectTermsView } from '@/store/terms/terms.selectors';
import { selectChangedContracts } from '@/store/terms/terms.slice';
import { release } from '@/store/withdrawals/release.thunks';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* Terms that the user has accepted, and that a server changes before both have signed (docs/terms.md#the-reference). */

const openStage = hostileStages();
const OFFERED = { contractId: OFFER, guaranteeId: 'offered' };
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const ASKED = { ok: false, error: { code: 'terms-not-accepted' } };
const FORM = {
  description: 'Windows',
  amount: '0.002',
  validUntil: '2027-03-31',
  conditions: 'Fitted.',
  verificationProcess: 'Looked at.',
};

let stage: Stage;
/** Berto owns the contract that Ana is invited to. */
let berto: AppStore;

beforeEach(async () => {
  stage = await openStage('pending', 'berto');
  berto = stage.openElsewhere();
  const { guarantees } = stage.backend.store.state;
  const [first] = guarantees;
  if (first === undefined) throw new Error('There is no guarantee');
  guarantees.push({ ...first, id: OFFERED.guaranteeId, contract_id: OFFER, contractor_id: 'demo-user-2' });
});
afterEach(() => {
  settings().seals = 'tell';
});

async function look(store: AppStore, id = OFFER) {
  await store.dispatch(loadContract(id));
  await store.dispatch(verifyContract(id));
  await store.dispatch(syncTerms(id));
  return selectTermsView(store.getState(), id)?.state;
}

/** The changes that the user is told: with an alarm, or calmly where nobody has signed anything. */
async function lookChanges(store: AppStore, id = OFFER) {
  const state = await look(store, id);
  const change = selectTermsView(store.getState(), id)?.change ?? null;
  return { state, ...(change && compareTerms(change.before, change.now)) };
}

/** Ana joins. @param password signs what she has read */
async function joinAsAna(password = ''): Promise<AppStore> {
  const ana = await stage.switchTo('ana');
  const shown = await ana.dispatch(fetchContract(OFFER));
  if (!shown.ok) throw new Error(shown.error.code);
  expect(await ana.dispatch(joinAndSign(toOrder(shown.value, password)))).toMatchObject({ ok: true });
  return ana;
}

function toOrder(contract: Contract, password = ''): JoinOrder {
  return { contract, description: contract.description, password, sentence: 'I signed.' };
}

/** Berto has published the contract. */
async function publish(): Promise<void> {
  const shown = await berto.dispatch(fetchContract(OFFER));
  if (!shown.ok) throw new Error(shown.error.code);
  await berto.dispatch(acceptTerms(shown.value));
  await look(berto);
}

function findContract(id = OFFER) {
  const contract = stage.backend.store.contract(id);
  if (contract === undefined) throw new Error('There is no contract');
  return contract;
}

function findGuarantee(id = OFFERED.guaranteeId) {
  const guarantee = stage.backend.store.state.guarantees.find((each) => each.id === id);
  if (guarantee === undefined) throw new Error('There is no guarantee');
  return guarantee;
}

function setAmount(amount: number): void {
  findGuarantee().amount = amount as Sats;
}

const CHANGES: [string, () => void, object][] = [
  ['the amount', () => setAmount(900_000), { changed: [{ fields: [{ field: 'amount', now: '900000' }] }] }],
  ['the title', () => (findContract().title = 'Another'), { fields: [{ field: 'title', now: 'Another' }] }],
  [
    'a guarantee, which it adds for the user to pay',
    () => stage.backend.store.state.guarantees.push({ ...findGuarantee(), id: 'more', contractor_id: 'demo-user-1' }),
    { added: [{ id: 'more' }] },
  ],
];

describe('a server that changes, right after joining,', () => {
  for (const [kind, password] of [
    ['told', ''],
    ['changed', PASSWORD],
  ] as const)
    test.each(CHANGES)(`%s, ${kind}`, async (_what, change, expected) => {
      const ana = await joinAsAna(password);
      change();
      expect(await lookChanges(ana)).toMatchObject({ state: kind, ...expected });
    });

  test.each(CHANGES)('%s, for the owner who has published it', async (_what, change, expected) => {
    await publish();
    await joinAsAna();
    change();
    const owner = await stage.switchTo('berto');
    const told = await lookChanges(owner);
    expect(told).toMatchObject({ state: 'told', ...expected });
  });

  test('the terms in the very answer to joining', async () => {
    const ana = await stage.switchTo('ana');
    const shown = await ana.dispatch(fetchContract(OFFER));
    if (!shown.ok) throw new Error(shown.error.code);
    setAmount(900_000);
    await ana.dispatch(joinAndSign(toOrder(shown.value, PASSWORD)));
    expect(stage.backend.store.state.messages).toEqual([]);
    expect(await lookChanges(ana)).toMatchObject({ state: 'told' });
  });

  test('the terms, one poll later, after a logout and a login, and in another tab', async () => {
    const ana = await joinAsAna(PASSWORD);
    expect(await look(ana)).toBe('signed-by-you');
    setAmount(900_000);
    ana.dispatch(loggedOut());
    const user = stage.backend.store.state.users.find(({ id }) => id === 'demo-user-1');
    if (user === undefined) throw new Error('There is no Ana');
    ana.dispatch(loginSuccess(toUser(user)));
    ana.dispatch(keyChecked('good'));
    expect(await lookChanges(ana)).toMatchObject({ state: 'changed' });
    const again = stage.reopen();
    again.dispatch(keyChecked('good'));
    expect(await lookChanges(again)).toMatchObject({ state: 'changed' });
  });

  test('the terms in the list only', async () => {
    const ana = await joinAsAna(PASSWORD);
    await look(ana);
    setAmount(900_000);
    await ana.dispatch(loadContracts());
    await ana.dispatch(readSignedContracts());
    expect(selectChangedContracts(ana.getState())).toEqual([toIdKey(OFFER)]);
    setAmount(100_000);
    await ana.dispatch(loadContracts());
    await ana.dispatch(readSignedContracts());
    expect(selectChangedContracts(ana.getState())).toEqual([]);
  });

  test('the content of a PDF that the user had not read on joining, under the same link', async () => {
    const pdf = { id: OFFER, pdfUrl: 'https://files.example/plan.pdf' };
    findContract().pdf_url = pdf.pdfUrl;
    const ana = await joinAsAna();
    await ana.dispatch(choosePdf(pdf, new Blob(['%PDF-1.7 as agreed'])));
    expect(await look(ana)).toBe('unsigned');
    await ana.dispatch(choosePdf(pdf, new Blob(['%PDF-1.7 with other terms'])));
    expect(await lookChanges(ana)).toMatchObject({ state: 'told', fields: [{ field: 'pdf' }] });
  });
});

async function sign(store: AppStore): Promise<void> {
  await look(store);
  const text = selectTermsView(store.getState(), OFFER)?.text ?? '';
  const order = { contractId: OFFER, text, password: PASSWORD, sentence: 'I signed.' };
  expect(await store.dispatch(signContractTerms(order))).toMatchObject({ ok: true });
}

describe('paying and signing', () => {
  test('ask first, also if the change comes while a dialog is open, and again if it changes once more', async () => {
    findGuarantee().contractor_id = 'demo-user-1';
    const ana = await joinAsAna();
    await sign(ana);
    expect(await look(ana)).toBe('signed-by-you');
    setAmount(900_000);
    const addresses = stage.backend.store.state.transactions.length;
    expect(await ana.dispatch(requestDeposit(OFFERED))).toMatchObject(ASKED);
    expect(await ana.dispatch(release(OFFERED, ORDER, PASSWORD))).toMatchObject({ ok: false });
    expect(stage.backend.store.state.transactions).toHaveLength(addresses);
    const accepted = getConsentMark(selectTermsView(ana.getState(), OFFER));
    setAmount(950_000);
    expect(await ana.dispatch(requestDeposit(OFFERED, undefined, accepted))).toMatchObject(ASKED);
  });

  test('ask for nothing where nobody has signed: the change is told, until it is accepted', async () => {
    findGuarantee().contractor_id = 'demo-user-1';
    const ana = await joinAsAna();
    findContract().title = 'Roof and windows';
    expect(await lookChanges(ana)).toMatchObject({ state: 'told', fields: [{ field: 'title' }] });
    expect(await ana.dispatch(requestDeposit(OFFERED))).toMatchObject({ ok: true });
    const contract = selectContract(ana.getState(), OFFER);
    if (contract !== null) await ana.dispatch(acceptTerms(contract));
    expect(await lookChanges(ana)).toMatchObject({ state: 'unsigned' });
  });

  test('go on once the user has accepted the change, or signed the new terms', async () => {
    findGuarantee().contractor_id = 'demo-user-1';
    const ana = await joinAsAna();
    setAmount(900_000);
    await look(ana);
    const contract = selectContract(ana.getState(), OFFER);
    if (contract === null) throw new Error('There is no contract');
    // The server changes it again: only what was on screen is accepted.
    setAmount(950_000);
    await ana.dispatch(acceptTerms(contract));
    expect(await lookChanges(ana)).toMatchObject({ changed: [{ fields: [{ before: '900000', now: '950000' }] }] });
    await sign(ana);
    expect(await look(ana)).toBe('signed-by-you');
    expect(await ana.dispatch(requestDeposit(OFFERED))).toMatchObject({ ok: true });
  });
});

describe('a change of the user', () => {
  test('raises no alarm: editing, adding a guarantee, and publishing', async () => {
    await publish();
    const text = { title: 'Roof and windows', description: 'As agreed  today.\r\n\r\nBoth.' };
    expect(await berto.dispatch(editOwnContract(OFFER, text))).toMatchObject({ ok: true });
    expect(await look(berto)).toBe('unsigned');
    expect(await berto.dispatch(addOwnGuarantee(OFFER, FORM))).toMatchObject({ ok: true });
    expect(await look(berto)).toBe('unsigned');
    const created = await berto.dispatch(
      createOwnContract({ title: ' A new one ', description: 'Text', pdfUrl: null, status: 'draft' }, null),
    );
    const id = created.ok ? String(created.value.id) : '';
    expect(await berto.dispatch(publishOwnContract(id))).toMatchObject({ ok: true });
    expect(await look(berto, id)).toBe('unsigned');
  });

  test('raises no alarm if it is still being saved while the contract is published', async () => {
    await publish();
    const created = await berto.dispatch(
      createOwnContract({ title: 'A new one', description: 'Text', pdfUrl: null, status: 'draft' }, null),
    );
    const id = created.ok ? String(created.value.id) : '';
    const saving = createGate();
    stage.server.use(
      http.put(`*/api/contracts/${id}`, ({ request }) => saving.opened.then(() => void request), { once: true }),
    );
    const edited = berto.dispatch(editOwnContract(id, { title: 'Another one', description: 'Text' }));
    const published = berto.dispatch(publishOwnContract(id));
    await look(berto, id);
    saving.open();
    expect([await edited, await published]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(findContract(id)).toMatchObject({ title: 'Another one', status: 'pending_counterparty' });
    expect(await look(berto, id)).toBe('unsigned');
  });

  test('raises no alarm if its answer is lost, whether the server has it or not', async () => {
    await publish();
    const loseAnswer = () => {
      throw new Error('lost');
    };
    stage.lie('put', `/api/contracts/${OFFER}`, (answer) => {
      stage.lie('get', `/api/contracts/${OFFER}`, loseAnswer);
      return loseAnswer() ?? answer;
    });
    const text = { title: 'Roof and windows', description: 'As agreed.' };
    expect(await berto.dispatch(editOwnContract(OFFER, text))).toMatchObject({ ok: false });
    stage.server.resetHandlers(...stage.backend.handlers);
    expect(findContract().title).toBe('Roof and windows');
    findContract().title = 'A pending_counterparty contract';
    expect(await look(berto)).toBe('unsigned');
    findContract().title = 'Roof and windows';
    expect(await look(berto)).toBe('unsigned');
  });

  test('by the owner is told to the party who joined, and not to the owner', async () => {
    await publish();
    const ana = await joinAsAna();
    await look(ana);
    const owner = await stage.switchTo('berto');
    await look(owner);
    await owner.dispatch(editOwnContract(OFFER, { title: 'Roof and windows', description: 'As agreed.' }));
    expect(await look(owner)).toBe('unsigned');
    const told = await lookChanges(await stage.switchTo('ana'));
    expect(told).toMatchObject({ fields: [{ field: 'title', now: 'Roof and windows' }] });
  });

  test('on their other device is told calmly, and nobody has to accept it', async () => {
    const draft = { title: 'Roof', description: 'As agreed.', pdfUrl: null, status: 'pending_counterparty' as const };
    const created = await berto.dispatch(createOwnContract(draft, null));
    const id = created.ok ? String(created.value.id) : '';
    const storage = globalThis.indexedDB;
    const elsewhere = stage.openElsewhere();
    await look(elsewhere, id);
    expect(await elsewhere.dispatch(editOwnContract(id, { title: 'Roof', description: 'New.' }))).toMatchObject({
      ok: true,
    });
    globalThis.indexedDB = storage;
    expect(await lookChanges(berto, id)).toMatchObject({
      state: 'told',
      fields: [{ field: 'description', now: 'New.' }],
    });
    await berto.dispatch(readSignedContracts());
    expect(selectChangedContracts(berto.getState())).toEqual([]);
  });

  test('that was created with an answer of its id alone is no change', async () => {
    stage.lie('post', '/api/contracts', (answer) => ({ data: { id: (answer as { data: { id: string } }).data.id } }));
    const draft = { title: 'Roof', description: 'As agreed.', pdfUrl: null, status: 'pending_counterparty' as const };
    const created = await berto.dispatch(createOwnContract(draft, null));
    const id = created.ok ? String(created.value.id) : '';
    expect(await look(berto, id)).toBe('unsigned');
    expect(selectTermsView(berto.getState(), id)).not.toHaveProperty('told');
  });
});
