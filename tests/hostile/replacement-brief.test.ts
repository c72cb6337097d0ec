import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { toUser } from '@tests/unit/domain/make';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { formatBackup } from '@/services/schemas/key-backup';
import { loginSuccess } from '@/store/auth/auth.slice';
import { openKeyFile } from '@/store/keys/key-file.thunks';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';
import { readFirst } from '@/store/withdrawals/replacement.thunks';
import { readReplacement } from '@/store/withdrawals/sign-replacement.thunks';
import { attackReport } from './report';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { completeRelease, forge, getRecord, lower, type Output } from './stuck-release';
import { countCalls } from './traffic';

const open = hostileStages();
const report = attackReport('A replacement that is none');
const MALLORY = demoAddress('mallory');

async function openStuck(): Promise<Stage> {
  const stage = await open('signed', 'ana');
  await completeRelease(stage);
  return stage;
}
const toMallory = (value: bigint): Output => ({ script: addressToScript(MALLORY) ?? new Uint8Array(), value });

async function expectNothingSigned(stage: Stage): Promise<void> {
  expect(countCalls(stage.sent, /broadcast/)).toBe(1);
  expect(await listGivenSignatures()).toHaveLength(1);
}

test('a release is proven by the key of a file if the backend names no key', async () => {
  const stage = await openStuck();
  const { store, user } = stage;
  await store.dispatch(rememberOwnKey(toUser(user)));
  store.dispatch(loginSuccess(toUser({ ...user, encrypted_key: null, public_key: null })));
  const key = { publicKey: user.public_key ?? '', encryptedKey: user.encrypted_key ?? '' };
  const backup = formatBackup({ email: user.email, ...key, created: '2026-11-02T09:00:00Z' }, []);
  expect(await store.dispatch(openKeyFile(backup, PASSWORD))).toEqual({ kind: 'opened' });
  await stage.reload();
  expect(await store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject({ ok: true });
});

// docs/bitcoin.md#replacing-a-release
describe('the other party sends for signing', () => {
  test('a replacement with a forged signature', async () => {
    const stage = await openStuck();
    const psbt = Psbt.fromBase64(
      forge(stage, (outputs) => lower(outputs, 5_000n)),
      { network: REGTEST },
    );
    const [partial] = psbt.data.inputs[0]?.partialSig ?? [];
    if (partial === undefined) throw new Error('not signed');
    partial.signature[40] = (partial.signature[40] ?? 0) ^ 1;
    const read = await stage.store.dispatch(readReplacement(GUARANTEE_REF, psbt.toBase64()));
    expect(read).toMatchObject({ error: { code: 'psbt-refused', detail: { rule: 'signature-invalid' } } });
    await expectNothingSigned(stage);
    report.stopped('a forged signature', 'inspection rule', 'signature-invalid');
  });
});

describe('the backend or the explorer lies about the release', () => {
  test('calling a theft a replacement', async () => {
    const stage = await openStuck();
    const { txid } = getRecord(stage);
    const stolen = forge(stage, ([first]) => [toMallory((first?.value ?? 0n) - 9_000n)]);
    const psbt = Psbt.fromBase64(stolen, { network: REGTEST }).signAllInputs(demoKey('ana@example.com'));
    stage.backend.chain.broadcast(psbt.finalizeAllInputs().extractTransaction(true).toHex());
    expect(stage.backend.chain.transaction(txid ?? '')).toBeUndefined();
    await stage.reload();
    const status = await stage.store.dispatch(lookUpRelease(GUARANTEE_REF));
    expect(status).toMatchObject({ kind: 'spent-elsewhere' });
    report.stopped('a theft shown as a replacement', 'screen', 'spent-elsewhere');
  });
});
