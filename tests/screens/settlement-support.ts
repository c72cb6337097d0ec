import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { PASSWORD, replaceText } from './guarantee-support';

export async function openDispute(user: UserEvent): Promise<HTMLElement> {
  await user.click((await screen.findAllByRole('button', { name: 'Open Dispute' }))[0] as HTMLElement);
  return screen.findByRole('dialog', { name: 'Open Dispute' });
}

/** Opens *Make an offer* from *Open Dispute*, with its form. */
export async function openOffer(user: UserEvent): Promise<HTMLElement> {
  const dispute = await openDispute(user);
  await user.click(within(dispute).getByRole('button', { name: 'Make an offer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make an offer' });
  await within(dialog).findByLabelText('Reason');
  return dialog;
}

export interface OfferInput {
  split?: string;
  amount?: string;
  address?: string;
  reason?: string;
}

export async function fillOffer(user: UserEvent, dialog: HTMLElement, input: OfferInput): Promise<void> {
  if (input.split !== undefined) await user.click(within(dialog).getByRole('radio', { name: input.split }));
  if (input.amount !== undefined) await replaceText(user, dialog, 'You get (BTC)', input.amount);
  if (input.address !== undefined) await replaceText(user, dialog, 'Your Bitcoin Address', input.address);
  if (input.reason !== undefined) await replaceText(user, dialog, 'Reason', input.reason);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
}

/**
 * The button that signs, once it is enabled. A browser that has not seen the coins of a guarantee asks first whether they are its own.
 */
export async function findSignButton(user: UserEvent, dialog: HTMLElement, name: string): Promise<HTMLButtonElement> {
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name });
  const findQuestion = () =>
    within(dialog).queryByRole('checkbox', { name: 'This money belongs to this guarantee', checked: false });
  await waitFor(() => expect(!button.disabled || findQuestion() !== null).toBe(true));
  const question = findQuestion();
  if (question !== null) await user.click(question);
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}

/** Presses the button that signs, and waits until the dialog has closed. */
export async function signIn(user: UserEvent, dialog: HTMLElement, name: string): Promise<void> {
  await user.click(await findSignButton(user, dialog, name));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export async function makeOffer(user: UserEvent, input: OfferInput): Promise<void> {
  const dialog = await openOffer(user);
  await fillOffer(user, dialog, input);
  await signIn(user, dialog, 'Sign and send');
}

/** Opens the task that an offer has put among the user's. */
export async function openTask(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  return screen.findByRole('dialog', { name });
}
