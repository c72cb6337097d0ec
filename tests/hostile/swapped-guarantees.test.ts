import { addressToScript } from '@mocks/chain/addresses';
import { demoAddress } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { changeRecord } from '@tests/unit/store/device-records';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { toPlaces } from '@/domain/deposits/address-memory';
import type { GuaranteeRef } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { type Consent, toConsent } from '@/domain/withdrawals/consent';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { keepPlaces } from '@/store/deposits/address-memory.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { openFile } from '@/store/files/open-file.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { testRecoveryFile } from '@/store/recovery/test-file.thunks';
import { reviewReturn } from '@/store/returns/give-return.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { release, releaseAccepted } from '@/store/withdrawals/release.thunks';
import { refuseWrites } from './fake-browser';
import { addGuarantee, exchangeDeposits, removeGuarantee, renameContract, renameGuarantee } from './guarantees';
import { confirmCoins } from './known-coins';
import { ask, listReturns, look } from './return-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

const open = hostileStages();

const ROOF = GUARANTEE_REF;
const GARDEN: GuaranteeRef = { ...ROOF, guaranteeId: 'garden' };
const AGAIN: GuaranteeRef = { ...ROOF, guaranteeId: 'roof-again' };
const ELSEWHERE = demoAddress('another wallet of the payee');
/** The payment that the user has agreed to for the roof. */
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const SECOND = { address: demoAddress('second'), amount: sats(30_000) };
type Change = Partial<typeof ORDER> & { second?: typeof SECOND };
const GARDEN_PLAN = { id: 'garden', description: 'Garden', values: [100_000] };
const AS_ROOF = { id: 'roof-again', description: 'Roof' };

const MOVED = { ok: false, error: { code: 'address-moved' } };
const OPEN_PAYMENT = expect.arrayContaining([expect.objectContaining({ kind: 'open-payment' })]);
const ASKED = { ok: true, value: { kind: 'ask', review: { concerns: OPEN_PAYMENT } } };
const SIGNED = { ok: true, value: { kind: 'signed' } };

const pay = (store: Stage['store'], ref: GuaranteeRef, change: Change = {}) =>
  store.dispatch(release(ref, { ...ORDER, ...change }, PASSWORD));

/** Ana signs the release of the roof, while the device knows both guarantees. */
async function openSigned(): Promise<Stage> {
  const stage = await open('funded', 'ana');
  await addGuarantee(stage, GARDEN_PLAN);
  await stage.reload();
  await confirmCoins(stage.store, GARDEN);
  expect(await pay(stage.store, ROOF)).toMatchObject(SIGNED);
  return stage;
}

/** The same, but the device has never seen the garden. */
async function openUnaware(): Promise<Stage> {
  const stage = await open('funded', 'ana');
  expect(await pay(stage.store, ROOF)).toMatchObject(SIGNED);
  return stage;
}

async function expectOneSignature(): Promise<void> {
  expect(await listGivenSignatures()).toHaveLength(1);
}

