import { screen, within } from '@testing-library/react';
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

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function change({ contractId }: Story, fields: object): void {
  Object.assign(world.backend.store.contract(String(contractId)) ?? {}, fields);
}

nightly.each([
  ['a text that excludes arbitration', { description: EXCLUDED }],
  ['no arbitrator', { arbitrator: null }],
])('the holder in the signed terms can still be asked after the server shows %s', async (_, fields) => {
  const story = await fundedStory(world);
  change(story, { description: 'Terms.' });
  await sealTerms(story);
  change(story, fields);
  const { user, dialog } = await openDialog(story, story.ana, 'Open Dispute', 'Open Dispute');
  expect(await within(dialog).findByText(/^Write to the other party first/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Ask the holder of the third key' }));
  const letter = await screen.findByLabelText<HTMLTextAreaElement>('Letter');
  expect(letter.value).toMatch(/^To the holder of the third key: (?!not known)/);
  expect(screen.queryByText(/^Nobody decides disputes/)).toBeNull();
});

nightly('nobody decides if the signed terms exclude it, even if the server shows another text', async () => {
  const story = await fundedStory(world);
  change(story, { description: EXCLUDED });
  await sealTerms(story);
  change(story, { description: 'Terms. The arbitrator decides.' });
  const { dialog } = await openDialog(story, story.ana, 'Open Dispute', 'Open Dispute');
  expect(await within(dialog).findByText(/^Nobody decides disputes under this contract\./)).toBeTruthy();
});

it('what the contract says counts as long as not both have signed', async () => {
  const story = await fundedStory(world);
  change(story, { description: EXCLUDED });
  const { dialog } = await openDialog(story, story.ana, 'Open Dispute', 'Open Dispute');
  expect(await within(dialog).findByText(/^Nobody decides disputes under this contract\./)).toBeTruthy();
});
