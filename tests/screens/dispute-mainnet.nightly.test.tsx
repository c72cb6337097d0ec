import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';
import { disputeServer, FEE, sentButton, showDisputeDialog } from './dispute-support';

vi.hoisted(() => vi.stubEnv('VITE_BITCOIN_NETWORK', 'mainnet'));
afterAll(() => vi.unstubAllEnvs());

disputeServer();

const paymentParts = () => [
  screen.queryByRole('img', { name: /QR code/ }),
  screen.queryByText('Payment address'),
  screen.queryByText('Copy address'),
  screen.queryByRole('link', { name: 'View on block explorer' }),
  screen.queryByRole('button', { name: "I've sent the payment" }),
];

it('where coins have value, code and address stay hidden until the user confirms that nothing is sent', async () => {
  showDisputeDialog();
  const box = await screen.findByRole('checkbox', { name: 'I understand that the dispute is not delivered' });
  expect(screen.getByText('Nothing in this form is delivered to anybody.')).toBeTruthy();
  expect(paymentParts()).toEqual([null, null, null, null, null]);
  await userEvent.click(box);
  await sentButton();
  expect(paymentParts()).not.toContain(null);
  expect(screen.getByRole('dialog').textContent).toContain(FEE.address);
  await userEvent.click(box);
  expect(paymentParts()).toEqual([null, null, null, null, null]);
});