describe('a payment that was signed for one guarantee is not signed again over the coins of another unasked, when the backend', () => {
  test.each<Id>(['roof-again', 7, 'constructor', 'demo-guarantee-2'])('shows these under the new id %s', async (id) => {
    const stage = await openSigned();
    removeGuarantee(stage, ROOF.guaranteeId);
    renameGuarantee(stage, 'garden', { id, description: 'Roof' });
    await stage.reload();
    expect(await pay(stage.store, { ...ROOF, guaranteeId: id })).toMatchObject(MOVED);
    await expectOneSignature();
  });

  test('exchanges the deposits of both', async () => {
    const stage = await openSigned();
    exchangeDeposits(stage, ROOF.guaranteeId, 'garden');
    await stage.reload();
    for (const ref of [ROOF, GARDEN]) expect(await pay(stage.store, ref)).toMatchObject(MOVED);
    await expectOneSignature();
  });

  test('gives the contract a new id as well', async () => {
    const stage = await openSigned();
    removeGuarantee(stage, ROOF.guaranteeId);
    renameGuarantee(stage, 'garden', AS_ROOF);
    renameContract(stage, 'another-contract');
    await stage.store.dispatch(loadContracts());
    await stage.store.dispatch(loadContract('another-contract'));
    await stage.store.dispatch(verifyContract('another-contract'));
    const moved = { contractId: 'another-contract', guaranteeId: 'roof-again' };
    expect(await pay(stage.store, moved)).toMatchObject(MOVED);
    await expectOneSignature();
  });

  nightly('shows a deposit that this device has not seen before', async () => {
    const stage = await openUnaware();
    await addGuarantee(stage, { ...GARDEN_PLAN, ...AS_ROOF });
    removeGuarantee(stage, ROOF.guaranteeId);
    await stage.reload();
    expect(await pay(stage.store, AGAIN)).toMatchObject(ASKED);
    await expectOneSignature();
  });

  test('gives another guarantee, which it also names, the same description', async () => {
    const stage = await openSigned();
    removeGuarantee(stage, ROOF.guaranteeId);
    renameGuarantee(stage, 'garden', { id: 'garden', description: 'Roof' });
    await stage.reload();
    expect(await pay(stage.store, GARDEN)).toMatchObject(ASKED);
    await expectOneSignature();
  });

  nightly('has shown a second guarantee of that description all along, and now only that one', async () => {
    const stage = await open('funded', 'ana');
    await addGuarantee(stage, { ...GARDEN_PLAN, description: 'Roof' });
    await stage.reload();
    expect(await pay(stage.store, ROOF)).toMatchObject(SIGNED);
    removeGuarantee(stage, ROOF.guaranteeId);
    await stage.reload();
    expect(await pay(stage.store, GARDEN, { finalAmount: sats(60_000) })).toMatchObject(ASKED);
    await expectOneSignature();
  });
});

describe('a deposit address that has moved', () => {
  test('blocks deposits and the reading of what the other party has signed', async () => {
    const stage = await openSigned();
    exchangeDeposits(stage, ROOF.guaranteeId, 'garden');
    await stage.reload();
    expect(await stage.store.dispatch(inspectWithdrawal(GARDEN))).toMatchObject(MOVED);
    expect(await stage.store.dispatch(requestDeposit(GARDEN))).toMatchObject(MOVED);
  });

  test('does not count for the guarantee that shows it', async () => {
    const stage = await openSigned();
    renameGuarantee(stage, 'garden', AS_ROOF);
    await stage.reload();
    const verdicts = Object.values(stage.store.getState().verification.byGuarantee['roof-again'] ?? {});
    expect(verdicts).toMatchObject([{ verified: false, issue: 'address-moved' }]);
  });

  test("is the first guarantee's, whichever deposit the backend calls older", async () => {
    const stage = await openSigned();
    await addGuarantee(stage, { ...AS_ROOF, values: [] });
    const { transactions } = stage.backend.store.state;
    const deposit = transactions.find(({ guarantee_id }) => guarantee_id === 'garden');
    if (deposit === undefined) throw new Error('no deposit');
    transactions.push({ ...deposit, id: 'older', guarantee_id: 'roof-again', created_at: '2020-01-01T00:00:00Z' });
    await stage.reload();
    const { byGuarantee } = stage.store.getState().verification;
    expect(Object.values(byGuarantee['roof-again'] ?? {})).toMatchObject([{ issue: 'address-shared' }]);
    expect(Object.values(byGuarantee.garden ?? {})).toMatchObject([{ verified: true }]);
  });
});

