import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fundedStory, GUARANTEE, open, type Story } from './guarantee-support';
import { settle, testWorld } from './support';

/* docs/activity.md */

const world = testWorld();

function getCard(): HTMLElement {
  const card = screen.getByRole('heading', { name: 'Activity' }).closest('details');
  if (card === null) throw new Error('The activity card cannot be opened');
  return card;
}

/** Opens the contract and its log; the entries by their title. */
async function openLog(story: Story) {
  const shown = await open(story, story.ana);
  await settle(world);
  await shown.user.click(await screen.findByRole('heading', { name: 'Activity' }));
  await settle(world);
  return shown;
}

function getEntry(title: string): HTMLElement {
  const entry = within(getCard())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(title) !== null);
  if (entry === undefined) throw new Error(`No entry is called ${title}`);
  return entry;
}

describe('the activity of a contract', () => {
  it('leads from a payment to its receipt, and from nothing else', async () => {
    const story = await fundedStory(world);
    const { user } = await openLog(story);
    await waitFor(() => expect(within(getEntry('Deposit paid in')).getByText('View transaction')).toBeTruthy());
    const links = within(getCard()).getAllByRole('link', { name: 'Receipt' });
    expect(links).toEqual([within(getEntry('Deposit paid in')).getByRole('link', { name: 'Receipt' })]);
    await user.click(links[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeTruthy();
    expect((await screen.findByRole('article')).textContent).toContain(GUARANTEE);
  });
});
