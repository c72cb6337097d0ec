import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWithKit, sign } from './page-support';

/* Coins that move within their guarantee make what was signed in advance void (docs/settlement.md#return-date). */

const ONE_GUARANTEE = {
  guarantees: [
    [
      { order: 0, values: [100_000, 50_000] },
      { order: 1, values: [50_000] },
    ],
  ],
};

it('holds all coins in the guarantee, and pays nobody', async () => {
  const page = await openWithKit('owner', ONE_GUARANTEE);
  await page.put('Fee rate (sat/vB)', '5');
  const hold = screen.getByRole('button', { name: 'Hold in the guarantee' });
  expect(document.getElementById(hold.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/Nobody is paid/);
  await page.user.click(hold);
  const preview = await screen.findByRole('region', { name: 'What it would do' });
  expect(preview.textContent).toContain('It pays nobody: everything but the fee goes back to the guarantee.');
  expect(within(preview).queryByText('To')).toBeNull();
  // The fee is all that such a transaction costs, so it is always asked about.
  await page.user.click(screen.getByRole('checkbox', { name: 'I want to pay this fee' }));
  await page.press('Create transaction');
  await screen.findByRole('heading', { name: 'Check and sign' });
  await sign(page);
  const signed = await screen.findByRole('region', { name: 'Check and sign' });
  expect(signed.textContent).toContain('It pays nobody');
  const signers = () => within(signed).getByText('Signed by').nextElementSibling?.textContent;
  await waitFor(() => expect(signers()).toBe('Creator'));
});

it('is not offered over coins of two guarantees, whose money would mix', async () => {
  await openWithKit('owner');
  expect(screen.getByRole('button', { name: 'Add output' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hold in the guarantee' })).toBeNull();
});
