import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { signInChat } from './certificate-support';
import { fundedStory, open, pendingStory, signedWithdrawal } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { saveCertificate } from './seal-support';
import { testWorld } from './support';

/* *Open a file* in the contract's menu. */

const world = testWorld();
let saved: SavedFile[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved = collectSavedFiles();
});

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open a file' }));
  return within(await screen.findByRole('dialog', { name: 'Open a file' }));
}

type OpenDialog = Awaited<ReturnType<typeof openDialog>>;

const choose = async (user: UserEvent, dialog: OpenDialog, content: BlobPart) =>
  user.upload(await dialog.findByLabelText('File'), new File([content], 'received'));

/** The description of a field, as a screen reader reads it. */
function readDescription(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return said.replace(/[\u2066-\u2069]/g, '');
}

it('says what is wrong beside the field, keeps what was pasted, and then opens the right file', async () => {
  const story = await pendingStory(world);
  await signInChat(story);
  const { user } = await open(story, story.ana);
  await saveCertificate(user);
  const text = (await saved.at(-1)?.blob.text()) ?? '';
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  const dialog = await openDialog(user);
  const [file, pasted] = [await dialog.findByLabelText('File'), await dialog.findByLabelText('Or paste its text')];
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(readDescription(file)).toBe('Choose a file, or paste its text.'));
  const cases: [RegExp, string][] = [
    [/^Nothing in it can be opened here\. Nothing was saved or signed\. Ask whoever sent it/, 'Hello.'],
    [/^This certificate is damaged, or somebody has edited it/, text.slice(0, 200)],
    [/^This file is from a newer version/, text.replace('"version": 1', '"version": 2')],
    [/the file was changed after it was signed/, text.replace('As agreed.', 'As I like.')],
    [/^This file is for the network mainnet; this site uses regtest\./, text.replace('"regtest', '"mainnet')],
    [/^This file claims to be two things: a certificate and a transaction/, text.replace('{', '{"hex":"",')],
  ];
  for (const [expected, content] of cases) {
    await choose(user, dialog, content);
    await waitFor(() => expect(readDescription(file)).toMatch(expected));
  }
  await user.click(pasted);
  await user.paste('cHNidP8BAAA');
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(readDescription(pasted)).toMatch(/its end is missing/));
  expect(pasted).toHaveProperty('value', 'cHNidP8BAAA');
  await choose(user, dialog, text);
  expect(await dialog.findByText(/signed by both parties. Every signature is valid/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Show the terms' }));
  expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeTruthy();
});

it('leads on from a PSBT, as the bytes of a file', async () => {
  const story = await fundedStory(world);
  const { p_psbt } = await signedWithdrawal(story, story.berto);
  const { user } = await open(story, story.ana);
  await choose(user, await openDialog(user), Buffer.from(String(p_psbt), 'base64'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Open a file' })).toBeNull());
});
