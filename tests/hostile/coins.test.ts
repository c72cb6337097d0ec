import { addressToScript } from '@mocks/chain/addresses';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

const open = hostileStages();
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
  });
});

const UTXO = '*/explorer/api/address/:address/utxo';
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
