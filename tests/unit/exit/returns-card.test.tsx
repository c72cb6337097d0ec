import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatKit } from '@/services/schemas/kit';
import { DESTINATION } from './kits';
import { makeSealedKit, openPage, sign } from './page-support';
import { makeReturn } from './returns';

/* The recovery page with return dates (docs/settlement.md#return-date). */

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
  expect(first.textContent).toContain('Nov 14, 2023');
  await page.user.click(within(first).getByRole('radio', { name: /^8 sat/ }));
  await page.user.click(within(first).getByRole('button', { name: 'Take it back' }));
  await screen.findByRole('heading', { name: 'Check and sign' });
  await sign(page);
  expect(await screen.findByRole('heading', { name: /broadcast|Broadcast/ })).toBeTruthy();
});

it('says where it pays before it is opened', async () => {
  const { card } = await openReturns(1_700_000_000);
  expect(within(card).getAllByRole('listitem')[0]?.textContent).toContain(DESTINATION);
});

it('offers none that pays the other party', async () => {
  const kit = await makeSealedKit('counterparty');
  const page = openPage();
  await page.put('Recovery kit', formatKit([{ ...kit, returns: [makeReturn(kit)] }]));
  await page.press('Open');
  await screen.findByRole('heading', { name: 'Your kit' });
  expect(screen.queryByRole('list', { name: 'Take it back' })).toBeNull();
});

it('says that a date has not come yet by this clock, and lets the network decide', async () => {
  const { page, card } = await openReturns(4_000_000_000);
  const [button] = within(card).getAllByRole('button', { name: 'Take it back' });
  if (button === undefined) throw new Error('There is no button');
  await page.user.click(button);
  expect(await screen.findByRole('heading', { name: 'Check and sign' })).toBeTruthy();
  expect(within(card).getAllByText(/^Not yet/).length).toBeGreaterThan(0);
});
