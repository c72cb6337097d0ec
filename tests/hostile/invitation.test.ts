import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { daily } from '@tests/daily';
import { DESTINATION, OFFER } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Contract } from '@/domain/models';
import { requireUser } from '@/store/auth/auth.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { fetchContract } from '@/store/contracts/contracts.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectKeysChanged } from '@/store/keys/keys.selectors';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { acceptTerms } from '@/store/terms/accept-terms.thunks';
import { joinAndSign } from '@/store/terms/join.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectTermsView } from '@/store/terms/terms.selectors';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

/* Joining by a link: what the person who joins signs, and what the owner signs afterwards. */

const openStage = hostileStages();
const MALLORYS_KEY = toHex(demoKey('mallory@example.com').publicKey);
const GUARANTEE_ID = 'offered';
const FILL = `/api/contracts/${OFFER}/fillcontract`;
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

type Json = Record<string, unknown>;

let stage: Stage;

/** Berto has published the contract. */
beforeEach(async () => {
  stage = await openStage('pending', 'berto');
  // The two have no other contract with each other.
  setParties(['demo-user-8', 'demo-user-9']);
  const { guarantees } = stage.backend.store.state;
  const [first] = guarantees;
  if (first === undefined) throw new Error('There is no guarantee');
  const { id } = requireUser(stage.store.getState());
  guarantees.push({ ...first, id: GUARANTEE_ID, contract_id: OFFER, contractor_id: id });
});

/** The parties of the contract that the stage begins with. */
function setParties(contractors: string[]): void {
  const contract = stage.backend.store.contract(GUARANTEE_REF.contractId);
  if (contract !== undefined) contract.contractors = contractors;
}

async function readOffer(store: AppStore): Promise<Contract> {
  const contract = await store.dispatch(fetchContract(OFFER));
  if (!contract.ok) throw new Error(contract.error.code);
  return contract.value;
}

async function publish(): Promise<void> {
  await stage.store.dispatch(acceptTerms(await readOffer(stage.store)));
}

/**
 * Ana joins and signs, unless `password` is empty.
 * @param attack between reading and joining
 */
async function joinAsAna({ description = '', password = PASSWORD, attack = () => {} } = {}): Promise<AppStore> {
  await publish();
  const ana = await stage.switchTo('ana');
  const contract = await readOffer(ana);
  attack();
  const order = { contract, description: description || contract.description, password, sentence: 'I signed.' };
  await ana.dispatch(joinAndSign(order));
  return ana;
}

async function look(store: AppStore) {
  await store.dispatch(loadContract(OFFER));
  await store.dispatch(loadMessages(OFFER));
  await store.dispatch(verifyContract(OFFER));
  await store.dispatch(syncTerms(OFFER));
  return selectTermsView(store.getState(), OFFER)?.state;
}

async function sign(store: AppStore) {
  const text = selectTermsView(store.getState(), OFFER)?.text ?? '';
  return store.dispatch(signContractTerms({ contractId: OFFER, text, password: PASSWORD, sentence: 'I signed.' }));
}

/** Who has signed terms, as far as this browser knows. */
function listSigners(store: AppStore) {
  const signed = selectContractTerms(store.getState(), OFFER)?.record.signed ?? [];
  return signed.flatMap(({ signatures }) => signatures.map(({ role }) => role));
}

/** From now on the backend names another key for the party at this place, while `isLying`. */
function swapKey(place: number, isLying = () => true): void {
  stage.lie('get', FILL, (answer) => {
    const keys = answer.keys as Json[];
    if (keys[place] !== undefined && isLying()) keys[place] = { ...keys[place], public_key: MALLORYS_KEY };
    return answer;
  });
}

