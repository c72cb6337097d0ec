import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats, toUser } from '@tests/unit/domain/make';
import { toKeyFile } from '@tests/unit/recovery-file';
import { NOTHING_SEEN } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { toConsent } from '@/domain/withdrawals/consent';
import { loginSuccess } from '@/store/auth/auth.slice';
import { openKeyFile } from '@/store/keys/key-file.thunks';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { release } from '@/store/withdrawals/release.thunks';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';
import { createReplacement, readFirst } from '@/store/withdrawals/replacement.thunks';
import { readReplacement, signReplacement } from '@/store/withdrawals/sign-replacement.thunks';
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

const getValue = (output: Output | undefined): bigint => output?.value ?? 0n;
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
  expect(await store.dispatch(openKeyFile(toKeyFile(user), PASSWORD))).toEqual({ kind: 'opened' });
  await stage.reload();
  expect(await store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject({ ok: true });
});

// docs/bitcoin.md#replacing-a-release
describe('the other party sends for signing', () => {
  test.each(
    daily<[string, string, (outputs: Output[], psbt: Psbt, stage: Stage) => Output[]]>(5, [
      [
        'a payment to another address',
        'pays-elsewhere',
        ([first, ...rest]) => [toMallory(getValue(first) - 5_000n), ...rest],
      ],
      [
        'the change to another address',
        'change-differs',
        (o) => [...lower(o.slice(0, 1), 5_000n), toMallory(getValue(o[1]))],
      ],
      ['no change', 'other-outputs', (outputs) => lower(outputs.slice(0, 1), 5_000n)],
      ['an output more', 'other-outputs', (outputs) => [...lower(outputs, 9_000n), toMallory(3_000n)]],
      ['a lower fee', 'amount-not-lower', (outputs) => lower(outputs, -500n)],
      ['a fee that nodes refuse', 'replacement-fee-low', (outputs) => lower(outputs, 50n)],
      [
        'a fee of more than ten times the estimate',
        'replacement-dust',
        (outputs) => lower(outputs, getValue(outputs[0]) - 546n),
      ],
      [
        'other coins as well',
        'other-coins',
        (outputs, psbt, { backend }) => {
          const script = psbt.data.inputs[0]?.witnessUtxo?.script ?? new Uint8Array();
          const witnessScript = psbt.data.inputs[0]?.witnessScript ?? new Uint8Array();
          const hash = backend.chain.send(script, 80_000);
          const index = backend.chain.transaction(hash)?.outputs.findIndex(({ value }) => value === 80_000) ?? 0;
          psbt.addInput({ hash, index, witnessUtxo: { script, value: 80_000n }, witnessScript });
          return lower(outputs, 5_000n);
        },
      ],
    ]),
  )('%s', async (attack, rule, change) => {
    const stage = await openStuck();
    const psbt = forge(stage, (outputs, made) => change(outputs, made, stage));
    const refusal = { ok: false, error: { code: 'psbt-refused', detail: { rule } } };
    expect(await stage.store.dispatch(readReplacement(GUARANTEE_REF, psbt))).toMatchObject(refusal);
    const approval = { consent: NOTHING_SEEN };
    expect(await stage.store.dispatch(signReplacement(GUARANTEE_REF, psbt, PASSWORD, approval))).toMatchObject(refusal);
    await expectNothingSigned(stage);
    report.stopped(attack, 'thunk', rule);
  });

  nightly.each(['', 'cHNidP8=', '{"psbt":1}', '70736274ff00', 'x'.repeat(100_000)])('nonsense (%#)', async (text) => {
    const stage = await openStuck();
    const read = await stage.store.dispatch(readReplacement(GUARANTEE_REF, text));
    expect(read).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'unreadable' } } });
    await expectNothingSigned(stage);
  });

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

  nightly('a replacement that spends coins which this device has not recorded for the guarantee', async () => {
    const stage = await openStuck();
    const psbt = forge(stage, (outputs) => lower(outputs, 5_000n));
    const store = stage.openElsewhere();
    await stage.reloadIn(store);
    const about = { description: 'Roof', depositor: 'demo-user-2', coins: [{ amount: 100_000 }] };
    expect(await store.dispatch(readReplacement(GUARANTEE_REF, psbt))).toMatchObject({
      value: { concerns: [{ kind: 'unknown-coins', ...about }] },
    });
    report.stopped('a replacement over unknown coins', 'memory', 'unknown-coins');
  });

  nightly('one of two replacements, and the network accepts only one', async () => {
    const stage = await openStuck();
    const psbt = forge(stage, (outputs) => lower(outputs, 5_000n));
    const read = await stage.store.dispatch(readReplacement(GUARANTEE_REF, psbt));
    if (!read.ok) throw new Error(read.error.message);
    const consent = toConsent(read.value);
    const done = await stage.store.dispatch(signReplacement(GUARANTEE_REF, psbt, PASSWORD, { consent }));
    expect(done).toMatchObject({ ok: true, value: consent.txid });
    stage.backend.chain.mine();
    const paid = stage.backend.chain.listUnspent(addressToScript(DESTINATION) ?? new Uint8Array());
    expect(paid.map(({ txid }) => txid)).toEqual([consent.txid]);
  });
});