describe('two honest guarantees, both half-signed', () => {
  test.each<[string, Partial<typeof ORDER>]>([
    ['to different addresses', { address: ELSEWHERE }],
    ['to one address', { finalAmount: sats(70_000) }],
  ])('are released %s without a question', async (_where, change) => {
    const stage = await openSigned();
    expect(await pay(stage.store, GARDEN, change)).toMatchObject(SIGNED);
    expect(await listGivenSignatures()).toHaveLength(2);
  });

  nightly('are asked about if both make the same payment', async () => {
    const stage = await openSigned();
    const asked = await pay(stage.store, GARDEN);
    const payment = { address: DESTINATION, amount: 50_000, description: 'Roof' };
    expect(asked).toMatchObject({
      value: { kind: 'ask', review: { concerns: [{ kind: 'open-payment', payments: [payment] }] } },
    });
    await expectOneSignature();
    if (!asked.ok || asked.value.kind !== 'ask') throw new Error('not asked');
    const { withdrawal, review } = asked.value;
    const consent = toConsent(review);
    const accept = (given: Consent) =>
      stage.store.dispatch(releaseAccepted(GARDEN, ORDER, { withdrawal, consent: given }, PASSWORD));
    expect(await accept({ ...consent, accepted: [] })).toMatchObject({ value: { kind: 'ask' } });
    expect(await accept(consent)).toMatchObject(SIGNED);
    expect(await listGivenSignatures()).toHaveLength(2);
  });

  test('are released without a question although both have one description, while both are shown', async () => {
    const stage = await open('funded', 'ana');
    await addGuarantee(stage, { ...GARDEN_PLAN, description: 'Roof' });
    await stage.reload();
    await confirmCoins(stage.store, GARDEN);
    for (const [ref, amount] of [
      [ROOF, 50_000],
      [GARDEN, 60_000],
    ] as const)
      expect(await pay(stage.store, ref, { finalAmount: sats(amount) })).toMatchObject(SIGNED);
  });

  test('are asked about if one is new on this device and pays elsewhere', async () => {
    const stage = await openUnaware();
    await addGuarantee(stage, GARDEN_PLAN);
    await stage.reload();
    await confirmCoins(stage.store, GARDEN);
    expect(await pay(stage.store, GARDEN, { address: ELSEWHERE })).toMatchObject({
      value: { kind: 'ask', review: { concerns: [{ kind: 'open-payment' }] } },
    });
    await expectOneSignature();
  });
});

/** How Ana's browser came to know nothing of the address that she paid. */
type Memory = 'flooded' | 'crowded' | 'unwritable' | 'unreadable' | 'new' | 'restored';

/** Ana deposits for the garden. The backend then shows her deposit as that of the roof, in whose place Berto acts. */
async function openTaken(memory: Memory): Promise<{ stage: Stage; ana: () => Promise<Stage['store']> }> {
  const stage = await open('funded', 'ana');
  if (memory === 'flooded') {
    await addGuarantee(stage, { id: 'flood', description: 'Flood', values: Array.from({ length: 500 }, () => 0) });
    await stage.reload();
    removeGuarantee(stage, 'flood');
  }
  if (memory === 'crowded') await inventParties(stage);
  await addGuarantee(stage, { ...GARDEN_PLAN, values: [] });
  for (const each of stage.backend.store.state.guarantees)
    if (each.id === 'garden') Object.assign(each, { contractor_id: stage.user.id, status: 'pending' });
  await stage.reload();
  if (memory === 'unwritable') {
    refuseWrites('addresses');
    expect(await stage.store.dispatch(requestDeposit(GARDEN))).toMatchObject({ error: { code: 'address-not-kept' } });
    vi.restoreAllMocks();
  } else
    expect(await stage.store.dispatch(requestDeposit(GARDEN))).toMatchObject({
      value: { verdict: { verified: true } },
    });
  const file = memory === 'restored' ? await stage.store.dispatch(buildRecoveryFile()) : null;
  const { chain, store } = stage.backend;
  const deposit = store.state.transactions.find(({ guarantee_id }) => guarantee_id === 'garden');
  // She may have the address from another device.
  const txid = chain.send(addressToScript(deposit?.address ?? '') ?? new Uint8Array(), 100_000);
  chain.mine();
  Object.assign(deposit ?? {}, { txid, vout: 0, amount: '0.00100000' });
  store.state.transactions = store.state.transactions.filter(({ guarantee_id }) => guarantee_id !== ROOF.guaranteeId);
  for (const each of store.state.transactions) if (each.guarantee_id === 'garden') each.guarantee_id = ROOF.guaranteeId;
  const ana = async () => {
    const isNew = memory === 'new' || memory === 'restored';
    const known = isNew ? stage.openElsewhere() : await stage.switchTo('ana');
    if (memory === 'unreadable') await changeRecord('addresses', () => 'of tomorrow');
    await look(stage, known);
    if (memory === 'restored') {
      const text = file?.ok ? formatRecoveryFile(file.value.file) : '';
      expect(await known.dispatch(testRecoveryFile(text, PASSWORD, ROOF.contractId))).toMatchObject({ ok: true });
      await look(stage, known);
    }
    return known;
  };
  return { stage, ana };
}

