import { screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUARANTEE, open, pendingStory, type Story } from './guarantee-support';
import { testWorld } from './support';

/* docs/records.md#the-first-page-on-paper */

const world = testWorld();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const findSummary = async () => within(await screen.findByRole('region', { name: 'Summary', hidden: true }));

/** The cells of the only guarantee. */
const cells = (summary: Awaited<ReturnType<typeof findSummary>>) =>
  summary.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);

const facts = (summary: Awaited<ReturnType<typeof findSummary>>) =>
  Object.fromEntries(
    summary.getAllByRole('term', { hidden: true }).map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

describe('the first page of a printed contract', () => {
  async function read(story: Story) {
    const { user } = await open(story, story.ana);
    expect(screen.queryByRole('region', { name: 'Summary', hidden: true })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Read the full text' }));
    return findSummary();
  }

  it('has the parties, the third key, the state of the signatures, and the guarantees with sums and dates', async () => {
    const summary = await read(await pendingStory(world));
    await summary.findByText('The terms printed here are not signed.');
    expect(facts(summary)).toMatchObject({ Creator: 'Ana', Counterparty: 'Berto', 'Third key': expect.anything() });
    expect(summary.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Sale of a bicycle');
    expect(cells(summary)).toEqual([
      GUARANTEE,
      'Berto',
      'Ana',
      expect.stringMatching(/0\.00\s?100\s?000 BTC$/),
      expect.stringMatching(/20\d\d/),
    ]);
  });
});
