import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toIdKey } from '@/domain/primitives/ids';
import { DESTINATION, fundedStory, openDialog, type Story } from './guarantee-support';
import { testWorld } from './support';

const world = testWorld();

function openRelease(story: Story) {
  return openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
}

function address(dialog: HTMLElement): HTMLTextAreaElement {
  return within(dialog).getByLabelText<HTMLTextAreaElement>('Destination Bitcoin Address');
}

it('takes a payment link into both fields, and says so', async () => {
  const story = await fundedStory(world);
  const { user, dialog } = await openRelease(story);
  await user.click(address(dialog));
  await user.paste(`bitcoin:${DESTINATION}?amount=0.0006&label=x`);
  expect(address(dialog).value).toBe(DESTINATION);
  const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount (BTC)');
  expect(amount.value).toBe('0.00060000');
  expect(within(dialog).getByText(/^Filled in from the payment link/)).toBeTruthy();
  // The clipboard's content may have changed by now.
  await user.clear(amount);
  await user.click(amount);
  await user.paste(`bitcoin:${toIdKey('bcrt1qother')}?amount=0.0007`);
  expect(address(dialog).value).toBe(DESTINATION);
  expect(amount.value).toBe('');
  expect(within(dialog).getByText(/^This payment link is for a different address/)).toBeTruthy();
});
