import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoKey } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats, toUser } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { deleteRecords } from '@tests/unit/store/device-records';
import { Psbt } from 'bitcoinjs-lib';
import { IDBFactory } from 'fake-indexeddb';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Consent } from '@/domain/withdrawals/consent';
import { loginSuccess } from '@/store/auth/auth.slice';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { keyChecked } from '@/store/keys/own-key.slice';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import { logout } from '@/store/login/login.thunks';
import { startSignaturesAgain } from '@/store/signing/signature-memory.thunks';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

const open = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

/** A guarantee of two coins. */
const REST = { ...ORDER, fee: sats(3_150) };

type Json = Record<string, unknown>;
type Coin = { txid: string; vout: number; value: number; script: Uint8Array };

/** Someone pays the deposit address again. */
function addCoin({ backend }: Stage, value = 100_000): Coin {
  const script = getDepositScript(backend);
  const txid = backend.chain.send(script, value);
  backend.chain.mine();
  const coin = backend.chain.listUnspent(script).find((each) => each.txid === txid);
  if (coin === undefined) throw new Error('no coin');
  return coin;
}

/** Makes another deposit address of the guarantee and pays it. */
async function addDeposit({ backend }: Stage, value: number): Promise<string> {
  const [guarantee] = backend.store.state.guarantees;
  if (guarantee === undefined) throw new Error('no guarantee');
  guarantee.status = 'pending';
  const senderId = backend.store.state.users[1]?.id;
  const body = JSON.stringify({ ...GUARANTEE_REF, senderId });
  const request = new Request('http://backend.test/api/contracts/deposit', { method: 'POST', body });
  const response = await getResponse(backend.handlers, request);
  if (!response?.ok) throw new Error('no deposit');
  const { transaction } = (await response.json()) as { transaction: Json };
  guarantee.status = 'active';
  backend.chain.send(addressToScript(String(transaction.address)) ?? new Uint8Array(), value);
  backend.chain.mine();
  return String(transaction.id);
}

/** The backend shows the guarantee as a new one that has this deposit only. */
function renameGuarantee({ store }: Stage['backend'], depositId: string): void {
  const { state } = store;
  for (const guarantee of state.guarantees) guarantee.id = 'another-guarantee';
  state.transactions = state.transactions.filter(({ id }) => id === depositId);
  for (const deposit of state.transactions) deposit.guarantee_id = 'another-guarantee';
}

function getDepositScript({ store }: Stage['backend']): Uint8Array {
  const deposit = store.state.transactions.find(({ withdrawal }) => !withdrawal);
  return addressToScript(deposit?.address ?? '') ?? new Uint8Array();
}

/** From now on the backend builds withdrawals of this coin alone. */
function spendOnly(stage: Stage, coin: Coin): void {
  stage.lie('post', '/api/contracts/withdrawal', (answer) => {
    const { transaction } = answer as { transaction: Json };
    return { transaction: { ...transaction, u_psbt: rebuildPsbt(String(transaction.u_psbt), coin) } };
  });
}

function rebuildPsbt(text: string, coin: Coin, amount = 50_000): string {
  const honest = Psbt.fromBase64(text, { network: REGTEST });
  const [input] = honest.data.inputs;
  if (!input?.witnessScript) throw new Error('no script');
  const { txid, vout, script, value } = coin;
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  psbt.addInput({
    hash: txid,
    index: vout,
    witnessUtxo: { script, value: BigInt(value) },
    witnessScript: input.witnessScript,
  });
  psbt.addOutput({ address: DESTINATION, value: BigInt(amount) });
  psbt.addOutput({ script, value: BigInt(value - amount - ORDER.fee) });
  return psbt.toBase64();
}

const TWICE = { ok: false, error: { code: 'psbt-refused', detail: { rule: 'pays-twice' } } };

