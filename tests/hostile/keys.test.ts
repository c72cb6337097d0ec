import { toHex } from '@mocks/chain/bytes';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { sats, toUser } from '@tests/unit/domain/make';
import { NOTHING_SEEN, readConsent } from '@tests/unit/store/approval';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import type * as DeriveKey from '@/bitcoin/keys/derive-key';
import { deriveKey } from '@/bitcoin/keys/derive-key';
import { loginSuccess } from '@/store/auth/auth.slice';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { getDisputeFeeAddress } from '@/store/disputes/dispute.thunks';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { selectKeyFinding, selectKeysChanged } from '@/store/keys/keys.selectors';
import { keyChecked } from '@/store/keys/own-key.slice';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import { login, logout } from '@/store/login/login.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

vi.mock('@/bitcoin/keys/derive-key', async (original) => {
  const module = await original<typeof DeriveKey>();
  return { ...module, deriveKey: vi.fn(module.deriveKey) };
});

const open = hostileStages();
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const FILL = `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`;
const CONTRACT = `/api/contracts/${GUARANTEE_REF.contractId}`;
const OTHER_ARBITRATOR = arbitratorExtendedKey(new Uint8Array(32).fill(9));
/** Master keys of the first test vector of BIP32: public on mainnet, private on testnet. */
const MAINNET_XPUB =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';
const PRIVATE_TPRV =
  'tprv8ZgxMBicQKsPeDgjzdC36fs6bMjGApWDNLR9erAXMs5skhMv36j9MV5ecvfavji5khqjWaWSFhN3YcCUUdiKH6isR4Pwy3U5y5egddBr16m';
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

type Json = Record<string, unknown>;
type Fill = { keys: { public_key: string }[]; guarantees: { deposits: Json[]; withdrawals: Json[] }[] } & Json;

function swapKey(stage: Stage, index: number, public_key: string): void {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    fill.keys[index] = { ...fill.keys[index], public_key };
    return fill;
  });
}

function swapDeposits(stage: Stage, address: string): void {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const { deposits } of fill.guarantees) for (const deposit of deposits) deposit.address = address;
    return fill;
  });
}

