import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { toSats } from '@/domain/primitives/amount';
import { signInChat } from './certificate-support';
import { open, pendingStory, type Story } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { arriveAt, findHeading, testWorld, visit } from './support';
import { contradictTerms } from './terms-support';

/* docs/seal.md#certificate */

const world = testWorld();
let saved: SavedFile[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved = collectSavedFiles();
});

function show({ contractId, ana }: Story, query = '') {
  return visit(`/contracts/${contractId}/certificate${query}`, ana);
}

async function download(user: UserEvent): Promise<string> {
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  return (await saved.at(-1)?.blob.text()) ?? '';
}

function changeAmount(amount = 900_000): void {
  const [guarantee] = world.backend.store.state.guarantees;
  if (guarantee !== undefined) Object.assign(guarantee, { amount: toSats(amount) });
}

describe('the certificate', () => {
  it('opens from the menu, and says that nothing is signed by both yet', async () => {
    const story = await pendingStory(world);
    await signInChat(story, ['owner']);
    const { user } = await open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Certificate' }));
    await arriveAt(`/contracts/${story.contractId}/certificate`);
    await findHeading('Certificate');
    expect(await screen.findByText(/Only one party has signed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('says for each of two texts of one revision that there is another, and that neither counts', async () => {
    const story = await pendingStory(world);
    await contradictTerms(world, story);
    show(story);
    const sheet = await screen.findByRole('article');
    expect(
      await screen.findByText(/^Both parties signed 2 different texts as revision 1\. None of them counts/),
    ).toBeTruthy();
    expect(within(sheet).queryByText(/also signed another text/)).toBeNull();
    changeAmount(100_000);
    cleanup();
    show(story);
    expect(await screen.findByText('Both parties also signed another text as revision 1.')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Revision' }).options).toHaveLength(2);
  });

  it('shows the signed terms after the server changed them, and says so', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    changeAmount();
    show(story);
    expect(await screen.findByText(/not what the server shows now/)).toBeTruthy();
    expect(within(await screen.findByRole('article')).getByTitle('100,000 sat')).toBeTruthy();
  });

  it('still says so while the server names no arbitrator', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    changeAmount();
    const [contract] = world.backend.store.state.contracts.filter(({ id }) => id === story.contractId);
    Object.assign(contract ?? {}, { arbitrator: null });
    show(story);
    expect(await screen.findByText(/not what the server shows now/)).toBeTruthy();
  });

  it('shows earlier revisions, by choice and by address', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    changeAmount();
    expect(await signInChat(story)).toMatchObject({ revision: 2 });
    const { user } = show(story, '?revision=9');
    expect(await screen.findByText(/This device does not know that revision/)).toBeTruthy();
    const sheet = await screen.findByRole('article');
    expect(within(sheet).getByTitle('900,000 sat')).toBeTruthy();
    await user.selectOptions(await screen.findByLabelText('Revision'), '1');
    await arriveAt(`/contracts/${story.contractId}/certificate?revision=1`);
    expect(within(sheet).getByText(/This is not the latest revision/)).toBeTruthy();
    expect(within(sheet).getByTitle('100,000 sat')).toBeTruthy();
    expect(within(sheet).getByText(/^Revision .?1.? \(this certificate\)/)).toBeTruthy();
    await download(user);
    expect(saved.at(-1)?.name).toBe(`aval-terms-${story.contractId}-1.json`);
  });
});
