import { toHex } from '@mocks/chain/bytes';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoKey } from '@mocks/demo/demo-keys';
import type { WireUser } from '@mocks/wire';
import { toUser } from '@tests/unit/domain/make';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { createAppStore } from '@/store/boot/store';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { selectKeyFinding, selectKeysChanged, selectKeysForbid } from '@/store/keys/keys.selectors';
import { keyCheckStarted } from '@/store/keys/own-key.slice';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import { logout } from '@/store/login/login.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

const open = hostileStages();
const { contractId } = GUARANTEE_REF;
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const OTHER_ARBITRATOR = arbitratorExtendedKey(new Uint8Array(32).fill(9));

type Json = Record<string, unknown>;

/** From now on the contract is told with these parties and keys. */
function tellParties(stage: Stage, contractors: unknown[], keys: string[], id = contractId, more: Json = {}): void {
  stage.lie('get', `/api/contracts/${id}`, (answer) => ({ ...answer, contractors, ...more }));
  stage.lie('get', `/api/contracts/${id}/fillcontract`, (answer) => ({
    ...answer,
    contractors,
    keys: keys.map((public_key) => ({ public_key })),
    ...more,
  }));
}

function tellTheTruth({ server, backend }: Stage): void {
  server.use(...backend.handlers);
}

async function look(store: AppStore): Promise<void> {
  await store.dispatch(loadContract(contractId));
  await store.dispatch(verifyContract(contractId));
}

/** A browser that has stored nothing, in which the user has logged in and the key is still being checked. */
function arrive(user: WireUser): AppStore {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  return signIn(createAppStore(), user);
}

function signIn(store: AppStore, user: WireUser): AppStore {
  store.dispatch(loginSuccess(toUser(user)));
  store.dispatch(keyCheckStarted());
  return store;
}

async function openOwnKey(store: AppStore, user: WireUser): Promise<void> {
  await store.dispatch(checkOwnKey(toUser(user), PASSWORD));
}

/** The account's own key opens, and nothing but the contract's own alarms keeps the user from paying. */
async function expectUnlocked(store: AppStore, user: WireUser): Promise<void> {
  await openOwnKey(store, user);
  expect(selectPayBlock(store.getState())).toBeNull();
  await look(store);
  expect(selectKeysForbid(store.getState(), contractId)).toBe(false);
}

function listEntries(store: AppStore): string[] {
  return Object.keys(store.getState().keys.memory);
}

function person(stage: Stage, name: 'ana' | 'berto'): WireUser {
  const found = stage.backend.store.state.users.find(({ username }) => username === name);
  if (found === undefined) throw new Error(`${name} has no account`);
  return found as unknown as WireUser;
}

const idOf = (user: WireUser) => String(user.id);
const keyOf = (user: WireUser) => user.public_key ?? '';

describe("a false key under the user's own id", () => {
  test('told with the list of contracts, by their places there, locks nothing', async () => {
    const stage = await open('paid', 'berto');
    const { user } = stage;
    const store = arrive(user);
    await store.dispatch(loadContract(contractId));
    // The list has no keys: those that are known stand in the places that it tells.
    const swapped = { [idOf(user)]: person(stage, 'ana').id, [idOf(person(stage, 'ana'))]: user.id };
    stage.lie('get', `/api/contracts/user/${user.id}`, (answer) =>
      JSON.parse(JSON.stringify(answer), (key, value) =>
        key === 'contractors' ? (value as string[]).map((id) => swapped[id] ?? id) : value,
      ),
    );
    await store.dispatch(loadContracts());
    await store.dispatch(refreshBalances(contractId)).catch(() => undefined);
    expect(selectKeyFinding(store.getState(), contractId)?.fault).toBe('own-key-missing');
    tellTheTruth(stage);
    await expectUnlocked(store, user);
  });

  test('is told as one person in both places, and nothing can be paid', async () => {
    const stage = await open('pending', 'berto');
    const { user } = stage;
    const store = arrive(user);
    await openOwnKey(store, user);
    tellParties(stage, [user.id, user.id], [keyOf(user), MALLORY]);
    await look(store);
    expect(selectKeyFinding(store.getState(), contractId)?.fault).toBe('person-twice');
    const from = stage.sent.length;
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ error: { code: 'person-twice' } });
    expect(countCalls(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
    expect(Object.values(store.getState().keys.memory)).not.toContain(MALLORY);
  });

  test('that another account of the device has seen does not lock the account', async () => {
    const stage = await open('pending', 'ana');
    const [ana, berto] = [person(stage, 'ana'), person(stage, 'berto')];
    const store = arrive(ana);
    await openOwnKey(store, ana);
    tellParties(stage, [ana.id, berto.id], [keyOf(ana), MALLORY]);
    await look(store);
    expect(Object.values(store.getState().keys.memory)).toContain(MALLORY);
    store.dispatch(logout());
    tellTheTruth(stage);
    await expectUnlocked(signIn(store, berto), berto);
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({
      value: { verdict: { verified: true } },
    });
  });
});