/** Deposit, release and co-signing are each refused without a write to the backend. */
async function expectBlocked(stage: Stage): Promise<void> {
  const { store, sent } = stage;
  const from = sent.length;
  const error = { ok: false, error: { code: 'keys-changed' } };
  expect(selectKeysChanged(store.getState(), GUARANTEE_REF.contractId)).toBe(true);
  expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject(error);
  expect(await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(error);
  const { withdrawals } = selectGuarantee(store.getState(), GUARANTEE_REF) ?? { withdrawals: [] };
  if (withdrawals !== null && withdrawals.length > 0) {
    expect(await store.dispatch(inspectWithdrawal(GUARANTEE_REF))).toMatchObject(error);
    expect(await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: NOTHING_SEEN }))).toMatchObject(error);
  }
  expect(countCalls(sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
}

describe('one deposit address', () => {
  test('counts its balance once when shared by two guarantees', async () => {
    const stage = await open('paid', 'berto');
    const { state } = stage.backend.store;
    const [guarantee, deposit] = [state.guarantees[0], state.transactions[0]];
    if (guarantee === undefined || deposit === undefined) throw new Error('nothing was paid');
    const created_at = new Date(Date.parse(deposit.created_at) + 60_000).toISOString();
    state.guarantees.push({ ...guarantee, id: 'second', status: 'pending' });
    state.transactions.push({ ...deposit, id: 'again', guarantee_id: 'second', created_at });
    const recorded = countCalls(stage.sent, /^PUT/);
    await stage.reload();
    const second = { contractId: GUARANTEE_REF.contractId, guaranteeId: 'second' };
    expect(selectGuarantee(stage.store.getState(), second)?.status).toBe('pending');
    expect(selectBalanceEntry(stage.store.getState(), 'second')).toMatchObject({
      balance: { total: 0 },
      excluded: 100_000,
    });
    expect(selectBalanceEntry(stage.store.getState(), GUARANTEE_REF.guaranteeId)).toMatchObject({
      balance: { total: 100_000 },
    });
    const offer = await stage.store.dispatch(requestDeposit(second));
    expect(offer).toMatchObject({ ok: true, value: { verdict: { verified: false, issue: 'address-shared' } } });
    expect(countCalls(stage.sent, /^PUT/)).toBe(recorded);
  });
});

describe('a swapped deposit address', () => {
  test('is refused in the response to a deposit', async () => {
    const stage = await open('pending', 'berto');
    stage.lie('post', '/api/contracts/deposit', ({ transaction }) => ({
      transaction: { ...(transaction as Json), address: demoAddress('mallory') },
    }));
    const offer = await stage.store.dispatch(requestDeposit(GUARANTEE_REF));
    expect(offer).toMatchObject({ ok: true, value: { verdict: { verified: false, issue: 'address-differs' } } });
    await stage.expectUnharmed();
  });

  test('is excluded from the balance even when funded by the attacker', async () => {
    const stage = await open('paid', 'berto');
    const recorded = countCalls(stage.sent, /^PUT/);
    swapDeposits(stage, demoAddress('mallory'));
    stage.server.use(
      http.get('*/explorer/api/address/:address/utxo', () =>
        HttpResponse.json([{ txid: 'ab'.repeat(32), vout: 0, value: 9_000_000, status: { confirmed: true } }]),
      ),
    );
    await stage.reload();
    const state = stage.store.getState();
    expect(selectBalanceEntry(state, GUARANTEE_REF.guaranteeId)).toMatchObject({
      balance: { total: 0 },
      excluded: 9_000_000,
    });
    expect(countCalls(stage.sent, /^PUT/)).toBe(recorded);
  });

  test('is never quoted for a release', async () => {
    const stage = await open('funded', 'ana');
    swapDeposits(stage, demoAddress('mallory'));
    await stage.reload();
    expect(await stage.store.dispatch(quoteRelease(GUARANTEE_REF))).toMatchObject({
      error: { code: 'deposits-unverified' },
    });
    await stage.expectUnharmed();
  });
});

describe('a key swapped in an active contract', () => {
  test.each([
    ['pending', 'berto', 0],
    ['funded', 'ana', 1],
    ['signed', 'ana', 1],
  ] as const)('of the counterparty is refused (%s, as %s)', async (scene, who, index) => {
    const stage = await open(scene, who);
    swapKey(stage, index, MALLORY);
    await stage.reload();
    await expectBlocked(stage);
    await stage.expectUnharmed();
  });

  test('is refused together with addresses derived from it', async () => {
    const stage = await open('paid', 'berto');
    const keys = {
      network: 'regtest',
      contractorKeys: [MALLORY, stage.user.public_key ?? ''],
      arbitratorKey: stage.backend.arbitratorKey('1') ?? '',
      contractOrder: stage.backend.store.state.contracts[0]?.contract_order ?? 0,
    } as const;
    const order = stage.backend.store.deposits(GUARANTEE_REF.guaranteeId)[0]?.guarantee_order ?? 0;
    const { address } = await (await loadBitcoin()).deriveDepositAddress(keys, order);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      fill.keys[0] = { public_key: MALLORY };
      for (const { deposits } of fill.guarantees) for (const deposit of deposits) deposit.address = address;
      return fill;
    });
    await stage.reload();
    expect(selectBalanceEntry(stage.store.getState(), GUARANTEE_REF.guaranteeId)?.state).not.toBe('known');
    await expectBlocked(stage);
  });

  test('of the arbitrator is refused', async () => {
    const stage = await open('signed', 'ana');
    stage.lie('get', '/api/arbitrators/1', () => ({ public_key: OTHER_ARBITRATOR }));
    await stage.reload();
    await expectBlocked(stage);
    await stage.expectUnharmed();
    const fee = await stage.store.dispatch(getDisputeFeeAddress(GUARANTEE_REF));
    expect(fee).toMatchObject({ ok: false, error: { code: 'keys-changed' } });
  });

  test('is refused even if swapped only for the call before signing', async () => {
    const stage = await open('signed', 'ana');
    const consent = await readConsent(stage);
    stage.lie('get', '/api/arbitrators/1', () => ({ public_key: OTHER_ARBITRATOR }));
    const outcome = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(outcome).toMatchObject({ error: { code: 'keys-changed' } });
    await stage.expectUnharmed();
  });

  test('is refused when the contractors swap positions', async () => {
    const stage = await open('signed', 'ana');
    stage.lie('get', CONTRACT, (answer) => ({
      ...answer,
      contractors: [...(answer.contractors as string[])].reverse(),
    }));
    stage.lie('get', FILL, (answer) => ({ ...answer, keys: [...(answer as Fill).keys].reverse() }));
    await stage.reload();
    await expectBlocked(stage);
    await stage.expectUnharmed();
  });
});

