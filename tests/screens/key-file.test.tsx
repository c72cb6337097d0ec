import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { toUser } from '@tests/unit/domain/make';
import { toKeyBackup, toKeyFile } from '@tests/unit/recovery-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import type { WireUser } from '@/services/schemas/wire';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { logout } from '@/store/login/login.thunks';
import { fundedStory, openDialog, PASSWORD, signer, storedWithdrawals, submitRelease } from './guarantee-support';
import { collectSavedFiles, readBlob, type SavedFile } from './saved-files';
import { testWorld, visit } from './support';

const world = testWorld();
const WARNING = { name: "Your signing key can't be used" };
const NOTICE = { name: 'Your key is open from a file for this session' };
const DIALOG = { name: 'Open key from a file' };
const DAMAGED = '{"v":1,"public_key":"02';

/** As after a login with the verdict on the server's envelope. */
function judge(keyVerdict: string): void {
  localStorage.setItem('ownKey', JSON.stringify({ keyVerdict }));
}

let saved: SavedFile[] = [];

beforeEach(() => {
  judge('unreadable');
  saved = collectSavedFiles();
});

async function openKey(user: UserEvent, dialog: HTMLElement, text: string, password = PASSWORD): Promise<void> {
  // jsdom's File has no text().
  const file = Object.assign(new File([text], 'key.json', { type: 'application/json' }), { text: async () => text });
  await user.upload(await within(dialog).findByLabelText('Recovery file'), file);
  const field = await within(dialog).findByLabelText('Signing Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Open key' }));
}

/** Opens the dialog from the warning of a screen. */
async function openFromWarning(as: WireUser) {
  const shown = visit('/contracts', as);
  const warning = await screen.findByRole('alert', WARNING);
  await shown.user.click(await within(warning).findByRole('button', DIALOG));
  return { ...shown, dialog: await screen.findByRole('dialog', DIALOG) };
}

describe('a key from a file', () => {
  it('opens where a release was blocked, and signs it', async () => {
    const story = await fundedStory(world);
    const damaged = { ...story.ana, encrypted_key: DAMAGED };
    const { user, dialog: blocked } = await openDialog(story, damaged, 'Release Guarantee', 'Signing is blocked');
    await user.click(await within(blocked).findByRole('button', DIALOG));
    // An envelope other than the backend's: it must reach neither the backend nor storage.
    const { privateKey } = demoKey(story.ana.email);
    const key = { private_key: toHex(privateKey ?? new Uint8Array()), public_key: story.ana.public_key ?? '' };
    const envelope = await sealEnvelope(key, PASSWORD);
    await openKey(
      user,
      await screen.findByRole('dialog', DIALOG),
      toKeyFile({ ...story.ana, encrypted_key: envelope }),
    );
    const release = await screen.findByRole('dialog', { name: 'Release Guarantee' });
    await submitRelease(user, release, '0.0005');
    await waitFor(() => expect(storedWithdrawals(world, story)[0]?.p_psbt).toBeTruthy());
    const notice = await screen.findByRole('status', NOTICE);
    expect(notice.textContent).toContain("The server's copy of your key still can't be used");
    expect(screen.queryByRole('alert', WARNING)).toBeNull();
    const { cipher } = JSON.parse(envelope) as { cipher: { data: string } };
    expect(JSON.stringify([world.requests, { ...localStorage }])).not.toContain(cipher.data);
    expect(localStorage.getItem('ownKey')).toContain('"keyVerdict":"unreadable"');
  });

  nightly('opens from the account menu, and ends with a logout', async () => {
    const ana = await signer(world, 'Ana');
    const { user, store } = visit('/contracts', { ...ana, encrypted_key: DAMAGED });
    await screen.findByRole('alert', WARNING);
    await user.click(await screen.findByRole('button', { name: ana.email }));
    await user.click(await screen.findByRole('menuitem', DIALOG));
    await openKey(user, await screen.findByRole('dialog', DIALOG), toKeyFile(ana));
    await screen.findByRole('status', NOTICE);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: ana.email }));
    expect(screen.queryByRole('menuitem', DIALOG)).toBeNull();
    store.dispatch(logout());
    expect(store.getState().ownKey.fileKey).toBeNull();
  });

  nightly('clears the warning about a server copy that only another password opens', async () => {
    const ana = await signer(world, 'Ana');
    judge('unopened');
    const { user, dialog, store } = await openFromWarning(ana);
    await openKey(user, dialog, toKeyFile(ana));
    await waitFor(() => expect(screen.queryByRole('alert', WARNING)).toBeNull());
    expect(screen.queryByRole('status', NOTICE)).toBeNull();
    expect(store.getState().ownKey).toMatchObject({ keyVerdict: 'good', fileKey: null });
  });

  nightly("goes into a new recovery file in place of the server's copy", async () => {
    const ana = await signer(world, 'Ana');
    const { user, dialog } = await openFromWarning({ ...ana, encrypted_key: DAMAGED });
    await openKey(user, dialog, toKeyBackup(ana));
    await screen.findByRole('status', NOTICE);
    await user.click(await screen.findByRole('button', { name: ana.email }));
    await user.click(await screen.findByRole('menuitem', { name: 'Recovery file' }));
    const recovery = await screen.findByRole('dialog', { name: 'Recovery' });
    await within(recovery).findByText('It holds your key, and no contract.');
    await user.click(within(recovery).getByRole('button', { name: 'Download recovery file' }));
    const { blob } = await waitFor(() => saved.at(-1) ?? expect.fail('nothing was saved'));
    const file = parseRecoveryFile(await readBlob(blob));
    expect(file).toMatchObject({ ok: true, value: { publicKey: ana.public_key, envelope: ana.encrypted_key } });
  });
});

