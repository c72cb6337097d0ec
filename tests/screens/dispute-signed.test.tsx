import { waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { fundedStory, openDialog, type Story } from './guarantee-support';
import { testWorld } from './support';
import { sealTerms } from './terms-support';

/* Who decides is what both signed, not what the server says now (docs/seal.md). */

const world = testWorld();
const EXCLUDED = `Terms. ${KNOWN_WORDINGS[0]?.noArbitration}`;
const AGREED = `Terms. ${KNOWN_WORDINGS[0]?.arbitration}.`;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function change({ contractId }: Story, fields: object): void {
  Object.assign(world.backend.store.contract(String(contractId)) ?? {}, fields);
}

async function openDispute(story: Story): Promise<HTMLElement> {
  const { dialog } = await openDialog(story, story.ana, 'Open Dispute', 'Open Dispute');
  return dialog;
}

nightly.each([
  ['a text that excludes arbitration', { description: EXCLUDED }],
  ['no arbitrator', { arbitrator: null }],
])('the arbitrator of the signed terms can still be asked after the server shows %s', async (_, fields) => {
  const story = await fundedStory(world);
  change(story, { description: AGREED });
  await sealTerms(story);
  change(story, fields);
  const dialog = await openDispute(story);
  await waitFor(() => expect(within(dialog).queryByText('Ask the arbitrator')).not.toBeNull());
  const letter = within(dialog).getByLabelText<HTMLTextAreaElement>('Letter');
  expect(letter.value).toMatch(/^To the arbitrator: (?!not known)/);
  expect(within(dialog).queryByText(/^Nobody decides disputes/)).toBeNull();
});

nightly('nobody decides if the signed terms exclude it, even if the server shows another text', async () => {
  const story = await fundedStory(world);
  change(story, { description: EXCLUDED });
  await sealTerms(story);
  change(story, { description: 'Terms. The arbitrator decides.' });
  const dialog = await openDispute(story);
  expect(await within(dialog).findByText(/^Nobody decides disputes under this contract\./)).toBeTruthy();
  expect(within(dialog).queryByText(/^Ask the arbitrator|^Write to the holder/)).toBeNull();
});

it('nobody is called an arbitrator whom only the server names as one', async () => {
  const story = await fundedStory(world);
  change(story, { description: 'Terms. The other party pays.' });
  await sealTerms(story);
  change(story, { description: AGREED });
  const dialog = await openDispute(story);
  expect(await within(dialog).findByText('Write to the holder of the third key')).toBeTruthy();
  expect(dialog.textContent).not.toMatch(/arbitrator/i);
});

it('what the contract says counts as long as not both have signed', async () => {
  const story = await fundedStory(world);
  change(story, { description: EXCLUDED });
  const dialog = await openDispute(story);
  expect(await within(dialog).findByText(/^Nobody decides disputes under this contract\./)).toBeTruthy();
});
