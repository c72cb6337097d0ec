import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillDecision, openDesk, signDecision } from './desk-support';
import { makeKit, required } from './kits';
import { chooseCoins, type Opened } from './page-support';

/* The outputs of a decision, each with the party that it pays. */

const kit = makeKit();
const BERTO_ADDRESS = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';

/** Two outputs: the second pays an address. */
async function openWithTwo(address: string): Promise<Opened> {
  const page = await openDesk(kit);
  chooseCoins();
  await fillDecision(page);
  await page.press('Add output');
  await page.put('Destination Bitcoin Address', address, 1);
  await page.put('Amount (BTC)', '0.0001', 1);
  return page;
}

it('an output still pays the same party when the one before it is removed', async () => {
  const page = await openWithTwo(BERTO_ADDRESS);
  expect(page.field('Paid to', 1).value).toBe('counterparty');
  await page.user.click(required(screen.getAllByRole('button', { name: 'Remove this output' })[0]));
  expect(page.field('Destination Bitcoin Address').value).toBe(BERTO_ADDRESS);
  expect(page.field('Paid to').value).toBe('counterparty');
});

it('the one that pays a deposit address is named at its field', async () => {
  const page = await openWithTwo(required(kit.guarantees[0]?.deposits[0]).address);
  await signDecision(page);
  const fields = screen.getAllByLabelText('Destination Bitcoin Address');
  const areInvalid = () => fields.map((field) => field.getAttribute('aria-invalid') === 'true');
  await waitFor(() => expect(areInvalid()).toEqual([false, true]));
});
