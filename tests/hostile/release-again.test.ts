import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats, toUser } from '@tests/unit/domain/make';
import { toKeyFile } from '@tests/unit/recovery-file';
import { readConsent } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { formatBtc } from '@/domain/primitives/amount';
import { loginSuccess } from '@/store/auth/auth.slice';
import { openKeyFile } from '@/store/keys/key-file.thunks';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { readFirst } from '@/store/withdrawals/release-again.thunks';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import {
  completeRelease,
  cosignFile,
  forge,
  getRecord,
  lower,
  type Output,
  readFile,
  releaseHigher,
} from './stuck-release';
import { countCalls } from './traffic';

const open = hostileStages();
const MALLORY = demoAddress('mallory');

async function openStuck(): Promise<Stage> {
  const stage = await open('signed', 'ana');
  await completeRelease(stage);
  return stage;
}

const getValue = (output: Output | undefined): bigint => output?.value ?? 0n;
const toMallory = (value: bigint): Output => ({ script: addressToScript(MALLORY) ?? new Uint8Array(), value });
const listPaid = ({ backend }: Stage) => backend.chain.listUnspent(addressToScript(DESTINATION) ?? new Uint8Array());

/** The backend serves a PSBT in the record of the release. */
async function serve(stage: Stage, psbt: string): Promise<void> {
  Object.assign(getRecord(stage), { p_psbt: psbt, signer: 'demo-user-2' });
  await stage.reload();
}

async function expectNothingSigned(stage: Stage): Promise<void> {
  expect(countCalls(stage.sent, /broadcast/)).toBe(1);
  expect(await listGivenSignatures()).toHaveLength(1);
}

