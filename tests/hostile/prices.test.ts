import { daily } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { selectBalanceTotal } from '@/store/balances/balances.selectors';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { loadPrices, selectQuote } from '@/store/prices/prices.thunks';
import { checkDestination, quoteRelease } from '@/store/withdrawals/quote.thunks';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

const open = hostileStages();

/** The app's decisions about money: balance, release, deposit address, status. */
async function decide({ store, reload }: Stage): Promise<unknown> {
  await reload();
  const guarantee = requireGuarantee(store.getState(), GUARANTEE_REF);
  return {
    status: guarantee.status,
    amount: guarantee.amount,
    balance: selectBalanceTotal(store.getState(), guarantee),
    quote: await store.dispatch(quoteRelease(GUARANTEE_REF)),
    deposit: await store.dispatch(requestDeposit(GUARANTEE_REF)),
    destination: await store.dispatch(checkDestination('bcrt1qmallory')),
  };
}

const now = () => Math.floor(Date.now() / 1000);

const ANSWERS: [string, () => Response][] = [
  ['a thousand times more', () => HttpResponse.json({ time: now(), EUR: 90_000_000, USD: 100_000_000 })],
  ['next to nothing', () => HttpResponse.json({ time: now(), EUR: 100, USD: 110 })],
  ['an impossible price', () => HttpResponse.json({ time: now(), EUR: -5, USD: 1e308 })],
  ['another form', () => HttpResponse.json({ time: {}, EUR: { toString: 'x' }, __proto__: { USD: 5 } })],
  ['a page', () => HttpResponse.html('<script>alert(1)</script>')],
  ['an error', () => new HttpResponse(null, { status: 500 })],
];

test.each(daily(1, ANSWERS))('%s changes no decision about money', async (_name, answer) => {
  const stage = await open('funded', 'ana');
  const before = await decide(stage);
  stage.server.use(http.get('*/explorer/api/v1/prices', answer));
  await stage.store.dispatch(loadPrices());
  expect(await decide(stage)).toEqual(before);
  await stage.expectUnharmed();
});

test('an impossible price is not shown', async () => {
  const stage = await open('funded', 'ana');
  stage.server.use(http.get('*/explorer/api/v1/prices', () => HttpResponse.json({ time: now(), EUR: 9, USD: 1e12 })));
  await stage.store.dispatch(loadPrices());
  expect(['EUR', 'USD'].map((currency) => selectQuote(stage.store.getState(), currency as 'EUR'))).toEqual([
    null,
    null,
  ]);
});
