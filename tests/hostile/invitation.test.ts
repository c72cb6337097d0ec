import { toHex } from '@mocks/chain/bytes';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoKey } from '@mocks/demo/demo-keys';
import { daily } from '@tests/daily';
import { DESTINATION, OFFER } from '@tests/faults/scenes';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { sats } from '@tests/unit/domain/make';
import { previewInvitation } from '@tests/unit/store/preview-invitation';
import type { ECPairInterface } from 'ecpair';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { getKeyLevel, type KeyLevel, raiseKeyLevel } from '@/domain/keys/key-level';
import { formatSealFragment, readSealFragment, type SealLink } from '@/domain/seals/seal-link';
import type { Terms } from '@/domain/seals/terms';
import { requireUser } from '@/store/auth/auth.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { fetchContract } from '@/store/contracts/contracts.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { selectKeyFinding, selectKeysChanged } from '@/store/keys/keys.selectors';
import { keyChecked } from '@/store/keys/own-key.slice';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { checkInvitation, joinThroughLink } from '@/store/seals/check-invitation.thunks';
import { selectContractSeals, selectSealView } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import { joinAndSign as joinAndSignOrder } from '@/store/signing/join.thunks';
import { selectAlong } from '@/store/signing/sign-along.selectors';
import { createInvitation } from '@/store/signing/sign-invitation.thunks';
import { signContractTerms } from '@/store/signing/sign-terms.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

const openStage = hostileStages();
const MALLORY = demoKey('mallory@example.com');
const MALLORYS_KEY = toHex(MALLORY.publicKey);
const CONTRACT = `/api/contracts/${OFFER}`;
const GUARANTEE_ID = 'offered';
const FILL = `${CONTRACT}/fillcontract`;
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

type Json = Record<string, unknown>;

let stage: Stage;
/** Berto owns the contract, Ana is invited. */
let berto: AppStore;

beforeEach(async () => {
  stage = await openStage('pending', 'berto');
  // The two have no other contract with each other.
  setParties(['demo-user-8', 'demo-user-9']);
  berto = stage.openElsewhere();
  const { guarantees } = stage.backend.store.state;
  const [first] = guarantees;
  if (first === undefined) throw new Error('There is no guarantee');
  guarantees.push({ ...first, id: GUARANTEE_ID, contract_id: OFFER, contractor_id: requireUser(berto.getState()).id });
});

/** The parties of the contract that the stage begins with. */
function setParties(contractors: string[]): void {
  const contract = stage.backend.store.contract(GUARANTEE_REF.contractId);
  if (contract !== undefined) contract.contractors = contractors;
}

/** Berto signs what the preview shows. */
async function tryToInvite() {
  const preview = await berto.dispatch(previewInvitation(OFFER));
  const text = preview.ok ? preview.value.text : '';
  return berto.dispatch(createInvitation({ contractId: OFFER, text, password: PASSWORD }));
}