describe('a key swapped for one that this device has seen in another session or contract', () => {
  /** Logs out, swaps, logs in again in a new page of the same browser. */
  async function loginAgain(stage: Stage): Promise<Stage> {
    stage.store.dispatch(logout());
    const store = stage.reopen();
    store.dispatch(loginSuccess(toUser(stage.user)));
    store.dispatch(keyChecked('good'));
    await store.dispatch(loadContract(GUARANTEE_REF.contractId));
    await store.dispatch(verifyContract(GUARANTEE_REF.contractId));
    return { ...stage, store };
  }

  /** The same people and arbitrator under another contract id; its guarantee waits for a deposit. */
  function addContract(stage: Stage): typeof GUARANTEE_REF {
    const { state } = stage.backend.store;
    const [contract, guarantee] = [state.contracts[0], state.guarantees[0]];
    if (contract === undefined || guarantee === undefined) throw new Error('there is no contract');
    state.contracts.push({ ...contract, id: 'another', contract_order: 9 });
    state.guarantees.push({ ...guarantee, id: 'another-guarantee', contract_id: 'another', status: 'pending' });
    return { contractId: 'another', guaranteeId: 'another-guarantee' };
  }

  async function expectNoDeposit({ store, sent }: Stage, ref: typeof GUARANTEE_REF): Promise<void> {
    await store.dispatch(loadContract(ref.contractId));
    await store.dispatch(verifyContract(ref.contractId));
    expect(selectKeysChanged(store.getState(), ref.contractId)).toBe(true);
    const from = sent.length;
    expect(await store.dispatch(requestDeposit(ref))).toMatchObject({ error: { code: 'keys-changed' } });
    expect(countCalls(sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
  }

  test.each(['counterparty', 'arbitrator'])('is refused after logout and login (%s)', async (whose) => {
    const stage = await open('signed', 'ana');
    if (whose === 'counterparty') swapKey(stage, 1, MALLORY);
    else stage.lie('get', '/api/arbitrators/1', () => ({ public_key: OTHER_ARBITRATOR }));
    await expectBlocked(await loginAgain(stage));
    await stage.expectUnharmed();
  });

  test('is refused in a new contract with the same counterparty', async () => {
    const stage = await open('signed', 'ana');
    const ref = addContract(stage);
    stage.lie('get', `/api/contracts/${ref.contractId}/fillcontract`, (answer) => {
      const [own] = (answer as Fill).keys;
      return { ...answer, keys: [own, { public_key: MALLORY }] };
    });
    await expectNoDeposit(stage, ref);
    await expectNoDeposit(await loginAgain(stage), ref);
  });
});

describe('a device that cannot remember keys', () => {
  test('keeps them beside an account of several megabytes', async () => {
    const stage = await open('pending', 'berto');
    const huge = 'x'.repeat(2_600_000);
    stage.server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json({ user: { ...stage.user, username: huge, email: huge, picture: huge } }),
      ),
    );
    stage.store.dispatch(logout());
    expect(await stage.store.dispatch(login({ email: 'berto@example.com', password: PASSWORD }))).toBe(true);
    expect(JSON.stringify(stage.store.getState().auth).length).toBeLessThan(5_000);
    expect(localStorage.getItem('user')?.length).toBeLessThan(5_000);
  });

  test.each(['encrypted_key', 'public_key', 'id'])('refuses a login whose %s is too long', async (field) => {
    const stage = await open('pending', 'berto');
    const user = { ...stage.user, [field]: 'x'.repeat(200_000) };
    stage.server.use(http.post('*/api/auth/login', () => HttpResponse.json({ user })));
    stage.store.dispatch(logout());
    expect(await stage.store.dispatch(login({ email: 'berto@example.com', password: PASSWORD }))).toBe(false);
    expect(stage.store.getState().auth.error?.code).toBe('bad-answer');
  });
});

describe('invalid keys', () => {
  test('blocks signing when the own key is replaced', async () => {
    const stage = await open('signed', 'ana');
    swapKey(stage, 0, MALLORY);
    await stage.reload();
    expect(selectKeyFinding(stage.store.getState(), GUARANTEE_REF.contractId)?.fault).toBe('own-key-missing');
    expect(selectBalanceEntry(stage.store.getState(), GUARANTEE_REF.guaranteeId)?.state).toBe('undecided');
    const read = await stage.store.dispatch(inspectWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse', rule: 'input-not-guarantee' } } });
    const outcome = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: NOTHING_SEEN }));
    expect(outcome).toMatchObject({ error: { code: 'psbt-refused' } });
    await stage.expectUnharmed();
  });

  test.each([
    ['own key listed twice', 'own', null],
    ['counterparty key is not a curve point', `02${'ff'.repeat(32)}`, null],
    ['arbitrator key of mainnet', null, MAINNET_XPUB],
    ['private arbitrator key', null, PRIVATE_TPRV],
  ])('%s', async (_attack, counterparty, arbitrator) => {
    const stage = await open('pending', 'berto');
    // A device without memory, seeing the contract for the first time.
    const store = stage.openElsewhere();
    if (counterparty !== null) swapKey(stage, 0, counterparty === 'own' ? (stage.user.public_key ?? '') : counterparty);
    if (arbitrator !== null) stage.lie('get', '/api/arbitrators/1', () => ({ public_key: arbitrator }));
    await store.dispatch(loadContract(GUARANTEE_REF.contractId));
    await store.dispatch(verifyContract(GUARANTEE_REF.contractId));
    expect(selectKeyFinding(store.getState(), GUARANTEE_REF.contractId)?.fault).toBe('invalid-key');
    const offer = await store.dispatch(requestDeposit(GUARANTEE_REF));
    expect(offer).toMatchObject({ value: { verdict: { verified: false, issue: 'invalid-key' } } });
    await stage.expectUnharmed();
  });
});

