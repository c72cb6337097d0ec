import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { formatKit } from '@/services/schemas/kit';
import { makeSealedKit, openPage, sign } from './page-support';
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
