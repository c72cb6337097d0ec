import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { NOTHING_SEEN } from '@tests/unit/store/approval';
import { Psbt, payments } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { isStale } from '@/domain/withdrawals/freshness';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { listOpenPayments } from '@/store/withdrawals/open-payments.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { signAsArbitrator } from './arbitrator-signature';
import { addGuarantee } from './guarantees';
import { confirmCoins } from './known-coins';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { completeRelease, cosignFile, forge, getRecord, lower, readFile } from './stuck-release';
import { countCalls, hasSentSignature } from './traffic';

/* A half-signed transaction that somebody has sent as a file (docs/bitcoin.md#a-file-to-sign). */

const open = hostileStages();
const PAYEES: [string, number][] = [
  [demoAddress('ana'), 40_000],
  [demoAddress('berto'), 30_000],
  [DESTINATION, 26_000],
];

interface Plan {
  outputs?: [string, number][];
  /** Satoshis that the file adds to the coin's true value. */
  more?: number;
  script?: Uint8Array;
}

/** The witness script of the guarantee, which the scene `signed` has in a PSBT. */
let known: Uint8Array = new Uint8Array();

/** Over the coin of the guarantee, unsigned; 100,000 sat, of which the fee is what the outputs leave. */
function build({ backend }: Stage, { outputs = PAYEES, more = 0, script }: Plan = {}): Psbt {
  const deposit = backend.store.state.transactions.find(({ withdrawal }) => !withdrawal);
  const honest = addressToScript(deposit?.address ?? '') ?? new Uint8Array();
  const witnessScript = Uint8Array.from(script ?? known);
  const lock = script === undefined ? honest : (payments.p2wsh({ redeem: { output: script } }).output ?? honest);
  const [coin] = backend.chain.listUnspent(lock);
  if (coin === undefined) throw new Error('no coin');
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  const witnessUtxo = { script: Uint8Array.from(lock), value: BigInt(coin.value + more) };
  psbt.addInput({ hash: coin.txid, index: coin.vout, sequence: 0xfffffffd, witnessUtxo, witnessScript });
  for (const [address, value] of outputs) psbt.addOutput({ address, value: BigInt(value) });
  return psbt;
}

async function openFunded(who: 'ana' | 'berto' = 'ana'): Promise<Stage> {
  const signed = await open('signed', who);
  known = Psbt.fromBase64(getRecord(signed).u_psbt ?? '', { network: REGTEST }).data.inputs[0]?.witnessScript ?? known;
  return open('funded', who);
}

const signAs = (psbt: Psbt, who: string) => psbt.signAllInputs(demoKey(`${who}@example.com`)).toBase64();
const listRecords = ({ backend }: Stage) => backend.store.withdrawals(GUARANTEE_REF.guaranteeId);

