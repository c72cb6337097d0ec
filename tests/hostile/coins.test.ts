import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress } from '@mocks/demo/demo-keys';
import { nightly } from '@tests/daily';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { isSameId } from '@/domain/primitives/ids';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { selectDepositStatus } from '@/store/deposits/verification.selectors';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { attackReport } from './report';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { countCalls } from './traffic';

const open = hostileStages();
const report = attackReport('Coins that are none');
const FILL = `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`;

type Deposit = { id: string; address: string };
type Fill = { guarantees: { deposits: Deposit[] }[] };

describe('money that is counted twice', () => {
  test('one deposit address in lower and in upper case', async () => {
    const stage = await open('paid', 'berto');
    const before = selectBalanceEntry(stage.store.getState(), GUARANTEE_REF.guaranteeId);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const { deposits } of fill.guarantees) {
        const [first] = deposits;
        if (first) deposits.push({ ...first, id: `${first.id}-twin`, address: first.address.toUpperCase() });
      }
      return fill;
    });
    await stage.reload();
    const after = selectBalanceEntry(stage.store.getState(), GUARANTEE_REF.guaranteeId);
    expect(after?.state).toBe('known');
    expect(after?.balance).toEqual(before?.balance);
    expect(await stage.store.dispatch(quoteRelease(GUARANTEE_REF))).toMatchObject({
      ok: true,
      value: { balance: before?.balance?.total, inputs: 1 },
    });
    report.stopped('one address in two cases', 'balance', 'addresses are normalised when read');
  });
});

test('a deposit address in upper case on a record that says it is a withdrawal is the same address', async () => {
  const stage = await open('paid', 'berto');
  const readAddresses = () => {
    const { contractId, guaranteeId } = GUARANTEE_REF;
    const state = stage.store.getState();
    const guarantee = selectContract(state, contractId)?.guarantees.find(({ id }) => isSameId(id, guaranteeId));
    const addresses = listDepositAddresses(guarantee ?? { deposits: null });
    return addresses.map((address) => [address, selectDepositStatus(state, guaranteeId, address)]);
  };
  const before = readAddresses();
  expect(before).toEqual([[expect.stringMatching(/^bcrt1q/), 'counts']]);
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const { deposits } of fill.guarantees)
      for (const each of deposits) Object.assign(each, { address: each.address.toUpperCase(), withdrawal: true });
    return fill;
  });
  await stage.reload();
  expect(readAddresses()).toEqual(before);
  report.stopped('a deposit address in upper case, as a withdrawal', 'balance', 'addresses are normalised when read');
});

const UTXO = '*/explorer/api/address/:address/utxo';
const HISTORY = '*/explorer/api/address/:address/txs';

function readBalance({ store }: Stage) {
  return selectBalanceEntry(store.getState(), GUARANTEE_REF.guaranteeId);
}

/** Sends dust to the deposit address, and has the explorer refuse to list so many outputs. */
function crowd({ backend, server }: Stage, payments: number): void {
  const address = backend.store.deposits(GUARANTEE_REF.guaranteeId)[0]?.address ?? '';
  const script = addressToScript(address);
  if (script === null) throw new Error('no deposit address');
  for (let sent = 0; sent < payments; sent += 1) backend.chain.send(script, 400 + sent);
  const refusal = () => new HttpResponse('Too many unspent transaction outputs (>500)', { status: 400 });
  server.use(http.get(UTXO, refusal));
}

