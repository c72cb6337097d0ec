import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { toConsent } from '@/domain/withdrawals/consent';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { listOpenPayments } from '@/store/withdrawals/open-payments.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal, release, releaseAccepted } from '@/store/withdrawals/release.thunks';
import { addDeposit } from './guarantees';
import { confirmCoins } from './known-coins';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { cosignFile, getRecord, readFile } from './stuck-release';
import { countCalls } from './traffic';

/* A release with two payees (docs/bitcoin.md#a-release-with-two-payees). */

const open = hostileStages();
const SECOND = { address: demoAddress('second'), amount: sats(30_000) };
/** The fee of one input and two payees at 12 sat/vB. */
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(2_412), second: SECOND };
const PAYEES = [
  { address: DESTINATION, amount: 50_000 },
  { address: SECOND.address, amount: 30_000 },
];

const releaseSplit = ({ store }: Stage, order = ORDER) => store.dispatch(release(GUARANTEE_REF, order, PASSWORD));
const readOutputs = async (psbt: string | null) =>
  (await (await loadBitcoin()).readTransaction(psbt ?? '', 'regtest'))?.outputs;
const listPaid = ({ backend }: Stage, address: string) =>
  backend.chain.listUnspent(addressToScript(address) ?? new Uint8Array());

/** Ana has signed it: it waits in the backend's record. */
async function openSplit(): Promise<Stage> {
  const stage = await open('funded', 'ana');
  expect(await releaseSplit(stage)).toMatchObject({ ok: true, value: { kind: 'signed' } });
  return stage;
}

test('is created with the first payee, signed with both, completed and recorded', async () => {
  const stage = await openSplit();
  const record = getRecord(stage);
  expect(record).toMatchObject({ address: DESTINATION, amount: 50_000, status: 'pending', signer: 'demo-user-1' });
  const outputs = await readOutputs(record.p_psbt);
  expect(outputs).toEqual([...PAYEES, { address: expect.stringMatching(/^bcrt1q/), amount: 17_588 }]);
  expect(await listGivenSignatures()).toMatchObject([{ payees: [SECOND], withdrawal: { amount: 50_000 } }]);
  expect(await stage.store.dispatch(listOpenPayments(GUARANTEE_REF))).toMatchObject([
    { address: DESTINATION, amount: 50_000, payees: [SECOND] },
  ]);

  const store = await stage.switchTo('berto');
  const consent = await readConsent({ store });
  expect(consent.accepted).toEqual([{ kind: 'unknown-payee', payees: [SECOND] }]);
  const unasked = await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: { ...consent, accepted: [] } }));
  expect(unasked).toMatchObject({ ok: false, error: { code: 'psbt-not-accepted' } });
  const done = await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
  expect(done).toMatchObject({ ok: true, value: consent.txid });
  expect(getRecord(stage)).toMatchObject({ status: 'executed', txid: consent.txid, amount: 50_000 });
  expect(await listGivenSignatures()).toMatchObject([{ payees: [SECOND] }]);
  for (const { address, amount } of PAYEES)
    expect(listPaid(stage, address)).toMatchObject([{ txid: consent.txid, value: amount }]);
});

test('spends every coin of the guarantee, and asks again if the fee is no longer in proportion', async () => {
  const stage = await open('funded', 'ana');
  await addDeposit(stage, GUARANTEE_REF.guaranteeId, 70_000);
  await stage.reload();
  await confirmCoins(stage.store, GUARANTEE_REF);
  stage.backend.fees.fastestFee = 3;
  const asked = await releaseSplit(stage);
  if (!asked.ok || asked.value.kind !== 'ask') throw new Error('not asked');
  const { withdrawal, review } = asked.value;
  expect(review.concerns).toMatchObject([{ kind: 'fee-high' }]);
  expect(review.inspection.summary.inputs).toBe(2);
  const reviewed = { withdrawal, consent: toConsent(review) };
  expect(await stage.store.dispatch(releaseAccepted(GUARANTEE_REF, ORDER, reviewed, PASSWORD))).toMatchObject({
    value: { kind: 'signed' },
  });
  expect(await readOutputs(getRecord(stage).p_psbt)).toMatchObject([...PAYEES, { amount: 170_000 - 82_412 }]);
});

test('leaves no change of dust', async () => {
  const stage = await open('funded', 'ana');
  const order = { ...ORDER, finalAmount: sats(67_042) };
  expect(await releaseSplit(stage, order)).toMatchObject({ value: { kind: 'ask' } });
  const exact = { ...ORDER, finalAmount: sats(67_588) };
  expect(await releaseSplit(stage, exact)).toMatchObject({ value: { kind: 'signed' } });
  expect(await readOutputs(getRecord(stage).p_psbt)).toHaveLength(2);
});

test('can be cancelled, and released to one payee', async () => {
  const stage = await openSplit();
  const [withdrawal] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
  if (withdrawal === undefined) throw new Error('not signed');
  expect(await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, withdrawal))).toMatchObject({ ok: true });
  const alone = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
  expect(await stage.store.dispatch(release(GUARANTEE_REF, alone, PASSWORD))).toMatchObject({
    value: { kind: 'signed' },
  });
  expect(await readOutputs(getRecord(stage).p_psbt)).toHaveLength(2);
});