async function readVerdict(stage: Stage, file: string) {
  const read = await stage.store.dispatch(readWithdrawal({ ...GUARANTEE_REF, file }));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

test.each([
  ['the other party', (psbt: Psbt) => signAs(psbt, 'berto')],
  ['the holder of the third key', (psbt: Psbt) => signAsArbitrator(psbt.toBase64())],
])('signed by %s is completed, broadcast and recorded', async (_who, sign) => {
  const stage = await openFunded();
  const file = sign(build(stage));
  const { inspection, concerns } = await readVerdict(stage, file);
  expect(inspection).toMatchObject({ verdict: 'sign', summary: { fee: 4_000 } });
  expect(concerns).toEqual([
    { kind: 'unknown-payee', payees: PAYEES.map(([address, amount]) => ({ address, amount })) },
  ]);
  const consent = await readFile(stage, file);
  expect(await cosignFile(stage, file, { ...consent, accepted: [] })).toMatchObject({
    error: { code: 'psbt-not-accepted' },
  });
  expect(await cosignFile(stage, file, consent)).toMatchObject({ ok: true, value: consent.txid });
  const [[address, amount] = ['', 0]] = PAYEES;
  const executed = { status: 'executed', txid: consent.txid, address, amount };
  await expect.poll(() => listRecords(stage)).toMatchObject([executed]);
  for (const [to, value] of PAYEES)
    expect(stage.backend.chain.listUnspent(addressToScript(to) ?? new Uint8Array())).toMatchObject([{ value }]);
  expect(await listGivenSignatures()).toMatchObject([{ txid: consent.txid, payees: [{}, {}] }]);
  stage.backend.chain.mine();
  expect(await stage.store.dispatch(listOpenPayments(GUARANTEE_REF))).toEqual([]);
});

test('of the withdrawal that waits is recorded in it', async () => {
  const stage = await open('signed', 'ana');
  const record = getRecord(stage);
  const file = record.p_psbt ?? '';
  const consent = await readFile(stage, file);
  expect(await cosignFile(stage, file, consent)).toMatchObject({ ok: true, value: consent.txid });
  expect(listRecords(stage)).toMatchObject([{ id: record.id, status: 'executed', txid: consent.txid }]);
});

test('of another payment than the withdrawal that waits leaves its record alone', async () => {
  const stage = await open('signed', 'ana');
  const file = forge(stage, (outputs) => lower(outputs, 2_000n));
  const consent = await readFile(stage, file);
  expect(await cosignFile(stage, file, consent)).toMatchObject({ ok: true, value: consent.txid });
  const record = getRecord(stage);
  expect(record).toMatchObject({ status: 'pending', txid: null });
});

test('is broadcast without a record if the backend makes none', async () => {
  const stage = await openFunded();
  stage.server.use(http.post('*/api/contracts/withdrawal', () => new HttpResponse(null, { status: 409 })));
  const file = signAs(build(stage), 'berto');
  const consent = await readFile(stage, file);
  expect(await cosignFile(stage, file, consent)).toMatchObject({ ok: true, value: consent.txid });
  expect(stage.backend.chain.transaction(consent.txid)).toBeDefined();
});

describe('is refused', () => {
  const forgedSignature = (stage: Stage) => {
    const psbt = Psbt.fromBase64(signAs(build(stage), 'berto'), { network: REGTEST });
    const [partial] = psbt.data.inputs[0]?.partialSig ?? [];
    if (partial) partial.signature[40] = (partial.signature[40] ?? 0) ^ 1;
    return psbt.toBase64();
  };
  const alteredOutput = (stage: Stage) => {
    const psbt = Psbt.fromBase64(signAs(build(stage), 'berto'), { network: REGTEST });
    const { outs } = (psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { value: bigint }[] } }).tx;
    if (outs[0]) outs[0].value -= 1_000n;
    return psbt.toBase64();
  };
  const foreignCoins = (stage: Stage) => {
    const keys = ['ana', 'berto', 'mallory'].map((who) => demoKey(`${who}@example.com`).publicKey);
    const script = payments.p2ms({ m: 2, pubkeys: keys }).output ?? new Uint8Array();
    stage.backend.chain.send(payments.p2wsh({ redeem: { output: script } }).output ?? new Uint8Array(), 100_000);
    stage.backend.chain.mine();
    return signAs(build(stage, { script }), 'berto');
  };

  test.each<[string, string, (stage: Stage) => string]>([
    ['with a forged signature', 'signature-invalid', forgedSignature],
    ['with an amount altered after it was signed', 'signature-invalid', alteredOutput],
    [
      'with another amount of its coin',
      'input-amount-differs',
      (stage) => signAs(build(stage, { more: 5_000 }), 'berto'),
    ],
    ['over the coins of another contract', 'input-not-guarantee', foreignCoins],
    ['that pays nobody', 'request-not-paid', (stage) => signAs(build(stage, { outputs: [] }), 'berto')],
    [
      'that pays dust',
      'output-elsewhere',
      (stage) => signAs(build(stage, { outputs: [...PAYEES, [DESTINATION, 546]] }), 'berto'),
    ],
    [
      'with a fee out of all proportion',
      'fee-too-high',
      (stage) => signAs(build(stage, { outputs: PAYEES.slice(1) }), 'berto'),
    ],
    ['that is no transaction', 'unreadable', () => 'cHNidP8='],
    ['that is a text', 'unreadable', () => 'x'.repeat(10_000)],
  ])('%s', async (_what, rule, make) => {
    const stage = await openFunded();
    const file = make(stage);
    const { inspection } = await readVerdict(stage, file);
    expect(inspection).toMatchObject({ verdict: 'refuse', rule });
    const consent = await readFile(stage, file);
    const signed = await cosignFile(stage, file, consent);
    expect(signed).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule } } });
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
    expect(countCalls(stage.sent, /broadcast|^POST .*withdrawal|^PUT/)).toBe(0);
    expect(await listGivenSignatures()).toEqual([]);
  });

  test.each<[string, (psbt: Psbt) => string]>([
    ['that nobody has signed', (psbt) => psbt.toBase64()],
    ['that only the user has signed', (psbt) => signAs(psbt, 'ana')],
  ])('%s, in red', async (_what, sign) => {
    const stage = await openFunded();
    const file = sign(build(stage));
    const { concerns } = await readVerdict(stage, file);
    expect(concerns[0]).toEqual({ kind: 'other-signature-missing' });
    const consent = await readFile(stage, file);
    const signed = await cosignFile(stage, file, consent);
    expect(signed).toMatchObject({ ok: false, error: { code: 'not-enough-signatures' } });
    expect(countCalls(stage.sent, /broadcast/)).toBe(0);
  });

  test('for another guarantee of the contract than the one that it was opened for', async () => {
    const stage = await openFunded();
    await addGuarantee(stage, { id: 'g2', description: 'Garden', values: [80_000] });
    await stage.reload();
    await confirmCoins(stage.store, { ...GUARANTEE_REF, guaranteeId: 'g2' });
    const file = signAs(build(stage), 'berto');
    const read = await stage.store.dispatch(readWithdrawal({ ...GUARANTEE_REF, guaranteeId: 'g2', file }));
    expect(read).toMatchObject({ value: { inspection: { verdict: 'refuse', rule: 'input-not-guarantee' } } });
  });

  test('for another transaction than the one that was shown', async () => {
    const stage = await openFunded();
    const [shown, other] = [PAYEES, PAYEES.toReversed()].map((outputs) => signAs(build(stage, { outputs }), 'berto'));
    const consent = await readFile(stage, shown ?? '');
    const replaced = { ok: false, error: { code: 'psbt-refused', detail: { rule: 'replaced' } } };
    expect(await cosignFile(stage, other ?? '', consent)).toMatchObject(replaced);
    expect(await cosignFile(stage, other ?? '', NOTHING_SEEN)).toMatchObject(replaced);
    expect(await listGivenSignatures()).toEqual([]);
  });

  test.each([
    ['while it waits in the mempool', false],
    ['once it is in a block', true],
  ])('after it was broadcast, %s', async (_what, isMined) => {
    const stage = await open('signed', 'ana');
    const file = getRecord(stage).p_psbt ?? '';
    const consent = await readFile(stage, file);
    await completeRelease(stage);
    if (isMined) stage.backend.chain.mine();
    await stage.reload();
    const again = await cosignFile(stage, file, consent);
    expect(again).toMatchObject({ ok: false, error: { code: 'already-broadcast' } });
    // Told before a password is asked for.
    expect(await stage.store.dispatch(readWithdrawal({ ...GUARANTEE_REF, file }))).toMatchObject({
      error: { code: 'already-broadcast' },
    });
    expect(listRecords(stage)).toHaveLength(1);
    expect(countCalls(stage.sent, /broadcast/)).toBe(1);
  });

  test('that is empty', async () => {
    const stage = await openFunded();
    const read = await stage.store.dispatch(readWithdrawal({ ...GUARANTEE_REF, file: '' }));
    expect(read).toMatchObject({ ok: false, error: { code: 'no-psbt' } });
  });

  test('over coins that a block has spent', async () => {
    const stage = await open('signed', 'ana');
    const file = forge(stage, (outputs) => lower(outputs, 9_000n));
    await completeRelease(stage);
    stage.backend.chain.mine();
    await stage.reload();
    const { freshness } = await readVerdict(stage, file);
    expect(isStale(freshness)).toBe(true);
    const again = await cosignFile(stage, file, await readFile(stage, file));
    expect(again).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^(http|broadcast-refused)$/) } });
    expect(listRecords(stage).filter(({ status }) => status === 'executed')).toHaveLength(1);
  });
});
