import { screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInChat } from './certificate-support';
import { GUARANTEE, pendingStory } from './guarantee-support';
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

describe('the first page of a printed certificate', () => {
  it('says what was signed; what was not read is unknown', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    visit(`/contracts/${story.contractId}/certificate`, story.ana);
    const summary = await findSummary();
    expect(facts(summary)).toMatchObject({ Signatures: 'Revision 1, signed by both parties.' });
    expect(cells(summary)[0]).toBe(GUARANTEE);
    expect(cells(summary).at(-1)).toBe('Unknown');
  });
});
