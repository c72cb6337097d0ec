import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeDecision, openDecision } from './award-support';
import { DESTINATION, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { signIn } from './settlement-support';
import { settle, testWorld } from './support';

const world = testWorld();
/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
const findDialog = () => screen.findByRole('dialog', { name: 'Open a decision' });

it('says what the decision pays and why, and carries it out with one password', async () => {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user } = await browsers.open(story, story.ana);
  const file = makeDecision(world, story);
  await openDecision(user, file);
  await screen.findByText('Final decision 1, signed with the third key.');
  const dialog = await findDialog();
  const text = textOf(dialog);
  expect(text).toContain('You get 0.00088000 BTC. Berto gets 0.00000000 BTC.');
  expect(text).toContain('The holder of the third key gets 0.00010000 BTC.');
  expect(text).toContain('Network fee: 0.00002000 BTC');
  expect(text).toContain('Guarantee: Deposit for the roof');
  expect(text).toContain('The roof leaks.\nThe photographs show it.');
  expect(text).toContain('Each party bears its own.');
  expect(text).toContain('Madrid, 20 Nov 2026');
  expect(text).toContain(DESTINATION.slice(-6));
  expect(dialog.querySelectorAll('[data-print] input')).toHaveLength(0);
  expect(textOf(dialog.querySelector<HTMLElement>('[data-print]') as HTMLElement)).toContain('The roof leaks.');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await user.click(within(dialog).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await signIn(user, dialog, 'Complete and broadcast');
  await settle(world);
  await screen.findByText('Executed');
  // Opened again, it says that it is done.
  await openDecision(user, file);
  expect(await screen.findByText(/^Carried out\./)).toBeTruthy();
  expect(screen.queryByLabelText('Signing Password')).toBeNull();
});