describe('a file that does not open the key', () => {
  nightly('is refused if it is cut, has 50 MB or is of the other role, and the next one opens', async () => {
    const ana = await signer(world, 'Ana');
    const { user, dialog } = await openFromWarning({ ...ana, encrypted_key: DAMAGED });
    await openKey(user, dialog, toKeyFile(ana).slice(0, -20));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('it is cut off');
    const field = await within(dialog).findByLabelText('Recovery file');
    const text = 'x'.repeat(50_000_000);
    const large = Object.defineProperties(new File([], 'key.html'), {
      size: { value: text.length },
      text: { value: async () => text },
    });
    await user.upload(field, large);
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await user.click(await within(dialog).findByRole('button', { name: 'Open key' }));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/too large/);
    await openKey(user, dialog, toKeyFile({ ...ana, public_key: `03${'f9'.repeat(32)}` }));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/another key/);
    expect(screen.queryByRole('status', NOTICE)).toBeNull();
    await openKey(user, dialog, toKeyFile(ana));
    expect(await screen.findByRole('status', NOTICE)).toBeTruthy();
  });

  nightly('is asked for, and a wrong password is reported at its field', async () => {
    const ana = await signer(world, 'Ana');
    const { user, dialog } = await openFromWarning({ ...ana, encrypted_key: DAMAGED });
    await user.type(await within(dialog).findByLabelText('Signing Password'), 'x');
    await user.click(await within(dialog).findByRole('button', { name: 'Open key' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choose the recovery file.');
    await openKey(user, dialog, toKeyFile(ana), 'another');
    expect((await within(dialog).findByText(/^This password doesn't open the key in the file/)).role).toBe('alert');
    expect(within(dialog).getByLabelText('Signing Password').getAttribute('aria-invalid')).toBe('true');
  });

  nightly('is valid but not used if the server names a different key from the remembered one', async () => {
    const [berto, ana] = [await signer(world, 'Berto'), await signer(world, 'Ana')];
    judge('mismatch');
    const { user, dialog, store } = await openFromWarning({ ...ana, public_key: berto.public_key });
    await store.dispatch(rememberOwnKey(toUser(ana)));
    await openKey(user, dialog, toKeyFile(ana));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toMatch(/Your file works, but the server names another key/);
    expect(alert.textContent).toMatch(/Your money is safe.*Keep the file and the password/);
    for (const key of [berto.public_key, ana.public_key]) expect(alert.textContent).toContain(key);
    expect(store.getState().ownKey.fileKey).toBeNull();
    expect(screen.getByRole('alert', WARNING)).toBeTruthy();
  });
});