describe('a login that returns another key', () => {
  const mallory = { encrypted_key: null as string | null, public_key: MALLORY };

  test("rejects another user's envelope and key", async () => {
    const stage = await open('signed', 'ana');
    const private_key = toHex(demoKey('mallory@example.com').privateKey ?? new Uint8Array());
    mallory.encrypted_key = await sealEnvelope({ private_key, public_key: MALLORY }, "mallory's password");
    const reported = { ...stage.user, ...mallory };
    stage.store.dispatch(loginSuccess(toUser(reported)));
    await stage.store.dispatch(checkOwnKey(toUser(reported), PASSWORD));
    expect(selectPayBlock(stage.store.getState())).toBe('unopened');
    const outcome = await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    expect(outcome).toMatchObject({ error: { code: 'wrong-password' } });
    await stage.expectUnharmed();
  });

  test('rejects the own envelope with another public key', async () => {
    const stage = await open('signed', 'ana');
    const reported = { ...stage.user, public_key: MALLORY };
    stage.store.dispatch(loginSuccess(toUser(reported)));
    await stage.store.dispatch(checkOwnKey(toUser(reported), PASSWORD));
    expect(selectPayBlock(stage.store.getState())).toBe('mismatch');
    const outcome = await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    expect(outcome).toMatchObject({ error: { code: 'key-mismatch' } });
    await stage.expectUnharmed();
  });
});

describe('a login that returns another key which the password opens', () => {
  test('is refused: the device has seen the own key', async () => {
    const stage = await open('signed', 'ana');
    await stage.store.dispatch(checkOwnKey(toUser(stage.user), PASSWORD));
    stage.store.dispatch(logout());
    const private_key = toHex(demoKey('mallory@example.com').privateKey ?? new Uint8Array());
    const encrypted_key = await sealEnvelope({ private_key, public_key: MALLORY }, PASSWORD);
    const reported = toUser({ ...stage.user, encrypted_key, public_key: MALLORY });
    swapKey(stage, 0, MALLORY);
    const store = stage.reopen();
    store.dispatch(loginSuccess(reported));
    await store.dispatch(checkOwnKey(reported, PASSWORD));
    expect(store.getState().ownKey.keyVerdict).toBe('good');
    expect(selectPayBlock(store.getState())).toBe('replaced');
    await store.dispatch(loadContract(GUARANTEE_REF.contractId));
    await store.dispatch(verifyContract(GUARANTEE_REF.contractId));
    await expectBlocked({ ...stage, store });
    await stage.expectUnharmed();
  });
});

describe("the user's own key before it was ever opened", () => {
  test.each(['unchecked', 'unopened', 'mismatch'] as const)('gets no deposit address (%s)', async (verdict) => {
    const stage = await open('pending', 'berto');
    stage.store.dispatch(keyChecked(verdict));
    const from = stage.sent.length;
    expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({
      error: { code: 'key-unchecked' },
    });
    expect(stage.sent.length).toBe(from);
  });

  test('is checked by the next signature', async () => {
    const stage = await open('funded', 'ana');
    stage.store.dispatch(keyChecked('unchecked'));
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: true });
    expect(stage.store.getState().ownKey.keyVerdict).toBe('good');
  });
});

describe('an envelope with absurd parameters', () => {
  type Envelope = { kdf: Json; cipher: Json } & Json;
  test.each<[string, (envelope: Envelope) => unknown]>([
    ['4 TiB of memory', ({ kdf }) => (kdf.memory = 2 ** 32)],
    ['a million passes', ({ kdf }) => (kdf.passes = 1_000_000)],
    ['a salt of a megabyte', ({ kdf }) => (kdf.salt = 'A'.repeat(1_000_000))],
    ['version 2', (envelope) => (envelope.v = 2)],
  ])('%s', async (_what, change) => {
    const stage = await open('signed', 'ana');
    const envelope = JSON.parse(stage.user.encrypted_key ?? '') as Envelope;
    change(envelope);
    stage.store.dispatch(loginSuccess({ ...toUser(stage.user), encryptedKey: JSON.stringify(envelope) }));
    vi.mocked(deriveKey).mockClear();
    const outcome = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: NOTHING_SEEN }));
    expect(outcome).toMatchObject({ error: { code: 'bad-envelope' } });
    expect(deriveKey).not.toHaveBeenCalled();
    await stage.expectUnharmed();
  });
});