describe('hundreds of tiny payments to a deposit address', () => {
  nightly('leave balance and quote known, and are named', async () => {
    const stage = await open('paid', 'berto');
    const before = readBalance(stage);
    crowd(stage, 60);
    stage.backend.chain.mine();
    await stage.reload();
    expect(readBalance(stage)).toMatchObject({ state: 'known', balance: before?.balance });
    expect(readBalance(stage)?.dust).toBe(60 * 400 + (59 * 60) / 2);
    expect(await stage.store.dispatch(quoteRelease(GUARANTEE_REF))).toMatchObject({
      ok: true,
      value: { balance: before?.balance?.total, inputs: 1 },
    });
    report.stopped('more outputs than the explorer lists', 'balance', 'rebuilt from the transactions of the address');
  });

  nightly('are read once, and again only when something changed', async () => {
    const stage = await open('paid', 'berto');
    crowd(stage, 60);
    stage.backend.chain.mine();
    await stage.reload();
    const count = () => countCalls(stage.sent, /\/address\//);
    const read = count();
    await stage.reload();
    expect(count() - read).toBe(1);
    crowd(stage, 1);
    await stage.reload();
    expect(readBalance(stage)?.dust).toBe(61 * 400 + (59 * 60) / 2);
    // Totals, the refused list, the totals again and one page.
    expect(count() - read).toBe(5);
  });

  test.each([
    ['a page is missing', (page: unknown[]) => page.slice(0, -1)],
    ['nothing is given', () => []],
  ])('leave the balance unknown while %s', async (_, cut) => {
    const stage = await open('paid', 'berto');
    const before = readBalance(stage);
    crowd(stage, 3);
    stage.lie('get', '/explorer/api/address/:address/txs', (page) => cut(page as unknown as unknown[]));
    await stage.reload();
    expect(readBalance(stage)).toMatchObject({ state: 'unknown', balance: before?.balance });
    expect(await stage.store.dispatch(quoteRelease(GUARANTEE_REF))).toMatchObject({
      ok: false,
      error: { code: 'balance-unknown' },
    });
  });

  test('leave the balance unknown while the history fails', async () => {
    const stage = await open('paid', 'berto');
    crowd(stage, 3);
    stage.server.use(http.get(HISTORY, () => new HttpResponse(null, { status: 503 })));
    await stage.reload();
    expect(readBalance(stage)?.state).toBe('unknown');
  });
});

describe('a PSBT of many inputs', () => {
  const inputs = (script: Uint8Array, count: number) => {
    const psbt = new Psbt({ network: REGTEST });
    for (let at = 0; at < count; at += 1) {
      const hash = (at + 1).toString(16).padStart(64, '0');
      psbt.addInput({ hash, index: 0, witnessUtxo: { script, value: 1_000n } });
    }
    return psbt.addOutput({ script, value: 1_000n }).toBase64();
  };

  test('of other addresses causes no requests', async () => {
    const stage = await open('signed', 'berto');
    const elsewhere = addressToScript(demoAddress('mallory')) ?? new Uint8Array();
    const p_psbt = inputs(elsewhere, 120);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as unknown as { guarantees: { withdrawals: { p_psbt: string }[] }[] };
      for (const { withdrawals } of fill.guarantees) for (const one of withdrawals) one.p_psbt = p_psbt;
      return fill;
    });
    await stage.reload();
    const read = await stage.store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse' } } });
    expect(countCalls(stage.sent, /\/tx\/.*\/hex/)).toBe(0);
    report.stopped('many foreign inputs', 'thunk', 'refused before any is looked up');
  });
});

describe('a deposit that is spent twice', () => {
  const TX = '*/explorer/api/tx/:txid';
  const nothing = () => HttpResponse.json([]);

  test.each([
    ['the payment is gone', 404, 1],
    ['the explorer fails', 503, undefined],
  ])('is reported once %s', async (_, status, missing) => {
    const stage = await open('paid', 'berto');
    stage.server.use(
      http.get(UTXO, nothing),
      http.get(TX, () => new HttpResponse(null, { status })),
    );
    await stage.reload();
    // The servers of one explorer may learn of a payment at different times.
    expect(readBalance(stage)?.missing).toBeUndefined();
    await stage.reload();
    expect(readBalance(stage)).toMatchObject({ state: 'unknown' });
    expect(readBalance(stage)?.missing).toBe(missing);
    stage.server.use(...stage.backend.handlers);
    await stage.reload();
    expect(readBalance(stage)?.missing).toBeUndefined();
    if (missing) report.stopped('a double-spent deposit', 'screen', 'the recorded payment is watched');
  });

  test('or replaced with a higher fee is recorded again, without an alarm', async () => {
    const stage = await open('paid', 'berto');
    const coin = { txid: 'cd'.repeat(32), vout: 3, value: 100_000, status: { confirmed: false } };
    stage.server.use(
      http.get(UTXO, () => HttpResponse.json([coin])),
      http.get(TX, () => new HttpResponse(null, { status: 404 })),
    );
    // A backend that knows of the replacement, unlike this chain.
    let record: object = {};
    stage.server.use(
      http.put('*/contracts/transaction/:id', async ({ request }) => {
        record = (await request.json()) as object;
        return HttpResponse.json({ transaction: record });
      }),
    );
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const { deposits } of fill.guarantees) for (const one of deposits) Object.assign(one, record);
      return fill;
    });
    for (let turn = 0; turn < 3; turn += 1) await stage.reload();
    expect(record).toMatchObject({ txid: coin.txid, vout: 3, amount: '0.00100000' });
    expect(readBalance(stage)).toMatchObject({ state: 'known', balance: { total: 100_000 } });
    expect(readBalance(stage)?.missing).toBeUndefined();
  });
});
