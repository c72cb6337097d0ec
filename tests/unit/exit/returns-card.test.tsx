import { screen, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatKit } from '@/services/schemas/kit';
import { DESTINATION, makeKit, required } from './kits';
import { answer, EXPLORER, makeSealedKit, openPage, refresh, sign } from './page-support';
import { makeReturn } from './returns';

/* The recovery page with return dates (docs/settlement.md#return-date). */

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function openReturns(from: number) {
  const kit = await makeSealedKit('owner');
  const page = openPage();
  await page.put('Recovery kit', formatKit([{ ...kit, returns: [makeReturn(kit, { from })] }]));
  await page.press('Open');
  return { page, card: await screen.findByRole('list', { name: 'Take it back' }) };
}

it('takes a deposit back alone after its date', async () => {
  const { page, card } = await openReturns(1_700_000_000);
  const [first] = within(card).getAllByRole('listitem');
  if (first === undefined) throw new Error('There is no return');
  expect(first.textContent).toContain('14 Nov 2023');
  await page.user.click(within(first).getByRole('radio', { name: '8 sat/vB: 1,264 sat' }));
  await page.user.click(within(first).getByRole('button', { name: 'Take it back' }));
  await screen.findByRole('heading', { name: 'Check and sign' });
  await sign(page);
  expect(await screen.findByRole('heading', { name: /broadcast|Broadcast/ })).toBeTruthy();
});

nightly('says where it pays before it is opened', async () => {
  const { card } = await openReturns(1_700_000_000);
  expect(within(card).getAllByRole('listitem')[0]?.textContent).toContain(DESTINATION);
});

nightly('offers none that pays the other party', async () => {
  const kit = await makeSealedKit('counterparty');
  const page = openPage();
  await page.put('Recovery kit', formatKit([{ ...kit, returns: [makeReturn(kit)] }]));
  await page.press('Open');
  await screen.findByRole('heading', { name: 'Your kit' });
  expect(screen.queryByRole('list', { name: 'Take it back' })).toBeNull();
});

describe('with an explorer', () => {
  async function openWithExplorer(halfHourFee: number) {
    const opened = await openReturns(4_000_000_000);
    const kit = makeKit({ hasTransactions: true });
    server.use(...answer(kit, { halfHourFee }));
    await refresh(opened.page);
    return opened;
  }

  nightly.each([
    [1, '2 sat/vB'],
    [7, '8 sat/vB'],
    [500, '30 sat/vB'],
  ])('at %i sat/vB, preselects the lowest rate that is mined soon', async (halfHourFee, label) => {
    const { card } = await openWithExplorer(halfHourFee);
    const [first] = within(card).getAllByRole<HTMLInputElement>('radio', { checked: true });
    expect(first?.labels?.[0]?.textContent).toContain(label);
  });

  nightly('says that the date has not come if the network refuses it', async () => {
    const { page, card } = await openWithExplorer(7);
    server.use(
      http.post(`${EXPLORER}/tx`, () => HttpResponse.text('sendrawtransaction RPC error: non-final', { status: 400 })),
    );
    await page.user.click(required(within(card).getAllByRole('button', { name: 'Take it back' })[0]));
    await screen.findByRole('heading', { name: 'Check and sign' });
    await sign(page);
    await page.user.click(await screen.findByRole('button', { name: 'Broadcast' }));
    expect(await page.alert()).toMatch(/^Not yet: the network accepts it from that date on/);
  });
});

nightly('says that a date has not come yet by this clock, and lets the network decide', async () => {
  const { page, card } = await openReturns(4_000_000_000);
  const [button] = within(card).getAllByRole('button', { name: 'Take it back' });
  if (button === undefined) throw new Error('There is no button');
  await page.user.click(button);
  expect(await screen.findByRole('heading', { name: 'Check and sign' })).toBeTruthy();
  expect(within(card).getAllByText(/^Not yet/).length).toBeGreaterThan(0);
  expect(screen.getByText(/^It cannot be confirmed before 2 Oct 2096, 07:06 UTC\.$/)).toBeTruthy();
});