describe('the backend or the explorer lies about the release', () => {
  const UNPROVEN = { ok: false, error: { code: 'release-unproven' } };

  nightly('with another destination in the record', async () => {
    const stage = await openStuck();
    getRecord(stage).address = MALLORY;
    await stage.reload();
    expect(await stage.store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject(UNPROVEN);
    report.stopped('the record names another destination', 'thunk', 'release-unproven');
  });

  nightly('with a transaction that the user has not signed', async () => {
    const stage = await openStuck();
    getRecord(stage).txid = stage.backend.chain.send(addressToScript(MALLORY) ?? new Uint8Array(), 70_000);
    getRecord(stage).address = MALLORY;
    await stage.reload();
    expect(await stage.store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject(UNPROVEN);
    report.stopped('a release that the user has not signed', 'thunk', 'release-unproven');
  });

  nightly('with another raw transaction, on a device that has none', async () => {
    const stage = await openStuck();
    globalThis.indexedDB = new IDBFactory();
    const other = stage.backend.chain.transaction(stage.backend.chain.send(new Uint8Array([0x51]), 9_000));
    stage.server.use(http.get('*/explorer/api/tx/:txid/hex', () => HttpResponse.text(other?.record.hex ?? '')));
    expect(await stage.store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject(UNPROVEN);
    report.stopped('the explorer offers another raw transaction', 'thunk', 'release-unproven');
  });

  nightly('about its fee: the dialog reads the fee from the transaction', async () => {
    const stage = await openStuck();
    const txid = getRecord(stage).txid ?? '';
    const fee = stage.backend.chain.transaction(txid)?.fee;
    stage.server.use(
      http.get('*/explorer/api/tx/:txid', () =>
        HttpResponse.json({ txid, fee: 1, weight: 4_000, status: { confirmed: false } }),
      ),
    );
    const read = await stage.store.dispatch(readFirst(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { first: { fee } } });
    report.stopped('the explorer lies about the fee', 'thunk', 'read from the signed transaction');
  });

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

nightly('what a release leaves over is not spent while a replacement of it is open', async () => {
  const stage = await openStuck();
  const read = await stage.store.dispatch(readFirst(GUARANTEE_REF));
  if (!read.ok) throw new Error(read.error.message);
  const { first, paid } = read.value;
  const raised = { txid: first.txid, fee: sats(first.fee + 5_000), amount: sats(paid - 5_000) };
  const made = await stage.store.dispatch(createReplacement(GUARANTEE_REF, raised, PASSWORD, null));
  expect(made).toMatchObject({ ok: true, value: { kind: 'signed' } });
  stage.backend.fees.fastestFee = 10;
  const rest = { address: DESTINATION, finalAmount: sats(20_000), fee: sats(1_580) };
  const outcome = await stage.store.dispatch(release(GUARANTEE_REF, rest, PASSWORD));
  expect(outcome).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'pays-twice' } } });
  stage.backend.chain.mine();
  expect(await stage.store.dispatch(release(GUARANTEE_REF, rest, PASSWORD))).toMatchObject({ ok: true });
  report.stopped('the change of a release that may be replaced', 'inspection rule', 'pays-twice');
});
