import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillDecision, openDesk, openFile, openSecond } from './desk-support';
import { makeKit } from './kits';
import { chooseCoins } from './page-support';

/* Where the keyboard is at the desk after each step. */

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

it('is at the case once a file of it is open, and never at the button that closes it', async () => {
  const page = await openDesk(makeKit());
  await expectFocus(await heading('The case'));
  await openSecond(page, makeKit({ role: 'counterparty' }));
  await screen.findByText(/Both files say the same/);
  await expectFocus(await heading('The case'));
  await page.press('Close the case');
  await expectFocus(await heading('Decide a dispute'));
});

it.each([
  ['is missing', ''],
  ['is none', 'a key'],
])('is at the key field if the key %s', async (_what, key) => {
  const page = await openDesk(makeKit());
  chooseCoins();
  await fillDecision(page);
  await page.put('Extended private key', key);
  await page.press('Sign decision');
  await waitFor(() => expect(page.field('Extended private key').getAttribute('aria-invalid')).toBe('true'));
  await expectFocus(page.field('Extended private key'));
});

it('is in the card of a decision that is checked', async () => {
  const page = await openDesk(makeKit());
  await page.press('Check a decision');
  await openFile(page, makeKit(), 'Kit with the keys');
  await screen.findByLabelText('Decision file');
  await expectFocus(await heading('Check a decision signed with the third key'));
  await page.press('Close the case');
  await screen.findByLabelText('Kit with the keys');
  await expectFocus(await heading('Check a decision signed with the third key'));
});
