import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toSats } from '@/domain/primitives/amount';
import { parseCertificate } from '@/services/schemas/certificate';
import { signInChat } from './certificate-support';
import { pendingStory, type Story } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { arriveAt, findHeading, testWorld, visit } from './support';
import { contradictTerms } from './terms-support';

/* docs/terms.md#certificate */

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
  nightly('says that nothing is signed by both yet', async () => {
    const story = await pendingStory(world);
    await signInChat(story, ['owner']);
    show(story);
    await findHeading('Certificate');
    expect(await screen.findByText(/Only one party has signed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('shows what both signed, prints it and saves it', async () => {
    const story = await pendingStory(world);
    const terms = await signInChat(story);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = show(story);
    const sheet = await screen.findByRole('article');
    const texts = [/signed by both parties$/, terms.owner.key, terms.counterparty.key, terms.arbitrator.key];
    for (const text of texts) expect(within(sheet).getAllByText(text).length).toBeGreaterThan(0);
    expect(within(sheet).getByText(/simple electronic signature/)).toBeTruthy();
    for (const moment of within(sheet).getAllByText(/\d:\d\d/, { selector: 'time' }))
      expect(moment.textContent).toMatch(/UTC$/);
    expect(screen.queryByText(/have changed since both signed/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const parsed = parseCertificate(await download(user));
    expect(saved.at(-1)?.name).toBe(`aval-terms-${story.contractId}-1.json`);
    expect(parsed).toMatchObject({ ok: true, value: { terms } });
    const signatures = parsed.ok ? parsed.value.signatures : [];
    expect(signatures).toHaveLength(2);
    for (const { signature, address } of signatures) {
      expect(within(sheet).getByText(signature)).toBeTruthy();
      expect(within(sheet).getByText(address)).toBeTruthy();
      expect(sheet.textContent).toContain(`verifymessage "${address}" "${signature}" "Aval terms `);
    }
  });

  nightly('says for each of two texts of one revision that there is another, and that neither counts', async () => {
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

  nightly('shows the signed terms after the server changed them, and says so', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    changeAmount();
    show(story);
    expect(await screen.findByText(/not what the server shows now/)).toBeTruthy();
    expect(within(await screen.findByRole('article')).getByTitle('100,000 sat')).toBeTruthy();
  });

  nightly('shows earlier revisions, by choice and by address', async () => {
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
