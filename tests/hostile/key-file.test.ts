import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import type { WireUser } from '@mocks/wire';
import { DESTINATION } from '@tests/faults/scenes';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { sats, toUser } from '@tests/unit/domain/make';
import { CONTRACT, FILE, PAGE, toKeyBackup, toKeyFile } from '@tests/unit/recovery-file';
import { describe, expect, test } from 'vitest';
import { selectForSigner } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile, insertIntoPage } from '@/services/schemas/recovery-file';
import { loginSuccess } from '@/store/auth/auth.slice';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { openKeyFile } from '@/store/keys/key-file.thunks';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { findSigningKey, selectFileKey } from '@/store/keys/own-key.selectors';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import { logout } from '@/store/login/login.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { testRecoveryFile } from '@/store/recovery/test-file.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

const open = hostileStages();
const MALLORY = demoKey('mallory@example.com');
const MALLORY_KEY = toHex(MALLORY.publicKey);
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

/** An attacker who has learned the user's password can encrypt a key of their own with it. */
async function sealMallory(): Promise<string> {
  const private_key = toHex(MALLORY.privateKey ?? new Uint8Array());
  return sealEnvelope({ private_key, public_key: MALLORY_KEY }, PASSWORD);
}

/** The backend gives a damaged envelope at login, and the user opens the key from a file. */
async function openFromFile(
  stage: Stage,
  change: Partial<WireUser> = { encrypted_key: '{"v":1' },
  text = toKeyFile(stage.user),
): Promise<void> {
  const { store } = stage;
  await logIn(stage, change);
  expect(await store.dispatch(openKeyFile(text, PASSWORD))).toEqual({ kind: 'opened' });
  expect(selectPayBlock(store.getState())).toBeNull();
}

async function logIn({ store, user }: Stage, change: Partial<WireUser>): Promise<void> {
  const given = toUser({ ...user, ...change });
  store.dispatch(loginSuccess(given));
  await store.dispatch(checkOwnKey(given, PASSWORD));
}