function countSignatures({ sent, user }: Stage): number {
  const keys = sent.flatMap(({ body }) => [...body.matchAll(/"p_psbt":"([^"]+)"/g)].map(([, psbt = '']) => psbt));
  const texts = new Set(
    keys.filter((psbt) => Buffer.from(psbt, 'base64').toString('hex').includes(`2202${user.public_key}`)),
  );
  return texts.size;
}

describe('a signature that the backend disowns', () => {
  test.each(
    daily<[string, (stage: Stage) => Promise<Stage['store']>]>(2, [
      [
        'refuses to take',
        async (stage) => {
          stage.server.use(http.put('*/api/contracts/transaction/:id', () => new HttpResponse(null, { status: 403 })));
          const outcome = await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
          expect(outcome).toMatchObject({ error: { code: 'record-refused' } });
          return stage.store;
        },
      ],
      [
        'forgets',
        async (stage) => {
          expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: true });
          const { transactions } = stage.backend.store.state;
          transactions.splice(
            transactions.findIndex(({ withdrawal }) => withdrawal),
            1,
          );
          await stage.reload();
          return stage.store;
        },
      ],
      [
        'lets the user cancel',
        async (stage) => {
          await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
          const [given] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
          if (given === undefined) throw new Error('not signed');
          expect(await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, given))).toMatchObject({ ok: true });
          return stage.store;
        },
      ],
      [
        'forgets over a logout',
        async (stage) => {
          await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
          const { transactions } = stage.backend.store.state;
          transactions.splice(
            transactions.findIndex(({ withdrawal }) => withdrawal),
            1,
          );
          stage.store.dispatch(logout());
          const store = stage.reopen();
          store.dispatch(loginSuccess(toUser(stage.user)));
          await stage.reloadIn(store);
          return store;
        },
      ],
      [
        'calls executed, with a txid that nobody knows',
        async (stage) => {
          await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
          const record = stage.backend.store.state.transactions.find(({ withdrawal }) => withdrawal);
          const [given] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
          const txid = Psbt.fromBase64(given?.signedPsbt ?? '', { network: REGTEST });
          const [input] = txid.data.inputs;
          expect(input?.partialSig).toHaveLength(1);
          Object.assign(record ?? {}, { status: 'executed', txid: 'cd'.repeat(32) });
          await stage.reload();
          return stage.store;
        },
      ],
      [
        'has broadcast, and passes off as the replacement of a release that it invents',
        async (stage) => {
          const invented = 'cd'.repeat(32);
          stage.lie('post', '/api/contracts/withdrawal', (answer) => {
            const { transaction } = answer as { transaction: Json };
            return { transaction: { ...transaction, txid: invented } };
          });
          expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: true });
          const record = stage.backend.store.state.transactions.find(({ withdrawal }) => withdrawal);
          const psbt = Psbt.fromBase64(record?.p_psbt ?? '', { network: REGTEST });
          psbt.signAllInputs(demoKey('berto@example.com')).finalizeAllInputs();
          stage.backend.chain.broadcast(psbt.extractTransaction().toHex());
          Object.assign(record ?? {}, { status: 'executed', txid: invented });
          await stage.reload();
          return stage.store;
        },
      ],
    ]),
  )('because the backend %s is not given again over another coin', async (_what, disown) => {
    const stage = await open('funded', 'ana');
    const store = await disown(stage);
    stage.server.resetHandlers(...stage.backend.handlers);
    spendOnly(stage, addCoin(stage));
    expect(countSignatures(stage)).toBe(1);
    expect(await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(TWICE);
    expect(countSignatures(stage)).toBe(1);
  });

  nightly('may be given again over the same coin', async () => {
    const stage = await open('funded', 'ana');
    await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    const { transactions } = stage.backend.store.state;
    transactions.splice(
      transactions.findIndex(({ withdrawal }) => withdrawal),
      1,
    );
    addCoin(stage);
    await stage.reload();
    const order = { ...REST, finalAmount: sats(60_000) };
    expect(await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({
      value: { kind: 'signed' },
    });
  });

  test('is not completed by the co-signer a second time over another coin', async () => {
    const stage = await open('signed', 'ana');
    const consent = await readSettled(stage);
    stage.server.use(http.post('*/api/contracts/broadcast', () => HttpResponse.json({ error: 'no' }, { status: 400 })));
    const refused = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(refused).toMatchObject({ error: { code: 'broadcast-refused' } });
    stage.server.resetHandlers(...stage.backend.handlers);
    const coin = addCoin(stage);
    const record = stage.backend.store.state.transactions.find(({ withdrawal }) => withdrawal);
    const second = Psbt.fromBase64(rebuildPsbt(record?.u_psbt ?? '', coin, 60_000), { network: REGTEST });
    Object.assign(record ?? {}, { p_psbt: second.signAllInputs(demoKey('berto@example.com')).toBase64() });
    await stage.reload();
    expect(await stage.store.dispatch(readWithdrawal(GUARANTEE_REF))).toMatchObject({
      value: { inspection: { verdict: 'refuse', rule: 'pays-twice' } },
    });
  });

  nightly('is not given again over another address of the guarantee, under another id', async () => {
    const stage = await open('funded', 'ana');
    const [coin] = stage.backend.chain.listUnspent(getDepositScript(stage.backend));
    if (coin === undefined) throw new Error('no coin');
    const second = await addDeposit(stage, 100_000);
    await stage.reload();
    spendOnly(stage, coin);
    await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    expect(countSignatures(stage)).toBe(1);
    stage.server.resetHandlers(...stage.backend.handlers);
    renameGuarantee(stage.backend, second);
    await stage.reload();
    const renamed = { ...GUARANTEE_REF, guaranteeId: 'another-guarantee' };
    // The second address was never acted on, so that the open signature alone stops it.
    expect(await stage.store.dispatch(release(renamed, ORDER, PASSWORD))).toMatchObject(TWICE);
    expect(countSignatures(stage)).toBe(1);
  });

  test('is not made at all when this browser cannot keep it', async () => {
    const stage = await open('funded', 'ana');
    globalThis.indexedDB = {
      open: () => {
        throw new Error('denied');
      },
    } as unknown as IDBFactory;
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: false });
    await stage.expectUnharmed();
  });
});