test('goes as a file if the backend does not take it, and is recorded once it is complete', async () => {
  const stage = await open('funded', 'ana');
  stage.server.use(http.put('*/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 400 })));
  const made = await releaseSplit(stage);
  if (!made.ok || made.value.kind !== 'unsaved') throw new Error('saved');
  expect(made.value.error).toMatchObject({ code: 'record-refused', detail: { status: 400 } });
  expect((await readOutputs(made.value.psbt))?.slice(0, 2)).toEqual(PAYEES);
  stage.server.resetHandlers(...stage.backend.handlers);
  // Nothing waits any more: the record was deleted.
  expect(stage.backend.store.withdrawals(GUARANTEE_REF.guaranteeId)).toEqual([]);
  expect(selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals).toEqual([]);
  const store = await stage.switchTo('berto');
  const consent = await readFile({ store }, made.value.psbt);
  expect(consent.accepted).toMatchObject([{ kind: 'unknown-payee', payees: PAYEES }]);
  expect(await cosignFile({ store }, made.value.psbt, consent)).toMatchObject({ ok: true, value: consent.txid });
  await expect
    .poll(() => stage.backend.store.withdrawals(GUARANTEE_REF.guaranteeId))
    .toMatchObject([{ status: 'executed', txid: consent.txid, address: DESTINATION, amount: 50_000 }]);
  for (const { address, amount } of PAYEES) expect(listPaid(stage, address)).toMatchObject([{ value: amount }]);
});

describe('before it is signed', () => {
  const silent = () => new HttpResponse(null, { status: 503 });

  test.each<[string, string, (stage: Stage) => void]>([
    [
      'an explorer that lists more than a coin holds',
      'coins-unproven',
      ({ server, backend }) =>
        server.use(
          http.get('*/explorer/api/address/:address/utxo', ({ params }) => {
            const script = addressToScript(String(params.address)) ?? new Uint8Array();
            const coins = backend.chain.listUnspent(script).map(({ txid, vout, value }) => {
              return { txid, vout, value: value + 1, status: { confirmed: true } };
            });
            return HttpResponse.json(coins);
          }),
        ),
    ],
    ['no proof of the coins', 'http', ({ server }) => server.use(http.get('*/explorer/api/tx/:txid/hex', silent))],
    [
      'coins that no longer cover it',
      'psbt-refused',
      ({ server }) => server.use(http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json([]))),
    ],
  ])('%s: it is refused, and nothing waits', async (_what, code, change) => {
    const stage = await open('funded', 'ana');
    change(stage);
    expect(await releaseSplit(stage)).toMatchObject({ ok: false, error: { code } });
    stage.server.resetHandlers(...stage.backend.handlers);
    expect(stage.backend.store.withdrawals(GUARANTEE_REF.guaranteeId)).toEqual([]);
    await stage.expectUnharmed();
  });

  test('the backend answers for another payee: the order is signed', async () => {
    const stage = await open('funded', 'ana');
    stage.lie('post', '/api/contracts/withdrawal', (answer) => {
      const { transaction } = answer as { transaction: Record<string, unknown> };
      return { transaction: { ...transaction, address: demoAddress('mallory'), amount: '0.00090000' } };
    });
    await releaseSplit(stage);
    const [given] = await listGivenSignatures();
    expect((await readOutputs(given?.withdrawal.signedPsbt ?? null))?.slice(0, 2)).toEqual(PAYEES);
  });
});

describe('the co-signer of one', () => {
  /** Ana's split with a change, signed by her again: she is the attacker. */
  async function openForged(change: (psbt: Psbt) => void): Promise<Stage['store']> {
    const stage = await openSplit();
    const record = getRecord(stage);
    const honest = Psbt.fromBase64(record.p_psbt ?? '', { network: REGTEST });
    const psbt = new Psbt({ network: REGTEST }).setVersion(2);
    honest.txInputs.forEach(({ hash, index }, at) => {
      const { witnessUtxo, witnessScript } = honest.data.inputs[at] ?? {};
      if (witnessUtxo && witnessScript) psbt.addInput({ hash, index, witnessUtxo, witnessScript });
    });
    for (const { script, value } of honest.txOutputs.slice(0, 2)) psbt.addOutput({ script, value });
    change(psbt);
    record.p_psbt = psbt.signAllInputs(demoKey('ana@example.com')).toBase64();
    return stage.switchTo('berto');
  }

  test.each<[string, string, (psbt: Psbt) => void]>([
    ['a third payee', 'output-elsewhere', (psbt) => psbt.addOutput({ address: demoAddress('mallory'), value: 9_000n })],
    ['an output of dust', 'output-elsewhere', (psbt) => psbt.addOutput({ address: SECOND.address, value: 546n })],
    [
      'an output without an address',
      'output-elsewhere',
      (p) => p.addOutput({ script: Uint8Array.of(0x6a), value: 9_000n }),
    ],
  ])('refuses %s', async (_what, rule, change) => {
    const store = await openForged(change);
    const read = await store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse', rule } } });
    const consent = await readConsent({ store });
    const signed = await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(signed).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule } } });
    expect(await listGivenSignatures()).toEqual([]);
  });

  test.each([
    ['more than the record says', { amount: sats(49_000) }, 'request-not-paid'],
    ['somebody else than the record says', { address: demoAddress('mallory') }, 'request-not-paid'],
  ])('refuses a first payee that gets %s', async (_what, change, rule) => {
    const stage = await openSplit();
    Object.assign(getRecord(stage), change);
    const store = await stage.switchTo('berto');
    const read = await store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse', rule } } });
  });

  test('refuses one whose second payee was exchanged under the signature', async () => {
    const stage = await openSplit();
    const record = getRecord(stage);
    const psbt = Psbt.fromBase64(record.p_psbt ?? '', { network: REGTEST });
    const { outs } = (psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { script: Uint8Array }[] } }).tx;
    if (outs[1]) outs[1].script = addressToScript(demoAddress('mallory')) ?? new Uint8Array();
    record.p_psbt = psbt.toBase64();
    const store = await stage.switchTo('berto');
    const read = await store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse', rule: 'signature-invalid' } } });
    expect(countCalls(stage.sent, /broadcast/)).toBe(0);
  });
});