/** Asserts that neither a deposit nor a release writes anything to the backend. */
async function expectBlocked(store: AppStore): Promise<void> {
  const from = stage.sent.length;
  const ref = { contractId: OFFER, guaranteeId: GUARANTEE_ID };
  expect(selectKeysChanged(store.getState(), OFFER)).toBe(true);
  expect(await store.dispatch(requestDeposit(ref))).toMatchObject({ ok: false, error: { code: 'keys-changed' } });
  expect(await store.dispatch(release(ref, ORDER, PASSWORD))).toMatchObject({ error: { code: 'keys-changed' } });
  expect(countCalls(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
}

function changeDescription(text: string): void {
  const contract = stage.backend.store.contract(OFFER);
  if (contract !== undefined) contract.description = text;
}

test('the person who joins signs, the owner signs afterwards, and both can pay', async () => {
  const ana = await joinAsAna();
  expect(await look(ana)).toBe('signed-by-you');
  const owner = await stage.switchTo('berto');
  expect(await look(owner)).toBe('signed-by-other');
  expect(await sign(owner)).toMatchObject({ ok: true });
  expect(await look(owner)).toBe('sealed');
  expect(await owner.dispatch(requestDeposit({ contractId: OFFER, guaranteeId: GUARANTEE_ID }))).toMatchObject({
    ok: true,
  });
});

describe('a backend that replaces keys', () => {
  test("the owner's key, before somebody joins: the owner's browser does not take their signature", async () => {
    let isLying = true;
    swapKey(0, () => isLying);
    await joinAsAna();
    isLying = false;
    const owner = await stage.switchTo('berto');
    expect(await look(owner)).toBe('unsigned');
    expect(listSigners(owner)).toEqual([]);
  });

  test("the owner's key, once somebody has joined", async () => {
    const ana = await joinAsAna();
    await look(ana);
    swapKey(0);
    await look(ana);
    await expectBlocked(ana);
  });

  test('the key of an owner who is known from another contract', async () => {
    setParties(['demo-user-1', 'demo-user-2']);
    swapKey(0);
    const ana = await joinAsAna();
    await look(ana);
    await expectBlocked(ana);
    expect(listSigners(ana)).toEqual([]);
  });
});

const MARKS = ['Nombre o razón social', 'NIF'].map((label) => `[por completar: ${label} de la parte cliente]`);
const TEXT = [
  'Partes',
  'Quien publica este contrato interviene como parte prestadora. Quien lo acepta interviene como parte cliente.',
  `${MARKS[0]}, con NIF ${MARKS[1]}, interviene como parte cliente. Declara que tiene capacidad.`,
  'Berto, con NIF [por completar: NIF de la parte prestadora], interviene como parte prestadora. Declara que tiene capacidad.',
  '',
  'El precio es de 4.000 euros.',
].join('\n');
const NAME = 'Ana García';
const TAX_ID = '12345678-Z';
const FILLED = TEXT.replace(MARKS[0] ?? '', NAME).replace(MARKS[1] ?? '', TAX_ID);

describe('the details of the person who joins', () => {
  test('are written into the text, which they sign, and which the owner reads before signing', async () => {
    changeDescription(TEXT);
    const ana = await joinAsAna({ description: FILLED });
    expect(stage.backend.store.contract(OFFER)?.description).toBe(FILLED);
    expect(await look(ana)).toBe('signed-by-you');
    const owner = await stage.switchTo('berto');
    expect(await look(owner)).toBe('signed-by-other');
    expect(listSigners(owner)).toEqual(['counterparty']);
  });

  test.each(
    daily<[string, string]>(4, [
      ['another word', FILLED.replace('4.000', '400')],
      ['a detail of the owner', FILLED.replace('Berto,', 'Bertha,')],
      ['lines', FILLED.replace(NAME, 'Ana\n\nEl precio es de 4 euros.')],
      ['controls of the direction', FILLED.replace(NAME, 'Ana \u202e000.4')],
      ['a megabyte', FILLED.replace(NAME, 'a'.repeat(250_000))],
    ]),
  )('are no excuse for %s, which they write and sign: the owner sees a change', async (_what, description) => {
    changeDescription(TEXT);
    await joinAsAna({ description });
    expect(await look(await stage.switchTo('berto'))).toBe('proposed');
  });

  test('are not written over a text that has changed since it was read', async () => {
    changeDescription(TEXT);
    const other = TEXT.replace('4.000', '5.000');
    const ana = await joinAsAna({ description: FILLED, attack: () => changeDescription(other) });
    expect(stage.backend.store.contract(OFFER)?.description).toBe(other);
    expect(listSigners(ana)).toEqual([]);
  });
});

test.each(
  daily<[string, () => void]>(2, [
    ['a text', () => changeDescription('Something else.')],
    ['an amount', () => Object.assign(stage.backend.store.guarantee(GUARANTEE_ID) ?? {}, { amount: sats(900_000) })],
    [
      'a guarantee of theirs',
      () => {
        const [first] = stage.backend.store.state.guarantees;
        const theirs = { id: 'g9', contract_id: OFFER, contractor_id: 'demo-user-1' };
        if (first !== undefined) stage.backend.store.state.guarantees.push({ ...first, ...theirs });
      },
    ],
  ]),
)('who joins signs nothing if the server has changed %s since they read it', async (_name, attack) => {
  const ana = await joinAsAna({ attack });
  await look(ana);
  expect(listSigners(ana)).toEqual([]);
  expect(stage.backend.store.state.messages).toEqual([]);
});
