import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { fundedStory, open, type Story } from './guarantee-support';
import type { World } from './support';

export const EXPLORER = 'http://explorer.test/explorer/api';

/** A guarantee whose payment is in a block with `after` blocks on top. */
export async function minedStory(world: World, after: number): Promise<Story> {
  const story = await fundedStory(world);
  for (let at = 0; at < after; at += 1) world.backend.chain.mine();
  return story;
}

/** Opens the fold, and returns the text of its payments once each has a verdict. */
export async function readProof(story: Story): Promise<string> {
  const { card } = await open(story, story.ana);
  await userEvent.click(await within(card).findByText('Proof of payment'));
  const list = await waitFor(() => within(card).getByRole('list', { name: '' }));
  await waitFor(() => expect(list.textContent).toMatch(/Paid|Not proven|False/));
  return (list.closest('details')?.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
}
