import { screen, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { DESTINATION, required } from '@tests/unit/recovery/contracts';
import { makeReturn } from '@tests/unit/recovery/returns';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { makeContract, makeSealed } from './files';
import { EXPLORER, explorerServer, listCoins, listing, openWith, refresh, sign } from './page';

/* The recovery page with return dates (docs/terms.md#return-dates). */

const server = explorerServer();
const CONTRACT = makeContract({ hasTransactions: true });
const PAST = 1_700_000_000;
const FUTURE = 4_000_000_000;

async function openReturns(from: number) {
  const page = await openWith(makeSealed('owner', [{ ...CONTRACT, returns: [makeReturn(CONTRACT, { from })] }]));
  const card = screen.getByRole('list', { name: 'Take it back' });
  return { page, card, first: required(within(card).getAllByRole('listitem')[0]) };
}

it('takes a deposit back alone after its date', async () => {
  const { page, first } = await openReturns(PAST);
  expect(first.textContent).toContain('14 Nov 2023');
  expect(first.textContent).toContain(DESTINATION);
  expect(first.textContent).not.toContain('Not yet');
  await page.user.click(within(first).getByRole('radio', { name: '8 sat/vB: 1,264 sat' }));
  await page.press('Take it back');
  expect(await page.summary()).toContain('Signed byCounterparty');
  await sign(page);
  await page.raw();
});

it('offers none that pays the other party', async () => {
  const own = makeContract({ role: 'counterparty' });
  await openWith(makeSealed('counterparty', [{ ...own, returns: [makeReturn(own)] }]));
  expect(screen.queryByRole('heading', { name: 'Take it back' })).toBeNull();
});

nightly.each([
  [1, '2 sat/vB'],
  [7, '8 sat/vB'],
  [500, '30 sat/vB'],
])('with an explorer at %i sat/vB, preselects the lowest rate that is mined soon', async (halfHourFee, label) => {
  const { page, first } = await openReturns(FUTURE);
  server.use(...listing(listCoins(CONTRACT), { halfHourFee }));
  await refresh(page);
  await screen.findByText('The explorer lists 4 unspent coins.');
  const chosen = within(first).getByRole<HTMLInputElement>('radio', { checked: true });
  expect(chosen.labels?.[0]?.textContent).toContain(label);
});

it('says that a date has not come yet by this clock, and lets the network decide', async () => {
  const { page, first } = await openReturns(FUTURE);
  expect(first.textContent).toContain('Not yet: the network accepts it from that date on');
  await page.press('Take it back');
  expect(await page.summary()).toContain("It can't be confirmed before 2 Oct 2096, 07:06 UTC");
  await sign(page);
  await page.raw();
  server.use(
    http.get(`${EXPLORER}/tx/:txid`, () => new HttpResponse(null, { status: 404 })),
    http.post(`${EXPLORER}/tx`, () => HttpResponse.text('sendrawtransaction RPC error: non-final', { status: 400 })),
  );
  page.put('Block explorer (optional)', EXPLORER);
  await page.press('Broadcast');
  expect(await page.alert()).toMatch(/^Not yet: the network accepts it from that date on/);
});