/** A new browser has seen contracts with 300 parties that the backend has invented. */
async function inventParties(stage: Stage): Promise<void> {
  globalThis.indexedDB = new IDBFactory();
  for (let at = 0; at < 300; at += 1) {
    const invented = `02${at.toString(16).padStart(64, '0')}`;
    const flood = { id: 'flood', description: 'Flood', amount: null, depositorId: null };
    await keepPlaces([stage.user.public_key ?? '', invented], toPlaces(at, flood, [`flood ${at}`], '2026-01-01'));
  }
}

interface Scene {
  stage: Stage;
  berto: Stage['store'];
  ana: () => Promise<Stage['store']>;
}

/** Berto signs a release of the roof, and Ana's browser inspects it. */
async function inspectSigned({ berto, ana }: Scene, change: Change = {}) {
  expect(await pay(berto, ROOF, change)).toMatchObject(SIGNED);
  return (await ana()).dispatch(inspectWithdrawal(ROOF));
}

/** What Ana is asked to sign for the roof: the verdict of her browser. */
const ACTS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'co-signed': inspectSigned,
  split: (scene) => inspectSigned(scene, { fee: sats(2_412), second: SECOND }),
  'signed as a file': async (scene) => {
    expect(await pay(scene.berto, ROOF)).toMatchObject(SIGNED);
    const psbt = String(scene.stage.backend.store.state.transactions.find(({ p_psbt }) => p_psbt !== null)?.p_psbt);
    const store = await scene.ana();
    const opened = await store.dispatch(openFile(ROOF.contractId, psbt));
    return opened.ok ? store.dispatch(inspectWithdrawal({ ...ROOF, file: psbt })) : opened;
  },
  returned: async ({ stage, berto, ana }) => {
    await look(stage, berto);
    expect(await ask(stage, berto)).toMatchObject({ ok: true });
    const [made] = listReturns(berto);
    return (await ana()).dispatch(reviewReturn(ROOF, made?.ask.hash ?? ''));
  },
  'released by Ana': async ({ ana }) => {
    const asked = await pay(await ana(), ROOF);
    return asked.ok && asked.value.kind === 'ask' ? { value: asked.value.review } : asked;
  },
  'co-signed under another contract id': async ({ stage, berto, ana }) => {
    expect(await pay(berto, ROOF)).toMatchObject(SIGNED);
    const store = await ana();
    renameContract(stage, 'another');
    await store.dispatch(loadContracts());
    await store.dispatch(loadContract('another'));
    await store.dispatch(verifyContract('another'));
    return store.dispatch(inspectWithdrawal({ ...ROOF, contractId: 'another' }));
  },
};
const REFUSALS: Record<string, object> = {
  'signed as a file': { kind: 'unverified-coins' },
  returned: { code: 'deposits-unverified' },
};

describe.each<Memory>(['flooded', 'crowded', 'unwritable', 'unreadable', 'new', 'restored'])(
  'the deposit of another guarantee, in a browser whose memory is %s, is not unasked',
  (memory) => {
    // What this browser has shown to be paid, or its file says so, is another guarantee's for good.
    const isKnown = memory === 'flooded' || memory === 'crowded' || memory === 'restored';
    const coins = [expect.objectContaining({ amount: 100_000 })];
    const about = { kind: 'unknown-coins', description: 'Roof', depositor: 'demo-user-2', coins };

    test.each(daily(memory === 'new' ? 6 : 2, Object.entries(ACTS)))('%s', async (name, act) => {
      const { stage, ana } = await openTaken(memory);
      const read = await act({ stage, berto: await stage.switchTo('berto'), ana });
      const error = REFUSALS[name] ?? { code: 'address-moved' };
      if (isKnown) expect(read).toMatchObject({ ok: false, error });
      else
        expect(read).toMatchObject({ value: { concerns: expect.arrayContaining([expect.objectContaining(about)]) } });
    });
  },
);
