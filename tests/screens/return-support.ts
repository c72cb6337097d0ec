import { demoAddress } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { findCard, GUARANTEE, PASSWORD, replaceText } from './guarantee-support';

/** Where deposits return. */
export const HOME = demoAddress('home');

/** As the screens show it. */
export const showDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function openAsk(user: UserEvent): Promise<HTMLElement> {
  const card = await findCard(GUARANTEE);
  await user.click(await within(card).findByRole('button', { name: 'Ask for a return date' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a return date' });
  await within(dialog).findByLabelText('Return Bitcoin Address');
  return dialog;
}

export async function ask(user: UserEvent, day: string): Promise<void> {
  await fillAsk(user, await openAsk(user), day);
}

/** Asks for a date, or the usual one. */
export async function fillAsk(user: UserEvent, dialog: HTMLElement, day?: string): Promise<void> {
  await within(dialog).findByLabelText('Return Bitcoin Address');
  await replaceText(user, dialog, 'Return Bitcoin Address', HOME);
  if (day !== undefined) await replaceText(user, dialog, 'Return date', day);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await signIn(user, dialog, 'Sign and ask');
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

/** Opens a task of the user's. */
export async function openTask(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  return screen.findByRole('dialog', { name });
}

/** Opens the ask of the other party, and accepts that only the server says who has deposited. */
export async function fillGive(user: UserEvent): Promise<HTMLElement> {
  const give = await openTask(user, 'Sign the return date');
  await within(give).findByLabelText('Signing Password');
  await user.click(within(give).getByRole('checkbox', { name: /read the warnings/ }));
  await replaceText(user, give, 'Signing Password', PASSWORD);
  return give;
}