describe('a signature that this device has lost', () => {
  const LOST = { ok: false, error: { code: 'signatures-lost' } };

  /** The backend forgets the user's signature too, and asks for it again over another coin. */
  function askAgain(stage: Stage): void {
    const { transactions } = stage.backend.store.state;
    transactions.splice(
      transactions.findIndex(({ withdrawal }) => withdrawal),
      1,
    );
    spendOnly(stage, addCoin(stage));
  }

  test('because the storage of the page was cleared is not given again', async () => {
    const stage = await open('funded', 'ana');
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: true });
    // The effect of `Clear-Site-Data: "storage"`.
    localStorage.clear();
    globalThis.indexedDB = new IDBFactory();
    askAgain(stage);
    await stage.reload();
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(LOST);
    expect(selectPayBlock(stage.store.getState())).toBe('signatures-lost');
    expect(countSignatures(stage)).toBe(1);
  });

  test('because only its database was deleted between two visits is not given again', async () => {
    const stage = await open('funded', 'ana');
    await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    stage.store.dispatch(logout());
    await deleteRecords('signatures');
    askAgain(stage);
    const store = stage.reopen();
    store.dispatch(loginSuccess(toUser(stage.user)));
    store.dispatch(keyChecked('good'));
    await store.dispatch(refreshMemory());
    expect(selectPayBlock(store.getState())).toBe('signatures-lost');
    await stage.reloadIn(store);
    const created = countCalls(stage.sent, /^POST .*withdrawal/);
    expect(await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(LOST);
    expect(countCalls(stage.sent, /^POST .*withdrawal/)).toBe(created);
    expect(countSignatures(stage)).toBe(1);
  });

  test('is reported to the co-signer as missing', async () => {
    const stage = await open('signed', 'ana');
    const approval = { consent: await readSettled(stage) };
    stage.server.use(http.post('*/api/contracts/broadcast', () => HttpResponse.json({ error: 'no' }, { status: 400 })));
    await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval));
    await deleteRecords('signatures');
    expect(await stage.store.dispatch(inspectWithdrawal(GUARANTEE_REF))).toMatchObject(LOST);
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval))).toMatchObject(LOST);
  });

  nightly('may be given again once the user knows, and is then remembered', async () => {
    const stage = await open('funded', 'ana');
    await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    await deleteRecords('signatures');
    const { transactions } = stage.backend.store.state;
    transactions.splice(
      transactions.findIndex(({ withdrawal }) => withdrawal),
      1,
    );
    await stage.reload();
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(LOST);
    await stage.store.dispatch(startSignaturesAgain());
    expect(selectPayBlock(stage.store.getState())).toBeNull();
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: true });
    askAgain(stage);
    await stage.reload();
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(TWICE);
  });
});

