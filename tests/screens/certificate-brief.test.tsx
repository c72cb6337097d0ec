import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCertificate } from '@/services/schemas/certificate';
import { signInChat } from './certificate-support';
import { pendingStory, type Story } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { arriveAt, findHeading, testWorld, visit } from './support';

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

describe('the certificate', () => {
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
});

describe('opening a certificate', () => {
  async function choose(user: UserEvent, text: string): Promise<HTMLElement> {
    const dialog = screen.queryByRole('dialog') ?? (await openDialog(user));
    await user.upload(await within(dialog).findByLabelText('Certificate'), new File([text], 'terms.json'));
    await user.click(await within(dialog).findByRole('button', { name: 'Open' }));
    return dialog;
  }

  async function openDialog(user: UserEvent): Promise<HTMLElement> {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open certificate' }));
    return screen.findByRole('dialog', { name: 'Open certificate' });
  }

  it('says what is wrong beside the field, and then accepts the right file', async () => {
    const story = await pendingStory(world);
    await signInChat(story);
    const { user } = show(story);
    const text = await download(user);
    await user.click(await screen.findByRole('link', { name: 'Back to the contract' }));
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Open' }));
    expect(await within(dialog).findByText(/Choose the file of a certificate first/)).toBeTruthy();
    const cases: [RegExp, string][] = [
      [/cut off or damaged/, text.slice(0, 200)],
      [/backup of a key/, '{"format":"aval-key-backup"}'],
      [/recovery kit cannot be read/, '{"format":"aval-kit","version":2}'],
      [/newer version/, text.replace('"version": 1', '"version": 2')],
      [/the text was changed after it was signed/, text.replace('As agreed.', 'As I like.')],
      [/signatures\.0\.role.* is missing or wrong/, text.replace('"owner"', '"nobody"')],
    ];
    for (const [expected, file] of cases) {
      await choose(user, file);
      const field = await within(dialog).findByLabelText('Certificate');
      await waitFor(() => {
        const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        const said = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        expect(said.replace(/[\u2066-\u2069]/g, '')).toMatch(expected);
      });
    }
    await choose(user, text);
    expect(await within(dialog).findByText(/signed by both parties. Every signature is valid/)).toBeTruthy();
    const link = await within(dialog).findByRole('link', { name: 'Show the certificate' });
    fireEvent.click(link);
    await arriveAt(`/contracts/${story.contractId}/certificate`);
    await findHeading('Certificate');
  });
});
