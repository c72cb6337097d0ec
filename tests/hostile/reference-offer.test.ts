import { OFFER } from '@tests/faults/scenes';
import { beforeEach, expect, test } from 'vitest';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import { loadMessages } from '@/store/chat/chat.thunks';
import { fetchContract } from '@/store/contracts/contracts.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { acceptTerms } from '@/store/terms/accept-terms.thunks';
import { joinAndSign } from '@/store/terms/join.thunks';
import { addOwnGuarantee, editOwnContract } from '@/store/terms/own-acts.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectTermsView } from '@/store/terms/terms.selectors';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* What the user agreed to without a signature (docs/terms.md#the-reference), against the server and the other party. */

const openStage = hostileStages();
const LOST = () => {
  throw new Error('lost');
};
let stage: Stage;
/** The owner, who publishes. */
let berto: AppStore;

beforeEach(async () => {
  stage = await openStage('pending', 'berto');
  berto = stage.openElsewhere();
  addGuarantee({ id: 'offered', contract_id: OFFER, contractor_id: 'demo-user-2' });
});

function addGuarantee(fields: object): void {
  const [first] = stage.backend.store.state.guarantees;
  if (first === undefined) throw new Error('There is no guarantee');
  stage.backend.store.state.guarantees.push({ ...first, ...fields });
}

function change(id: string, fields: object): void {
  Object.assign(stage.backend.store.guarantee(id) ?? {}, fields);
}

async function look(store: AppStore) {
  await store.dispatch(loadContract(OFFER));
  await store.dispatch(loadMessages(OFFER));
  await store.dispatch(verifyContract(OFFER));
  await store.dispatch(syncTerms(OFFER));
  return selectTermsView(store.getState(), OFFER)?.state;
}

/** The number of differences in the dialog that signs. */
function countUnread(store: AppStore): number {
  const unread = selectTermsView(store.getState(), OFFER)?.unread;
  return unread ? countChanges(compareTerms(unread.before, unread.now)) : 0;
}

async function readOffer(store: AppStore) {
  const shown = await store.dispatch(fetchContract(OFFER));
  if (!shown.ok) throw new Error(shown.error.code);
  return shown.value;
}

async function publish(): Promise<void> {
  await berto.dispatch(acceptTerms(await readOffer(berto)));
  await look(berto);
}

async function joinAsAna(): Promise<AppStore> {
  const ana = await stage.switchTo('ana');
  const contract = await readOffer(ana);
  const order = { contract, description: contract.description, password: '', sentence: 'I signed.' };
  expect(await ana.dispatch(joinAndSign(order))).toMatchObject({ ok: true });
  await look(ana);
  return ana;
}

function sign(store: AppStore) {
  const text = selectTermsView(store.getState(), OFFER)?.text ?? '';
  return store.dispatch(signContractTerms({ contractId: OFFER, text, password: PASSWORD, sentence: 'I signed.' }));
}

test('a clause that the other party adds with a guarantee of their own, and signs, is in the dialog that signs', async () => {
  await publish();
  const ana = await joinAsAna();
  const before = countUnread(berto);
  const clause = {
    description: 'Note',
    amount: '0.00001',
    validUntil: '2027-03-31',
    conditions: 'Berto pays a penalty.',
  };
  await ana.dispatch(addOwnGuarantee(OFFER, { ...clause, verificationProcess: 'None.' }));
  await look(ana);
  expect(await sign(ana)).toMatchObject({ ok: true });
  const owner = await stage.switchTo('berto');
  expect(await look(owner)).toBe('proposed');
  expect(countUnread(owner)).toBeGreaterThan(before);
});

test.each<[string, string]>([
  ['for the other party to pay', 'demo-user-2'],
  ['for the user to pay, in two steps', 'demo-user-1'],
])('a guarantee that the server adds, %s, is told', async (_name, depositor) => {
  const ana = await joinAsAna();
  addGuarantee({ id: 'more', contract_id: OFFER, contractor_id: 'demo-user-2' });
  expect(await look(ana)).toBe('told');
  change('more', { contractor_id: depositor });
  expect(await look(ana)).toBe('told');
});

test('a change whose answer was lost does not go back unnoticed once the page has shown it', async () => {
  await publish();
  const offer = stage.backend.store.contract(OFFER);
  const title = offer?.title;
  stage.lie('put', `/api/contracts/${OFFER}`, (answer) => {
    stage.lie('get', `/api/contracts/${OFFER}`, LOST);
    return LOST() ?? answer;
  });
  await berto.dispatch(editOwnContract(OFFER, { title: 'Roof and windows', description: 'As agreed.' }));
  stage.server.resetHandlers(...stage.backend.handlers);
  expect(await look(berto)).toBe('unsigned');
  Object.assign(offer ?? {}, { title });
  expect(await look(stage.reopen())).toBe('told');
});

test.each<[string, RegExp, () => void]>([
  ['an amount', /^amount$/, () => change('offered', { amount: 900_000 })],
  ['the arbitrator', /arbitrator/, () => undefined],
])('%s that was withheld on joining is in the dialog that signs', async (_name, field, attack) => {
  let isHidden = true;
  const hide = (answer: unknown): unknown =>
    JSON.parse(JSON.stringify(answer), (key, value: unknown) => (isHidden && field.test(key) ? null : value));
  stage.lie('get', `/api/contracts/${OFFER}`, hide as never);
  stage.lie('get', `/api/contracts/${OFFER}/fillcontract`, hide as never);
  const ana = await joinAsAna();
  isHidden = false;
  attack();
  await look(ana);
  expect(countUnread(ana)).toBeGreaterThan(0);
});

test('a text that the user edits and signs on their phone is no alarm on their laptop, whatever the clocks say', async () => {
  await publish();
  const laptop = globalThis.indexedDB;
  const phone = stage.openElsewhere();
  await look(phone);
  await phone.dispatch(editOwnContract(OFFER, { title: 'Roof and windows', description: 'As agreed.' }));
  await joinAsAna();
  const again = await stage.switchTo('berto');
  const ofPhone = globalThis.indexedDB;
  await look(again);
  expect(await sign(again)).toMatchObject({ ok: true });
  for (const message of stage.backend.store.state.messages) message.created_at = '2020-01-01T00:00:00.000Z';
  globalThis.indexedDB = laptop;
  const between = await look(berto);
  globalThis.indexedDB = ofPhone;
  const joined = await stage.switchTo('ana');
  await look(joined);
  expect(await sign(joined)).toMatchObject({ ok: true });
  globalThis.indexedDB = laptop;
  expect([between, await look(berto)]).toEqual(['signed-by-you', 'sealed']);
});