// docs/bitcoin.md#releasing-again
describe('the same release at a higher fee', () => {
  test('is saved in the record of the first one, signed there by the other party, and recorded', async () => {
    const stage = await openStuck();
    const { txid: first, amount } = getRecord(stage);
    const made = await releaseHigher(stage, 5_000);
    expect(made).toMatchObject({ ok: true, value: { kind: 'signed', unsaved: null } });
    expect(getRecord(stage)).toMatchObject({ status: 'executed', txid: first, signer: 'demo-user-1' });
    expect(await stage.store.dispatch(lookUpRelease(GUARANTEE_REF))).toMatchObject({ again: 'mine', txid: first });

    const store = await stage.switchTo('berto');
    expect(await store.dispatch(lookUpRelease(GUARANTEE_REF))).toMatchObject({ again: 'theirs' });
    const consent = await readConsent({ store });
    expect(consent.accepted).toMatchObject([{ kind: 'unknown-payee', payees: [{ address: DESTINATION }] }]);
    const done = await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(done).toMatchObject({ ok: true, value: consent.txid });
    expect(getRecord(stage)).toMatchObject({ status: 'executed', txid: consent.txid, amount: Number(amount) - 5_000 });
    expect(await store.dispatch(lookUpRelease(GUARANTEE_REF))).not.toHaveProperty('again');
    stage.backend.chain.mine();
    expect(listPaid(stage)).toMatchObject([{ txid: consent.txid, value: 55_000 }]);
  });

  test('goes as a file if the backend does not take it, and is recorded all the same', async () => {
    const stage = await openStuck();
    stage.server.use(http.put('*/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 409 })));
    const made = await releaseHigher(stage, 5_000);
    if (!made.ok || !('psbt' in made.value)) throw new Error('not signed');
    expect(made.value).toMatchObject({ kind: 'signed', unsaved: { detail: { status: 409 } } });
    expect(await stage.store.dispatch(lookUpRelease(GUARANTEE_REF))).not.toHaveProperty('again');
    stage.server.resetHandlers(...stage.backend.handlers);
    const store = await stage.switchTo('berto');
    const consent = await readFile({ store }, made.value.psbt);
    expect(await cosignFile({ store }, made.value.psbt, consent)).toMatchObject({ ok: true, value: consent.txid });
    expect(getRecord(stage)).toMatchObject({ status: 'executed', txid: consent.txid, amount: 55_000 });
  });

  test.each([
    [
      'keeps the amount of its record',
      (body: { amount?: unknown }, amount: string) => body.amount !== amount,
      'second',
    ],
    ['keeps its record', () => true, 'first'],
  ])('ends with a block at a backend that %s', async (_what, refuses, named) => {
    const stage = await openStuck();
    const { txid: first, amount } = getRecord(stage);
    const made = await releaseHigher(stage, 5_000);
    if (!made.ok || made.value.kind !== 'signed') throw new Error('not signed');
    const store = await stage.switchTo('berto');
    stage.server.use(
      http.put('*/api/contracts/transaction/:id', async ({ request }) => {
        const body = (await request.clone().json()) as { amount?: unknown };
        return refuses(body, formatBtc(sats(Number(amount)))) ? new HttpResponse(null, { status: 409 }) : undefined;
      }),
    );
    const consent = await readConsent({ store });
    expect(await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    await store.dispatch(settleOutbox());
    expect(store.getState().outbox).toMatchObject({ entries: [], intents: [], refusal: null });
    expect(getRecord(stage)).toMatchObject({ txid: named === 'first' ? first : consent.txid });
  });

  test('is made a second time over the one that waits', async () => {
    const stage = await openStuck();
    const psbt = forge(stage, (outputs) => lower(outputs, 5_000n));
    await serve(stage, psbt);
    expect(await releaseHigher(stage, 9_000)).toMatchObject({ ok: true, value: { kind: 'signed', unsaved: null } });
    expect(getRecord(stage)).toMatchObject({ signer: 'demo-user-1' });
  });

  test.each([
    ['is not made for another release than the one that was shown', 'psbt-refused', () => undefined, 'ab'.repeat(32)],
    [
      'is not made once the first one is in a block',
      'release-confirmed',
      ({ backend }: Stage) => void backend.chain.mine(),
      null,
    ],
  ])('%s', async (_case, code, change, txid) => {
    const stage = await openStuck();
    const made = releaseHigher(stage, 5_000, null, () => {
      change(stage);
      return txid;
    });
    expect(await made).toMatchObject({ ok: false, error: { code } });
    await expectNothingSigned(stage);
  });

  test('is not signed once the first one is in a block', async () => {
    const stage = await openStuck();
    await serve(
      stage,
      forge(stage, (outputs) => lower(outputs, 5_000n)),
    );
    const consent = await readConsent(stage);
    stage.backend.chain.mine();
    const refused = { ok: false, error: { code: 'release-confirmed' } };
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject(refused);
    await expectNothingSigned(stage);
  });
});

test('a release is proven by the key of a file if the backend names no key', async () => {
  const stage = await openStuck();
  const { store, user } = stage;
  await store.dispatch(rememberOwnKey(toUser(user)));
  store.dispatch(loginSuccess(toUser({ ...user, encrypted_key: null, public_key: null })));
  expect(await store.dispatch(openKeyFile(toKeyFile(user), PASSWORD))).toEqual({ kind: 'opened' });
  await stage.reload();
  expect(await store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject({ ok: true });
});

describe('the other party asks to sign it again', () => {
  type Change = (outputs: Output[], psbt: Psbt) => Output[];

  test.each(
    daily<[string, string, Change]>(3, [
      [
        'with the change to another address',
        MALLORY,
        (o) => [...lower(o.slice(0, 1), 5_000n), toMallory(getValue(o[1]))],
      ],
      ['with a payee more', MALLORY, (outputs) => [...lower(outputs, 9_000n), toMallory(3_000n)]],
      ['without change', DESTINATION, (outputs) => [{ ...lower(outputs, -30_000n)[0] } as Output]],
    ]),
  )('%s: it is shown, and asked about', async (_attack, address, change) => {
    const stage = await openStuck();
    await serve(stage, forge(stage, change));
    const consent = await readConsent(stage);
    expect(consent.accepted.flatMap((each) => (each.kind === 'unknown-payee' ? each.payees : []))).toContainEqual(
      expect.objectContaining({ address }),
    );
    const unasked = await stage.store.dispatch(
      cosign(GUARANTEE_REF, PASSWORD, { consent: { ...consent, accepted: [] } }),
    );
    expect(unasked).toMatchObject({ ok: false, error: { code: 'psbt-not-accepted' } });
    await expectNothingSigned(stage);
  });

  test.each<[string, string, Change]>([
    ['with an output of dust', 'output-elsewhere', (outputs) => [...lower(outputs, 9_000n), toMallory(546n)]],
    ['with the change split', 'change-split', (o) => [...lower(o, 5_000n), { ...(o[1] as Output), value: 900n }]],
    ['for the change alone', 'request-not-paid', (outputs) => outputs.slice(1)],
    ['with a fee out of all proportion', 'fee-too-high', (o) => lower(o, 59_000n)],
  ])('%s: it is refused', async (_attack, rule, change) => {
    const stage = await openStuck();
    stage.backend.fees.fastestFee = 12;
    await serve(stage, forge(stage, change));
    const read = await stage.store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse', rule } } });
    const consent = await readConsent(stage);
    const signed = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    const stop = rule === 'request-not-paid' ? 'replaced' : rule;
    expect(signed).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: stop } } });
    await expectNothingSigned(stage);
  });

  test('with a payment to another address: as a file it has a record of its own', async () => {
    const stage = await openStuck();
    const record = getRecord(stage);
    const { txid, amount } = record;
    const psbt = forge(stage, ([first, ...rest]) => [toMallory(getValue(first) - 5_000n), ...rest]);
    await serve(stage, psbt);
    const consent = await readConsent(stage);
    expect(consent.accepted).toMatchObject([{ kind: 'unknown-payee', payees: [{ address: MALLORY }] }]);
    const refused = { ok: false, error: { code: 'psbt-refused', detail: { rule: 'replaced' } } };
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject(refused);
    await expectNothingSigned(stage);
    expect(await cosignFile(stage, psbt, consent)).toMatchObject({ ok: true, value: consent.txid });
    expect(record).toMatchObject({ address: DESTINATION, txid, amount });
  });

  test('and brings back the release that was replaced', async () => {
    const stage = await openStuck();
    const file = getRecord(stage).p_psbt ?? '';
    const higher = forge(stage, (outputs) => lower(outputs, 5_000n));
    expect(await cosignFile(stage, higher, await readFile(stage, higher))).toMatchObject({ ok: true });
    const again = await cosignFile(stage, file, await readFile(stage, file));
    expect(again).toMatchObject({ ok: false, error: { code: 'broadcast-refused' } });
    expect(await releaseHigher(stage, 5_000)).toMatchObject({ ok: true, value: { kind: 'signed' } });
  });

  test('with a transaction that replaces nothing', async () => {
    const stage = await openStuck();
    const psbt = Psbt.fromBase64(getRecord(stage).u_psbt ?? '', { network: REGTEST });
    const { script = new Uint8Array() } = psbt.txOutputs[1] ?? {};
    const [{ witnessScript } = {}] = psbt.data.inputs;
    stage.backend.chain.send(script, 80_000);
    stage.backend.chain.mine();
    await stage.reload();
    const coin = stage.backend.chain.listUnspent(script).find(({ value }) => value === 80_000);
    if (coin === undefined || witnessScript === undefined) throw new Error('no coin');
    const other = new Psbt({ network: REGTEST }).setVersion(2);
    other.addInput({ hash: coin.txid, index: coin.vout, witnessUtxo: { script, value: 80_000n }, witnessScript });
    other.addOutput({ address: DESTINATION, value: 79_000n });
    await serve(stage, other.signAllInputs(demoKey('berto@example.com')).toBase64());
    const consent = await readConsent(stage);
    const outcome = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(outcome).toMatchObject({
      ok: false,
      error: { code: expect.stringMatching(/psbt-refused|release-confirmed/) },
    });
    await expectNothingSigned(stage);
  });

  nightly('over coins which this device has not recorded for the guarantee', async () => {
    const stage = await openStuck();
    const psbt = forge(stage, (outputs) => lower(outputs, 5_000n));
    const store = stage.openElsewhere();
    await stage.reloadIn(store);
    const about = { description: 'Roof', depositor: 'demo-user-2', coins: [{ amount: 100_000 }] };
    expect((await readFile({ store }, psbt)).accepted).toContainEqual(
      expect.objectContaining({ kind: 'unknown-coins', ...about, coins: [expect.objectContaining(about.coins[0])] }),
    );
  });
});

