import { screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer, fillDecision, openDesk, refresh, signDecision } from './desk-support';
import { DESTINATION, makeKit } from './kits';

/* What the desk asks before it signs, as the parties are asked before they carry a decision out. */

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const kit = makeKit({ hasTransactions: true });
const LARGE = /The network fee is more than a tenth of the coins/;
const PAY = 'I want to pay this fee';

describe('a fee over a tenth of the coins', () => {
  it('is asked about, though an explorer says that fees are as high', async () => {
    server.use(...answer(kit, { halfHourFee: 100 }));
    const page = await openDesk(kit);
    await refresh(page);
    await page.put('Destination Bitcoin Address', DESTINATION);
    await page.press('Max');
    await page.put('Reasons', 'The roof leaks.');
    expect(await screen.findByText(LARGE)).toBeTruthy();
    await signDecision(page);
    expect(await screen.findByText('Tick the box to pay this fee, or lower the fee rate.')).toBeTruthy();
    expect(screen.queryByLabelText('Decision')).toBeNull();
    await page.user.click(page.field(PAY));
    // What was accepted is this fee, and no higher one.
    await page.put('Fee rate (sat/vB)', '150');
    await waitFor(() => expect(page.field(PAY).checked).toBe(false));
    await page.put('Fee rate (sat/vB)', '100');
    await waitFor(() => expect(page.field(PAY).checked).toBe(true));
    await page.press('Sign decision');
    expect(await screen.findByLabelText('Decision')).toBeTruthy();
  });

  it('is not asked about below that', async () => {
    server.use(...answer(kit));
    const page = await openDesk(kit);
    await refresh(page);
    await fillDecision(page);
    await screen.findByRole('region', { name: 'What it would do' });
    expect(screen.queryByText(LARGE)).toBeNull();
  });
});
