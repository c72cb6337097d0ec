import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sealAsCryptoJsRecord, sealWithCryptoJs } from '@tests/unit/bitcoin/foreign-envelopes';
import { sats, toUser } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { describe, expect, test } from 'vitest';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { loginSuccess } from '@/store/auth/auth.slice';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { selectKeyWarning, selectPayBlock } from '@/store/keys/pay-block.selectors';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { testRecoveryFile } from '@/store/recovery/test-file.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

/* Accounts that another client has made at the same backend (docs/security.md#accounts-of-other-clients). */

const open = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const UNKNOWN = '-----BEGIN PGP MESSAGE-----';

function privateKeyOf(email: string): string {
  return toHex(demoKey(email).privateKey ?? new Uint8Array());
}

/** The backend has this text as the envelope of the account. */
async function logIn({ store, user }: Stage, encrypted_key: string | null, public_key = user.public_key) {
  const given = toUser({ ...user, encrypted_key, public_key });
  store.dispatch(loginSuccess(given));
  await store.dispatch(checkOwnKey(given, PASSWORD));
}

/** Nothing that a record holds is replaced by an envelope of this program. */
function expectNoEnvelopeSent({ sent }: Stage): void {
  expect(sent.filter(({ body }) => body.includes('argon2id'))).toEqual([]);
}

describe('an account with an envelope of CryptoJS', () => {
  nightly.each([
    ['as text', sealWithCryptoJs],
    ['as a record', sealAsCryptoJsRecord],
  ])('%s deposits, releases, and makes a recovery file that passes its test', async (_form, seal) => {
    const stage = await open('funded', 'ana');
    const { store, user } = stage;
    await logIn(stage, seal(privateKeyOf(user.email), PASSWORD));
    expect(selectPayBlock(store.getState())).toBeNull();
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ ok: true });
    expect(await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: true });
    const built = await store.dispatch(buildRecoveryFile());
    if (!built.ok) throw new Error(built.error.message);
    const text = formatRecoveryFile(built.value.file);
    const tested = await store.dispatch(testRecoveryFile(text, PASSWORD, GUARANTEE_REF.contractId));
    expect(tested).toMatchObject({ ok: true });
    expectNoEnvelopeSent(stage);
  });

  test("co-signs the other party's release", async () => {
    const stage = await open('signed', 'ana');
    await logIn(stage, sealWithCryptoJs(privateKeyOf(stage.user.email), PASSWORD));
    const order = { consent: await readConsent(stage) };
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, 'not the password', order))).toMatchObject({
      error: { code: 'wrong-password' },
    });
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, order))).toMatchObject({ ok: true });
    expectNoEnvelopeSent(stage);
  });
});

describe('an account whose envelope nothing here reads', () => {
  test('gets a deposit address, is warned on no screen, and signs nothing', async () => {
    const stage = await open('funded', 'ana');
    const { store } = stage;
    await logIn(stage, UNKNOWN);
    expect(selectPayBlock(store.getState())).toBe('other-client');
    expect(selectKeyWarning(store.getState())).toBeNull();
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ ok: true });
    const from = stage.sent.length;
    expect(await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
      ok: false,
      error: { code: 'unknown-envelope' },
    });
    expect(countCalls(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
  });

  test('without a public key it gets no deposit address', async () => {
    const stage = await open('funded', 'ana');
    await logIn(stage, UNKNOWN, null);
    expect(selectPayBlock(stage.store.getState())).toBe('missing');
    expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({
      error: { code: 'key-unchecked' },
    });
  });
});

describe('a backend that exchanges the envelope for one of another format', () => {
  test('is an alarm on a device that has opened the key, and stops deposits', async () => {
    const stage = await open('funded', 'ana');
    const { store, user } = stage;
    await store.dispatch(rememberOwnKey(toUser(user)));
    await logIn(stage, UNKNOWN);
    expect(selectKeyWarning(store.getState())).toBe('unreadable');
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ error: { code: 'key-unchecked' } });
    await stage.expectUnharmed();
  });

  test('is an alarm if it holds a key of the attacker', async () => {
    const stage = await open('funded', 'ana');
    await logIn(stage, sealWithCryptoJs(privateKeyOf('mallory@example.com'), PASSWORD));
    expect(selectKeyWarning(stage.store.getState())).toBe('mismatch');
    expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({
      error: { code: 'key-unchecked' },
    });
    await stage.expectUnharmed();
  });

  test('is an alarm if the public key is exchanged with it', async () => {
    const stage = await open('funded', 'ana');
    const { store, user } = stage;
    await store.dispatch(rememberOwnKey(toUser(user)));
    const mallory = demoKey('mallory@example.com');
    const text = sealWithCryptoJs(toHex(mallory.privateKey ?? new Uint8Array()), PASSWORD);
    await logIn(stage, text, toHex(mallory.publicKey));
    expect(selectPayBlock(store.getState())).toBe('replaced');
    expect((await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).ok).toBe(false);
    await stage.expectUnharmed();
  });
});
