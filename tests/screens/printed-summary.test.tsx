import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInChat } from './certificate-support';
import { fundedStory, GUARANTEE, open, pendingStory } from './guarantee-support';
import { testWorld, visit } from './support';

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
  it('has the parties, the state of the signatures, and the guarantees with what they hold', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    expect(screen.queryByRole('region', { name: 'Summary', hidden: true })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Read the full text' }));
    const summary = await findSummary();
    expect(facts(summary)).toMatchObject({
      Owner: 'Ana',
      Counterparty: 'Berto',
      Signatures: expect.stringMatching(/^Both parties have not signed/),
    });
    expect(summary.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Sale of a bicycle');
    await waitFor(() =>
      expect(cells(summary)).toEqual([
        GUARANTEE,
        'Berto',
        'Ana',
        expect.stringMatching(/^0\.00\s?100\s?000 BTC$/),
        expect.stringMatching(/20\d\d/),
        expect.stringMatching(/^0\.00\s?100\s?000 BTC$/),
      ]),
    );
  });

  it('names the signed revision with its dates and hash', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    const { user } = await open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Read the full text' }));
    const summary = await findSummary();
    await summary.findByText(/^Revision 1, signed by both parties\./);
    const found = facts(summary);
    expect(found['Hash of the terms (SHA-256)']).toMatch(/^[0-9a-f]{64}/);
    expect(found['Signed by: Owner']).toMatch(/20\d\d/);
    expect(found['Signed by: Counterparty']).toMatch(/20\d\d/);
  });
});

describe('the first page of a printed certificate', () => {
  it('says what was signed; what was not read is unknown', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    visit(`/contracts/${story.contractId}/certificate`, story.ana);
    const summary = await findSummary();
    expect(facts(summary)).toMatchObject({ Signatures: 'Revision 1, signed by both parties. ' });
    expect(cells(summary)[0]).toBe(GUARANTEE);
    expect(cells(summary).at(-1)).toBe('Unknown');
  });
});