describe('a signature becomes final', () => {
  test('once its transaction is executed: the rest can be released at once', async () => {
    const stage = await open('signed', 'ana');
    expect(
      await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: await readSettled(stage) })),
    ).toMatchObject({ ok: true });
    addCoin(stage);
    expect(await stage.store.dispatch(release(GUARANTEE_REF, REST, PASSWORD))).toMatchObject({
      value: { kind: 'signed' },
    });
  });

  nightly.each([
    [true, { value: { kind: 'signed' } }],
    [false, TWICE],
  ])('once another transaction has spent its coin, confirmed: %s', async (confirmed, expected) => {
    const { stage, coin } = await spendInstead();
    if (confirmed) stage.backend.chain.mine();
    spendOnly(stage, coin);
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(expected);
  });

  test('for a spend of the change of another transaction, since only those two can be mined together', async () => {
    const { stage } = await spendInstead();
    expect(await stage.store.dispatch(release(GUARANTEE_REF, REST, PASSWORD))).toMatchObject({
      value: { kind: 'signed' },
    });
  });

  test('not for a spend of its own change, since both would be mined', async () => {
    const stage = await open('funded', 'ana');
    await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    const [signed] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
    const complete = Psbt.fromBase64(signed?.signedPsbt ?? '', { network: REGTEST });
    complete.signAllInputs(demoKey('berto@example.com'));
    stage.backend.chain.broadcast(complete.finalizeAllInputs().extractTransaction(true).toHex());
    const { transactions } = stage.backend.store.state;
    transactions.splice(
      transactions.findIndex(({ withdrawal }) => withdrawal),
      1,
    );
    const less = { ...ORDER, finalAmount: sats(40_000) };
    await stage.reload();
    expect(await stage.store.dispatch(release(GUARANTEE_REF, less, PASSWORD))).toMatchObject(TWICE);
  });

  test('not by a false transaction that the explorer names as the earlier one', async () => {
    const { stage, coin, rival } = await spendInstead();
    spendOnly(stage, coin);
    stage.server.use(http.get(`*/explorer/api/tx/${coin.txid}/hex`, () => HttpResponse.text(rival)));
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(TWICE);
  });
});

/** The user signs and cancels; then another transaction, `rival` (hex), spends the coin. `coin` is a further one. */
async function spendInstead(): Promise<{ stage: Stage; coin: Coin; rival: string }> {
  const stage = await open('funded', 'ana');
  await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
  const [signed] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
  const [old] = stage.backend.chain.listUnspent(getDepositScript(stage.backend));
  if (signed === undefined || old === undefined) throw new Error('not signed');
  const rival = Psbt.fromBase64(rebuildPsbt(signed.signedPsbt ?? '', old, 40_000), { network: REGTEST });
  for (const who of ['ana', 'berto']) rival.signAllInputs(demoKey(`${who}@example.com`));
  await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, signed));
  const coin = addCoin(stage);
  const hex = rival.finalizeAllInputs().extractTransaction(true).toHex();
  stage.backend.chain.broadcast(hex);
  return { stage, coin, rival: hex };
}

test('a signature on a chain that was started again does not count', async () => {
  const stage = await open('funded', 'ana');
  await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
  const [given] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
  const [old] = stage.backend.chain.listUnspent(getDepositScript(stage.backend));
  if (given === undefined || old === undefined) throw new Error('not signed');
  await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, given));
  spendOnly(stage, addCoin(stage));
  stage.server.use(http.get(`*/explorer/api/tx/${old.txid}`, () => new HttpResponse(null, { status: 404 })));
  expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
    value: { kind: 'signed' },
  });
});

async function readSettled({ store }: Stage): Promise<Consent> {
  await store.dispatch(settleOutbox());
  return readConsent({ store });
}
