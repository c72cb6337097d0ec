import { within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { KNOWN_WORDS } from '@/content/known-wordings';
import { fundedStory, openDialog, type Story } from './guarantee-support';
import { testWorld } from './support';
import { sealTerms } from './terms-support';

/* Who decides is what both signed, not what the server says now (docs/terms.md). */

const world = testWorld();
const EXCLUDED = `Terms. ${KNOWN_WORDS.noArbitration[0]}`;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function change({ contractId }: Story, fields: object): void {
  Object.assign(world.backend.store.contract(String(contractId)) ?? {}, fields);
}

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