describe('the backend or the explorer lies about the release', () => {
  const UNPROVEN = { ok: false, error: { code: 'release-unproven' } };

  nightly('with another destination in the record', async () => {
    const stage = await openStuck();
    getRecord(stage).address = MALLORY;
    await stage.reload();
    expect(await stage.store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject(UNPROVEN);
  });

  test('with a transaction that the user has not signed', async () => {
    const stage = await openStuck();
    getRecord(stage).txid = stage.backend.chain.send(addressToScript(MALLORY) ?? new Uint8Array(), 70_000);
    getRecord(stage).address = MALLORY;
    await stage.reload();
    expect(await stage.store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject(UNPROVEN);
  });

  nightly('with another raw transaction, on a device that has none', async () => {
    const stage = await openStuck();
    globalThis.indexedDB = new IDBFactory();
    const other = stage.backend.chain.transaction(stage.backend.chain.send(new Uint8Array([0x51]), 9_000));
    stage.server.use(http.get('*/explorer/api/tx/:txid/hex', () => HttpResponse.text(other?.record.hex ?? '')));
    expect(await stage.store.dispatch(readFirst(GUARANTEE_REF))).toMatchObject(UNPROVEN);
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
  });
});

nightly('what a release leaves over is not spent while it is made again', async () => {
  const stage = await openStuck();
  expect(await releaseHigher(stage, 5_000)).toMatchObject({ ok: true, value: { kind: 'signed' } });
  stage.backend.fees.fastestFee = 10;
  const rest = { address: DESTINATION, finalAmount: sats(20_000), fee: sats(1_580) };
  const outcome = await stage.store.dispatch(release(GUARANTEE_REF, rest, PASSWORD));
  expect(outcome).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'pays-twice' } } });
  stage.backend.chain.mine();
  expect(await stage.store.dispatch(release(GUARANTEE_REF, rest, PASSWORD))).toMatchObject({ ok: true });
});
