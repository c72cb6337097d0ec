import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectHasLeft } from '@/store/balances/balances.selectors';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { selectDueNeeds } from '@/store/needs/needs.selectors';
import { selectPaidOuts } from '@/store/payouts/payouts.selectors';
import { readPayouts } from '@/store/payouts/read-payouts.thunks';
import { addDeposit } from './guarantees';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { forge, getRecord } from './stuck-release';

/* docs/records.md#who-was-paid */

const open = hostileStages();
const { contractId, guaranteeId } = GUARANTEE_REF;
const FILL = `/api/contracts/${contractId}/fillcontract`;
const MALLORY = demoAddress('mallory');

type Json = Record<string, unknown>;
interface Fill extends Json {
  guarantees: ({ deposits: Json[]; withdrawals: Json[] } & Json)[];
}

/** Looks at the contract as its screen does, on a device that has signed nothing. */
async function look(stage: Stage, store: AppStore = stage.openElsewhere()) {
  await stage.reloadIn(store);
  await store.dispatch(readPayouts(contractId));
  const state = store.getState();
  const contract = requireContract(state, contractId);
  const paid = selectPaidOuts(state, requireGuarantee(state, GUARANTEE_REF));
  return {
    paid: paid.map(({ payouts, source, isRecorded }) => ({ payouts, source, isRecorded })),
    hasLeft: selectHasLeft(state, guaranteeId),
    needs: selectDueNeeds(state, contract).map(({ need }) => need.kind),
  };
}

function lieAboutFill(stage: Stage, change: (guarantee: Fill['guarantees'][number]) => void): void {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const guarantee of fill.guarantees) change(guarantee);
    return fill;
  });
}

function changeRecord(stage: Stage, fields: Json): void {
  lieAboutFill(stage, ({ withdrawals }) => {
    for (const each of withdrawals) Object.assign(each, fields);
  });
}

/** Sends another transaction in place of each. */
function forgeRaw({ server, backend }: Stage): void {
  const other = backend.chain.send(addressToScript(MALLORY) ?? new Uint8Array(), 99_000);
  const raw = backend.chain.transaction(other)?.record.hex ?? '';
  server.use(http.get('*/tx/:txid/hex', () => HttpResponse.text(raw)));
}

const NO_PSBT = { p_psbt: null, u_psbt: null };
const FALSE = { address: MALLORY, amount: '0.00000001' };

describe('the payee of a release', () => {
  test.each<[string, Json]>([
    ['is that of the PSBT, whatever the record names', FALSE],
    ['is that of the raw transaction, whatever the record names', { ...FALSE, ...NO_PSBT }],
  ])('%s', async (_what, fields) => {
    const stage = await open('spent', 'ana');
    const honest = await look(stage);
    expect(honest.paid).toEqual([
      { payouts: [{ address: getRecord(stage).address, amount: 99_000 }], source: 'transaction', isRecorded: true },
    ]);
    changeRecord(stage, fields);
    expect(await look(stage)).toEqual(honest);
  });

  test('is never that of a raw transaction with another hash', async () => {
    const stage = await open('spent', 'ana');
    const { address } = getRecord(stage);
    forgeRaw(stage);
    changeRecord(stage, NO_PSBT);
    const { paid } = await look(stage);
    expect(paid).toEqual([{ payouts: [{ address, amount: 99_000 }], source: 'record', isRecorded: true }]);
  });

  test('is not hidden by passing off their address as that of a deposit', async () => {
    const stage = await open('spent', 'ana');
    const honest = await look(stage);
    const { address } = getRecord(stage);
    lieAboutFill(stage, ({ deposits }) => deposits.push({ ...deposits[0], id: 'forged', txid: null, address }));
    expect((await look(stage)).paid).toEqual(honest.paid);
  });
});

describe('money that has left without a record', () => {
  const hide = (stage: Stage) =>
    lieAboutFill(stage, (guarantee) => Object.assign(guarantee, { withdrawals: [], status: 'pending' }));

  test('is shown with its payees, and no deposit is asked for again', async () => {
    const stage = await open('spent', 'berto');
    const { address } = getRecord(stage);
    hide(stage);
    expect(await look(stage)).toEqual({
      paid: [{ payouts: [{ address, amount: 99_000 }], source: 'transaction', isRecorded: false }],
      hasLeft: true,
      needs: [],
    });
  });

  test('has no payee that nothing proves', async () => {
    const stage = await open('spent', 'ana');
    forgeRaw(stage);
    hide(stage);
    expect((await look(stage)).paid).toEqual([{ payouts: null, source: 'record', isRecorded: false }]);
  });

  test('is not invented for a guarantee that nobody paid, and its history is read once', async () => {
    const stage = await open('pending', 'ana');
    await addDeposit(stage, guaranteeId, 0);
    let asked = 0;
    stage.server.use(
      http.get('*/address/:address/txs', () => {
        asked += 1;
        return undefined;
      }),
    );
    const store = stage.openElsewhere();
    for (let times = 0; times < 3; times += 1)
      expect(await look(stage, store)).toMatchObject({ paid: [], hasLeft: false });
    expect(asked).toBe(1);
  });

  test('is taken back once the network has dropped the transaction', async () => {
    const stage = await open('spent', 'ana');
    const store = stage.openElsewhere();
    hide(stage);
    expect(await look(stage, store)).toMatchObject({ hasLeft: true });
    const [deposit] = requireGuarantee(store.getState(), GUARANTEE_REF).deposits ?? [];
    const coin = { txid: deposit?.txid, vout: deposit?.vout, value: 100_000, status: { confirmed: true } };
    stage.server.use(
      http.get('*/address/:address/utxo', () => HttpResponse.json([coin])),
      http.get('*/address/:address/txs', () => HttpResponse.json([])),
    );
    expect(await look(stage, store)).toMatchObject({ paid: [], hasLeft: false });
  });
});

test('a release with two payees executes the guarantee, though its record has the amount of one', async () => {
  const stage = await open('signed', 'ana');
  const other = addressToScript(MALLORY) ?? new Uint8Array();
  const psbt = forge(stage, (outputs) => outputs.map((each, at) => (at === 0 ? each : { ...each, script: other })));
  const half = Psbt.fromBase64(psbt, { network: REGTEST });
  const p_psbt = half.signAllInputs(demoKey('ana@example.com')).toBase64();
  const txid = stage.backend.chain.broadcast(half.finalizeAllInputs().extractTransaction(true).toHex());
  Object.assign(getRecord(stage), { p_psbt, txid, status: 'executed' });
  stage.backend.chain.mine();
  const store = stage.openElsewhere();
  expect((await look(stage, store)).paid[0]?.payouts).toHaveLength(2);
  await stage.reloadIn(store);
  expect(requireGuarantee(store.getState(), GUARANTEE_REF).status).toBe('executed');
});