describe('before the own key was opened', () => {
  test.each(['another key of the other party', 'another arbitrator'])('nothing is learned: %s', async (what) => {
    const stage = await open('pending', 'berto');
    const { user } = stage;
    const store = arrive(user);
    if (what === 'another arbitrator') stage.lie('get', '/api/arbitrators/1', () => ({ public_key: OTHER_ARBITRATOR }));
    else tellParties(stage, [person(stage, 'ana').id, user.id], [MALLORY, keyOf(user)]);
    await look(store);
    expect(listEntries(store)).toEqual([]);
    tellTheTruth(stage);
    await expectUnlocked(store, user);
    expect(Object.values(store.getState().keys.memory)).toContain(keyOf(person(stage, 'ana')));
  });
});

describe('in a contract whose keys are remembered', () => {
  test('the key of the other party under another id is told, blocks, and is not learned for that id', async () => {
    const stage = await open('pending', 'berto');
    const { store, user } = stage;
    const ana = person(stage, 'ana');
    const before = listEntries(store);
    tellParties(stage, ['carol', user.id], [keyOf(ana), keyOf(user)]);
    await look(store);
    expect(selectKeysChanged(store.getState(), contractId)).toBe(true);
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ error: { code: 'keys-changed' } });
    expect(listEntries(store)).toEqual(before);
    tellTheTruth(stage);
    await look(store);
    expect(selectKeysChanged(store.getState(), contractId)).toBe(false);
  });
});

describe('in a new contract', () => {
  /** The same contract under another id. */
  function addContract({ backend }: Stage): string {
    const { state } = backend.store;
    const [contract] = state.contracts;
    if (contract === undefined) throw new Error('there is no contract');
    state.contracts.push({ ...contract, id: 'another', contract_order: 9 });
    return 'another';
  }

  async function lookAt(store: AppStore, id: string): Promise<void> {
    await store.dispatch(loadContract(id));
    await store.dispatch(verifyContract(id));
  }

  test.each<[string, (user: Json) => unknown]>([
    ['of another person', () => 'carol'],
    ['of the same id in other letter case', ({ id }) => String(id).toUpperCase()],
  ])('a key that is known as somebody else’s is told and not learned: %s', async (_what, otherId) => {
    const stage = await open('pending', 'berto');
    const { store, user } = stage;
    const ana = person(stage, 'ana');
    const id = addContract(stage);
    const before = listEntries(store);
    tellParties(stage, [otherId(ana as unknown as Json), user.id], [keyOf(ana), keyOf(user)], id);
    await lookAt(store, id);
    expect(selectKeysChanged(store.getState(), id)).toBe(true);
    expect(listEntries(store)).toEqual(before);
  });

  test("the person's real key raises no alarm after their id was told with another's key", async () => {
    const stage = await open('pending', 'berto');
    const { store, user } = stage;
    const id = addContract(stage);
    const carol = toHex(demoKey('carol@example.com').publicKey);
    tellParties(stage, ['carol', user.id], [keyOf(person(stage, 'ana')), keyOf(user)]);
    await look(store);
    tellTheTruth(stage);
    tellParties(stage, ['carol', user.id], [carol, keyOf(user)], id);
    await lookAt(store, id);
    expect(selectKeysChanged(store.getState(), id)).toBe(false);
    expect(Object.values(store.getState().keys.memory)).toContain(carol);
  });
});
