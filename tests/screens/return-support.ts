import { demoAddress } from '@mocks/demo/demo-keys';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PASSWORD, replaceText, type Story } from './guarantee-support';
import type { createBrowsers } from './seal-support';
import { openDispute, openTask, signIn } from './settlement-support';

/** Where deposits return. */
export const HOME = demoAddress('home');

/** As the screens show it. */
export const showDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function openAsk(user: UserEvent): Promise<HTMLElement> {
  const dispute = await openDispute(user);
  await user.click(within(dispute).getByRole('button', { name: 'Ask for a return date' }));
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

/** Nobody has signed terms: only the server says who has deposited. */
export async function acceptRecord(user: UserEvent, dialog: HTMLElement): Promise<void> {
  await user.click(within(dialog).getByRole('checkbox', { name: /read the warnings/ }));
}

/** Berto asks for a date, and Ana signs it; the app that is open is Ana's. */
export async function agree(browsers: ReturnType<typeof createBrowsers>, story: Story, day: string) {
  await ask((await browsers.open(story, story.berto)).user, day);
  const ana = await browsers.open(story, story.ana);
  const give = await openTask(ana.user, 'Sign the return date');
  await within(give).findByLabelText('Signing Password');
  await acceptRecord(ana.user, give);
  await replaceText(ana.user, give, 'Signing Password', PASSWORD);
  await signIn(ana.user, give, 'Sign the return date');
  return ana;
}
