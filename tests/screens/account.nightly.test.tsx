import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { showLanguage } from '@/content/languages';
import type { WireUser } from '@/services/schemas/wire';
import { fundedStory, openDialog, PASSWORD, pendingStory, signer, submitRelease } from './guarantee-support';
import { collectSavedFiles } from './saved-files';
import { testWorld, visit } from './support';

const world = testWorld();

beforeEach(() => {
  collectSavedFiles();
});

const UNCHECKED = { name: 'Your signing key was not checked' };

async function press(user: UserEvent, email: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: email }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Opens an entry of the account menu. */
async function choose(user: UserEvent, email: string, entry: string): Promise<HTMLElement> {
  await press(user, email, entry);
  return screen.findByRole('dialog', { name: entry });
}

function createFile(text: string): File {
  const file = new File([text], 'backup.json', { type: 'application/json' });
  return Object.assign(file, { text: async () => text });
}

async function check(user: UserEvent, dialog: HTMLElement, text: string, password: string): Promise<void> {
  await user.upload(await within(dialog).findByLabelText('Backup file'), createFile(text));
  const field = await within(dialog).findByLabelText('Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Check backup' }));
}

describe('a new password', () => {
  it.each([
    ['en', 'Use four random words', /^[a-z]+(-[a-z]+){3}$/],
    ['es', 'Usar cuatro palabras al azar', /^[a-z]+(-[a-z]+){3}$/],
  ] as const)('is offered as four words, shown once, and strong enough: %s', async (chosen, offer, words) => {
    await showLanguage(chosen);
    try {
      const { user } = visit('/register', null);
      await user.click(await screen.findByRole('button', { name: offer }));
      const [shown] = await screen.findAllByText(words);
      const field = screen.getByLabelText<HTMLInputElement>(/^(Password|Contraseña)$/);
      expect(field.value).toBe(shown?.textContent);
      const meter = await screen.findByRole('meter');
      expect(Number(meter.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(4);
      // Only a password that is refused is spoken of.
      expect(screen.queryByText(/^(Strength|Seguridad): /)).toBeNull();
      await user.type(field, 'x');
      expect(screen.queryByText(words)).toBeNull();
    } finally {
      await showLanguage('default');
    }
  });
});

describe('checking a backup', () => {
  async function open(user: WireUser) {
    const backup = createBackupFile(user);
    const shown = visit('/contracts', user);
    return { ...shown, backup, dialog: await choose(shown.user, user.email, 'Check key backup') };
  }

  function createBackupFile(user: WireUser) {
    const { email, public_key, encrypted_key } = user;
    return { format: 'aval-key-backup', version: 1, email, public_key, encrypted_key, created: '2026-11-02T09:00:00Z' };
  }

  it.each([
    ['a picture', readFileSync('public/favicon.svg', 'utf8'), 'This is not a key backup: its content is not JSON.'],
    ['other JSON', '{}', 'This is not a key backup. Choose'],
    ['a later version', '{"format":"aval-key-backup","version":9}', 'from a newer version of this program'],
    ['a part', '{"format":"aval-key-backup","version":1}', 'a part of it is missing'],
    ['a huge file', ' '.repeat(300_000), 'far too large'],
  ])('reports that %s is the wrong file', async (_name, text, words) => {
    const { user, dialog } = await open(await signer(world, 'Ana'));
    await check(user, dialog, text, PASSWORD);
    expect((await within(dialog).findByRole('alert')).textContent).toContain(words);
    expect(within(dialog).getByLabelText('Backup file').getAttribute('aria-invalid')).toBe('true');
  });

  it('reports a damaged envelope and a missing file', async () => {
    const { user, dialog, backup } = await open(await signer(world, 'Ana'));
    const field = await within(dialog).findByLabelText('Password');
    await user.type(field, 'x');
    await user.click(await within(dialog).findByRole('button', { name: 'Check backup' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choose the backup file.');
    await check(user, dialog, JSON.stringify({ ...backup, encrypted_key: '{"v":1}' }), PASSWORD);
    expect((await within(dialog).findByText(/This key backup is damaged: the encrypted key/)).role).toBe('alert');
  });

  it('reports a file that names the own key but contains another', async () => {
    const berto = await signer(world, 'Berto');
    const ana = await signer(world, 'Ana');
    const { user, dialog } = await open(ana);
    const swapped = { ...createBackupFile(ana), encrypted_key: berto.encrypted_key };
    await check(user, dialog, JSON.stringify(swapped), PASSWORD);
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/This backup holds a different key/);
  });
});

describe('a login with an unusable key', () => {
  it('blocks deposits too', async () => {
    const story = await pendingStory(world);
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'mismatch' }));
    await openDialog(story, story.berto, 'Deposit', 'Signing is blocked');
    expect(world.requests.map(({ call }) => call)).not.toContain('POST /contracts/deposit');
  });

  it('checks it with the password of a release, without asking before', async () => {
    const story = await fundedStory(world);
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'unchecked' }));
    const { user, dialog, store } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
    await submitRelease(user, dialog, '0.0005');
    await waitFor(() => expect(screen.queryByRole('status', UNCHECKED)).toBeNull());
    expect(store.getState().ownKey.keyVerdict).toBe('good');
  });
});