async function invite(): Promise<string> {
  const made = await tryToInvite();
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

async function check(store: AppStore, fragment: string) {
  const contract = await store.dispatch(fetchContract(OFFER));
  if (!contract.ok) throw new Error(contract.error.code);
  const checked = await store.dispatch(checkInvitation(contract.value, fragment));
  if (!checked.ok) throw new Error(checked.error.code);
  return { contract: contract.value, checked: checked.value };
}

async function judge(store: AppStore, fragment: string) {
  return (await check(store, fragment)).checked.verdict;
}

async function join(store: AppStore, fragment: string) {
  const { contract, checked } = await check(store, fragment);
  expect(await store.dispatch(joinThroughLink(contract, checked))).toMatchObject({ ok: true });
  await look(store);
  return checked.verdict;
}

async function look(store: AppStore, contractId = OFFER) {
  await store.dispatch(loadContract(contractId));
  await store.dispatch(verifyContract(contractId));
  await store.dispatch(syncSeals(contractId));
}

async function lookWithChat(store: AppStore) {
  await store.dispatch(loadContract(OFFER));
  await store.dispatch(loadMessages(OFFER));
  await look(store);
}

async function sign(store: AppStore, contractId = OFFER): Promise<void> {
  await look(store, contractId);
  const text = selectSealView(store.getState(), contractId)?.text ?? '';
  const order = { contractId, text, password: PASSWORD, sentence: 'I signed.' };
  expect(await store.dispatch(signContractTerms(order))).toMatchObject({ ok: true });
}

/** Ana joins through the link of Berto. @returns her app */
async function joinAsAna(): Promise<AppStore> {
  const invitation = await invite();
  const ana = await stage.switchTo('ana');
  expect(await join(ana, invitation)).toBe('confirmed');
  return ana;
}

/** Ana joins and signs. @returns her app */
async function joinAndSign(): Promise<AppStore> {
  const ana = await joinAsAna();
  await sign(ana);
  return ana;
}

function readLevel(store: AppStore): KeyLevel | null {
  const current = selectKeyFinding(store.getState(), OFFER)?.current;
  if (!current?.counterparty || current.counterpartyId === null) return null;
  const holder = {
    userId: requireUser(store.getState()).id,
    personId: current.counterpartyId,
    key: current.counterparty,
  };
  return getKeyLevel(store.getState().keys.memory, holder);
}

/** From now on the backend names another key for the party at this place. */
function swapKey(place: number, public_key = MALLORYS_KEY): void {
  stage.lie('get', FILL, (answer) => {
    const keys = answer.keys as Json[];
    if (keys[place] !== undefined) keys[place] = { ...keys[place], public_key };
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

function readLink(fragment: string): SealLink {
  const read = readSealFragment(fragment);
  if (read.kind !== 'seal') throw new Error('No link');
  return read.link;
}

/** An invitation by somebody with a key of their own, over the terms of the contract or others. */
async function forge(person: ECPairInterface = MALLORY, change: Partial<Terms> = {}): Promise<string> {
  const engine = await loadBitcoin();
  const key = toHex(person.publicKey);
  const private_key = toHex(person.privateKey ?? new Uint8Array());
  const envelope = await sealEnvelope({ private_key, public_key: key }, PASSWORD);
  const handle = await engine.openKey(envelope, PASSWORD, key);
  const preview = await berto.dispatch(previewInvitation(OFFER));
  if (!preview.ok) throw new Error('No terms');
  const { terms } = preview.value;
  const proof = await engine.signTerms(handle, { ...terms, owner: { ...terms.owner, key }, ...change });
  await engine.closeKey(handle);
  return formatSealFragment({ hash: proof.hash, key, signature: proof.signature });
}

describe('an honest backend', () => {
  test("the link confirms the owner's key to the person who joins, and both can sign", async () => {
    const ana = await joinAndSign();
    expect(readLevel(ana)).toBe('linked');
    const owner = await stage.switchTo('berto');
    await lookWithChat(owner);
    expect(readLevel(owner)).toBe('first-seen');
    expect(selectSealView(owner.getState(), OFFER)?.state.kind).toBe('signed-by-other');
    await sign(owner);
    expect(selectSealView(owner.getState(), OFFER)?.state.kind).toBe('sealed');
    expect(await owner.dispatch(requestDeposit({ contractId: OFFER, guaranteeId: GUARANTEE_ID }))).toMatchObject({
      ok: true,
    });
  });
});

describe('a backend that replaces keys', () => {
  test("the owner's key, before the invitee joins", async () => {
    const invitation = await invite();
    swapKey(0);
    const ana = await stage.switchTo('ana');
    expect(await judge(ana, invitation)).toBe('other-key');
    // Even if she joins in spite of the alarm.
    await join(ana, invitation);
    await expectBlocked(ana);
    expect(readLevel(ana)).toBe('first-seen');
  });

  test("the owner's key for the invitee, on joining", async () => {
    const invitation = await invite();
    const ana = await stage.switchTo('ana');
    const { contract, checked } = await check(ana, invitation);
    expect(checked.verdict).toBe('confirmed');
    swapKey(0);
    await ana.dispatch(joinThroughLink(contract, checked));
    await look(ana);
    await expectBlocked(ana);
  });

  test('together with the terms, so that nothing matches the link', async () => {
    const invitation = await invite();
    swapKey(0);
    changeDescription('Something else.');
    const ana = await stage.switchTo('ana');
    expect(await join(ana, invitation)).toBe('other-key-and-terms');
    await expectBlocked(ana);
    // The alarm is still there after a reload.
    const again = stage.reopen();
    again.dispatch(keyChecked('good'));
    await look(again);
    await expectBlocked(again);
  });

  test('the arbitrator, after the invitation was checked', async () => {
    const invitation = await invite();
    const ana = await stage.switchTo('ana');
    const { contract, checked } = await check(ana, invitation);
    const other = arbitratorExtendedKey(new Uint8Array(32).fill(9));
    stage.lie('get', '/api/arbitrators/1', (answer) => ({ ...answer, public_key: other }));
    await ana.dispatch(joinThroughLink(contract, checked));
    await look(ana);
    await expectBlocked(ana);
  });

  test("the owner's own key, before the invitation is signed", async () => {
    swapKey(0);
    expect(await tryToInvite()).toMatchObject({ ok: false, error: { code: 'keys-changed' } });
  });
});

describe('a link that does not match', () => {
  test('an invitation after the terms have changed', async () => {
    const invitation = await invite();
    changeDescription('For half of it.');
    const ana = await stage.switchTo('ana');
    expect(await judge(ana, invitation)).toBe('other-terms');
  });

  test.each(
    daily<[string, (fragment: string) => string, string]>(3, [
      ['of a megabyte', () => `#seal=1.${'a'.repeat(1_000_000)}`, 'unreadable'],
      [
        'with another hash',
        (fragment) => formatSealFragment({ ...readLink(fragment), hash: 'ab'.repeat(32) }),
        'invalid',
      ],
      ['with another key', (fragment) => formatSealFragment({ ...readLink(fragment), key: MALLORYS_KEY }), 'invalid'],
      [
        'with a damaged signature',
        (fragment) => {
          const { signature } = readLink(fragment);
          return formatSealFragment({
            ...readLink(fragment),
            signature: `${signature.slice(0, 40)}${signature.slice(41, 87)}A=`,
          });
        },
        'invalid',
      ],
    ]),
  )('an invitation %s', async (_what, damage, verdict) => {
    const fragment = damage(await invite());
    const ana = await stage.switchTo('ana');
    expect(await judge(ana, fragment)).toBe(verdict);
    await join(ana, fragment);
    expect(readLevel(ana)).toBe('first-seen');
    expect(selectKeysChanged(ana.getState(), OFFER)).toBe(false);
  });

  test.each<[string, (fragment: string) => string]>([
    ['cut off', (fragment) => fragment.slice(0, -20)],
    ['replaced', (fragment) => formatSealFragment(readLink(fragment), 'WyJCZXJ0byJd')],
  ])('an invitation whose offer was %s: the terms are compared all the same', async (_what, damage) => {
    const invitation = await invite();
    expect(damage(invitation)).not.toBe(invitation);
    expect(await judge(await stage.switchTo('ana'), damage(invitation))).toBe('confirmed');
  });
});

describe('a forged link', () => {
  test('never replaces a key that this device remembers', async () => {
    const forged = await forge();
    // Ana has compared keys with Berto in another contract.
    setParties(['demo-user-1', 'demo-user-2']);
    const ana = await stage.switchTo('ana');
    const { id, publicKey } = requireUser(berto.getState());
    const holder = { userId: requireUser(ana.getState()).id, personId: id, key: publicKey ?? '' };
    await ana.dispatch(changeMemory((memory) => raiseKeyLevel(memory, holder, 'compared', '2026-11-20T10:00:00.000Z')));
    expect(await join(ana, forged)).toBe('other-key');
    expect(readLevel(ana)).toBe('compared');
    expect(selectKeysChanged(ana.getState(), OFFER)).toBe(false);
    // With the backend's help.
    swapKey(0);
    await look(ana);
    await expectBlocked(ana);
  });

  test('cannot impersonate a person whose key is known from another contract', async () => {
    const forged = await forge();
    // Ana has a contract with Berto.
    setParties(['demo-user-1', 'demo-user-2']);
    const ana = await stage.switchTo('ana');
    swapKey(0);
    expect(await judge(ana, forged)).toBe('remembered-key');
  });
});

describe('the terms of an invitation, signed along with another password of the owner', () => {
  /** As a dialog that says so does: with the text of the time when it was open. */
  async function along(store: AppStore, password = PASSWORD): Promise<void> {
    const { text = null } = selectAlong(store.getState(), OFFER) ?? {};
    if (text !== null)
      await store.dispatch(signContractTerms({ contractId: OFFER, text, password, sentence: 'I signed.' }));
  }
  const listSigned = (store: AppStore) =>
    (selectContractSeals(store.getState(), OFFER)?.record.signed ?? []).flatMap(({ signatures }) => signatures);

  test('complete those that the other party has signed', async () => {
    await joinAndSign();
    const owner = await stage.switchTo('berto');
    await look(owner);
    await along(owner);
    expect(listSigned(owner).map(({ role }) => role)).toContain('owner');
    expect(selectSealView(owner.getState(), OFFER)?.state.kind).not.toBe('unsigned');
  });

  test.each(
    daily<[string, () => void]>(2, [
      ['a text', () => changeDescription('Something else.')],
      ['an amount', () => Object.assign(stage.backend.store.guarantee(GUARANTEE_ID) ?? {}, { amount: sats(900_000) })],
      ['the key of the other party, who is known', () => swapKey(1)],
      [
        'a guarantee of the other party',
        () => {
          const [first] = stage.backend.store.state.guarantees;
          if (first !== undefined)
            stage.backend.store.state.guarantees.push({
              ...first,
              id: 'g9',
              contract_id: OFFER,
              contractor_id: 'demo-user-1',
            });
        },
      ],
    ]),
  )('are not if the server changes %s', async (_name, attack) => {
    await joinAsAna();
    const owner = await stage.switchTo('berto');
    await look(owner);
    attack();
    // Seen or not yet seen by the page: the contract is loaded again before it is signed.
    await along(owner);
    await look(owner);
    await along(owner);
    expect(listSigned(owner)).toEqual([]);
    expect(stage.backend.store.state.messages).toEqual([]);
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

  /** Ana joins through the link with her details, signing unless `password` is empty. */
  async function joinWith(description: string, password = PASSWORD): Promise<AppStore> {
    changeDescription(TEXT);
    const invitation = await invite();
    const ana = await stage.switchTo('ana');
    const { contract, checked } = await check(ana, invitation);
    const order = { contract, description, checked, password, sentence: 'I signed.' };
    expect(await ana.dispatch(joinAndSignOrder(order))).toMatchObject({ ok: true });
    return ana;
  }

  /** Berto sees the contract, and types his password where a dialog asks for it. */
  async function lookAsBerto() {
    const owner = await stage.switchTo('berto');
    await lookWithChat(owner);
    const offered = selectAlong(owner.getState(), OFFER)?.filled ?? null;
    const kind = selectSealView(owner.getState(), OFFER)?.state.kind;
    await along(owner);
    return { owner, offered, kind };
  }

  const listOwners = (store: AppStore) => listSigned(store).filter(({ role }) => role === 'owner');

  test('include the details that the other party filled into their blanks and signed', async () => {
    const ana = await joinWith(FILLED);
    expect(stage.backend.store.contract(OFFER)?.description).toBe(FILLED);
    expect(selectSealView(ana.getState(), OFFER)).toMatchObject({ state: { kind: 'signed-by-you' } });
    const { owner, offered } = await lookAsBerto();
    expect(offered).toEqual([
      { label: 'Nombre o razón social de la parte cliente', value: NAME },
      { label: 'NIF de la parte cliente', value: TAX_ID },
    ]);
    expect(selectSealView(owner.getState(), OFFER)?.state.kind).toBe('sealed');
  });

  test.each([
    ['one of their blanks', TEXT.replace(MARKS[0] ?? '', NAME)],
    ['all of them', TEXT],
  ])('are not if the other party signed and left %s open: the owner is asked about it', async (_what, text) => {
    await joinWith(text);
    const { owner, offered, kind } = await lookAsBerto();
    expect(offered).toBeNull();
    expect(kind).toBe('signed-by-other');
    expect(listOwners(owner)).toEqual([]);
  });

  test.each(
    daily<[string, string]>(4, [
      ['another word', FILLED.replace('4.000', '400')],
      ['a detail of the owner', FILLED.replace('Berto,', 'Bertha,')],
      ['lines', FILLED.replace(NAME, 'Ana\n\nEl precio es de 4 euros.')],
      ['controls of the direction', FILLED.replace(NAME, 'Ana \u202e000.4')],
      ['a megabyte', FILLED.replace(NAME, 'a'.repeat(250_000))],
    ]),
  )('are not if the other party writes %s and signs it', async (_what, text) => {
    await joinWith(text);
    const { owner, offered, kind } = await lookAsBerto();
    expect(offered).toBeNull();
    expect(kind).toBe('changed-unsigned');
    expect(listOwners(owner)).toEqual([]);
  });

  test('are not for details that nobody signed: the terms are read before they are signed', async () => {
    await joinWith(FILLED, '');
    const { owner, offered, kind } = await lookAsBerto();
    expect(offered).toBeNull();
    expect(kind).toBe('unsigned');
    expect(listOwners(owner)).toEqual([]);
  });

  test('are not written over a text that has changed since the other party read it', async () => {
    changeDescription(TEXT);
    const ana = await stage.switchTo('ana');
    const read = await ana.dispatch(fetchContract(OFFER));
    if (!read.ok) throw new Error('No contract');
    const other = TEXT.replace('4.000', '5.000');
    changeDescription(other);
    const order = { contract: read.value, description: FILLED, checked: null, password: PASSWORD, sentence: 'x' };
    await ana.dispatch(joinAndSignOrder(order));
    expect(stage.backend.store.contract(OFFER)?.description).toBe(other);
    expect(listSigned(ana)).toEqual([]);
  });

  test('are not with a wrong password, nor on a device that has not made the invitation', async () => {
    await joinAsAna();
    const owner = await stage.switchTo('berto');
    await look(owner);
    await along(owner, 'wrong');
    expect(listSigned(owner)).toEqual([]);
    const fresh = stage.openElsewhere();
    await look(fresh);
    await along(fresh);
    expect(listSigned(fresh)).toEqual([]);
  });
});