async function expectRefused(stage: Stage, codes: string[]): Promise<void> {
  const from = stage.sent.length;
  for (const attempt of [
    await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD)),
    await stage.store.dispatch(requestDeposit(GUARANTEE_REF)),
  ]) {
    if (attempt.ok) throw new Error('it was not refused');
    expect(codes).toContain(attempt.error.code);
  }
  expect(countCalls(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
  await stage.expectUnharmed();
}

test('makes a recovery file with the key of the file, which passes its test, even if the backend names no key', async () => {
  const stage = await open('funded', 'ana');
  const { store } = stage;
  await store.dispatch(rememberOwnKey(toUser(stage.user)));
  await openFromFile(stage, { encrypted_key: null, public_key: null });
  const built = await store.dispatch(buildRecoveryFile());
  if (!built.ok) throw new Error(built.error.message);
  const { publicKey, envelope } = built.value.file;
  expect({ publicKey, envelope }).toEqual({ publicKey: stage.user.public_key, envelope: stage.user.encrypted_key });
  const text = formatRecoveryFile(built.value.file);
  expect(await store.dispatch(testRecoveryFile(text, PASSWORD, GUARANTEE_REF.contractId))).toMatchObject({ ok: true });
});

test.each<[string, (user: WireUser) => string, object]>([
  ['the page of a recovery file', (user) => insertIntoPage(PAGE, toKeyFile(user)), { kind: 'opened' }],
  ['an earlier key backup', (user) => toKeyBackup(user), { kind: 'opened' }],
  [
    'a file for another signer',
    () => formatRecoveryFile(selectForSigner(FILE.madeAt, CONTRACT)),
    problem('no-envelope'),
  ],
  ['a file of another network', () => formatRecoveryFile({ ...FILE, network: 'mainnet' }), problem('other-network')],
  ['another file', () => '{}', problem('not-a-recovery-file')],
])('the key is read from %s, or the reason is named', async (_what, format, outcome) => {
  const stage = await open('funded', 'ana');
  await logIn(stage, { encrypted_key: '{"v":1' });
  expect(await stage.store.dispatch(openKeyFile(format(stage.user), PASSWORD))).toEqual(outcome);
});

test.each<[string, string | null, Partial<WireUser>, string]>([
  ['named', null, {}, 'opened'],
  ['named in capitals', null, { public_key: 'OWN' }, 'opened'],
  ['remembered and named in capitals', 'own', { public_key: 'OWN' }, 'opened'],
  ['remembered, none named', 'own', { public_key: null }, 'opened'],
  ['remembered, an empty one named', 'own', { public_key: ' ' }, 'opened'],
  ['remembered, another one named', 'own', { public_key: MALLORY_KEY }, 'replaced'],
  ['another one remembered, its own named', MALLORY_KEY, {}, 'foreign'],
  ['another one named', null, { public_key: MALLORY_KEY }, 'foreign'],
  ['unknown', null, { public_key: null }, 'unknown-key'],
  ['unknown, an empty one named', null, { public_key: ' ' }, 'unknown-key'],
])('with a key that is %s', async (_what, remembered, { public_key }, kind) => {
  const stage = await open('funded', 'ana');
  const store = stage.openElsewhere();
  const own = stage.user.public_key ?? '';
  const named = public_key === undefined ? own : public_key === 'OWN' ? own.toUpperCase() : public_key;
  await logIn({ ...stage, store }, { encrypted_key: '{"v":1', public_key: named });
  const key = remembered === 'own' ? own : remembered;
  if (key !== null) await store.dispatch(rememberOwnKey({ ...toUser(stage.user), publicKey: key }));
  expect(await store.dispatch(openKeyFile(toKeyFile(stage.user), PASSWORD))).toMatchObject({ kind });
  expect(selectFileKey(store.getState()) !== null).toBe(kind === 'opened');
});

function problem(name: string) {
  return { kind: 'bad-file', fault: { problem: name } };
}

describe('a backend that exchanges the key while one is open from a file', () => {
  test('at the next login, the envelope alone', async () => {
    const stage = await open('funded', 'ana');
    await openFromFile(stage);
    await logIn(stage, { encrypted_key: await sealMallory() });
    expect(selectPayBlock(stage.store.getState())).toBe('mismatch');
    await expectRefused(stage, ['key-mismatch', 'key-unchecked']);
  });
});

describe('a file from the attacker', () => {
  test('under a public key of the account that the device remembers', async () => {
    const stage = await open('funded', 'ana');
    await stage.store.dispatch(rememberOwnKey(toUser(stage.user)));
    const forged = { ...stage.user, encrypted_key: await sealMallory(), public_key: MALLORY_KEY };
    await logIn(stage, { encrypted_key: '{"v":1', public_key: MALLORY_KEY });
    expect(await stage.store.dispatch(openKeyFile(toKeyFile(forged), PASSWORD))).toEqual({
      kind: 'foreign',
    });
    await expectRefused(stage, ['key-unchecked', 'keys-changed', 'bad-envelope']);
  });

  test('that names the public key of the account', async () => {
    const stage = await open('funded', 'ana');
    await logIn(stage, { encrypted_key: '{"v":1' });
    const forged = toKeyFile({ ...stage.user, encrypted_key: await sealMallory() });
    expect(await stage.store.dispatch(openKeyFile(forged, PASSWORD))).toEqual({ kind: 'bad-key', fault: 'damaged' });
    await expectRefused(stage, ['key-unchecked', 'bad-envelope']);
  });
});

describe('another session', () => {
  test.each<[string, (stage: Stage) => void]>([
    ['after a logout', ({ store }) => store.dispatch(logout())],
    ['of another account', ({ store, user }) => store.dispatch(loginSuccess({ ...toUser(user), id: 'other' }))],
    [
      'of the same account',
      ({ store, user }) => store.dispatch(loginSuccess(toUser({ ...user, encrypted_key: '{"v":1' }))),
    ],
  ])('does not inherit the key: %s', async (_what, change) => {
    const stage = await open('funded', 'ana');
    await openFromFile(stage);
    change(stage);
    expect(stage.store.getState().ownKey.fileKey).toBeNull();
    expect(findSigningKey(stage.store.getState(), toUser(stage.user))?.isFromFile).toBe(false);
  });

  test('after a reload asks for the file again', async () => {
    const stage = await open('funded', 'ana');
    await openFromFile(stage);
    const { store } = { store: stage.reopen() };
    expect(selectPayBlock(store.getState())).toBe('unreadable');
    expect(await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: false });
    await stage.expectUnharmed();
  });

  test('that begins while the file is being opened does not get the key', async () => {
    const stage = await open('funded', 'ana');
    await logIn(stage, { encrypted_key: '{"v":1' });
    const opening = stage.store.dispatch(openKeyFile(toKeyFile(stage.user), PASSWORD));
    stage.store.dispatch(loginSuccess(toUser({ ...stage.user, encrypted_key: '{"v":2' })));
    expect(await opening).toMatchObject({ kind: 'failed' });
    expect(stage.store.getState().ownKey.fileKey).toBeNull();
  });
});
