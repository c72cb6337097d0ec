import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { showLanguage } from '@/content/languages';
import type { WireUser } from '@/services/schemas/wire';
import { fundedStory, openDialog, PASSWORD, pendingStory, signer, submitRelease } from './guarantee-support';
import { findRegistered } from './registration';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { arriveAt, testWorld, visit } from './support';

const world = testWorld();
const EMAIL = 'carla@example.com';

let saved: SavedFile[] = [];

beforeEach(() => {
  saved = collectSavedFiles();
});

async function fill(user: UserEvent, labels: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(labels)) {
    // The e-mail address may be carried from the registration.
    await user.clear(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.click(await screen.findByRole('button', { name: button }));
}

const UNCHECKED = { name: 'Your signing key was not checked' };

async function typePassword(user: UserEvent, dialog: HTMLElement, password: string): Promise<void> {
  const field = await within(dialog).findByLabelText('Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Check key' }));
}

async function registerAndLogIn() {
  const { user } = visit('/register', null);
  await fill(user, { Username: 'Carla', Email: EMAIL, Password: PASSWORD }, 'Register');
  await findRegistered();
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  await arriveAt('/contracts');
  return { user };
}

async function press(user: UserEvent, email: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: email }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Opens an entry of the account menu. */
async function choose(user: UserEvent, email: string, entry: string): Promise<HTMLElement> {
  await press(user, email, entry);
  return screen.findByRole('dialog', { name: entry });
}

/** The backup that was saved last. */
async function readSaved(): Promise<{ name: string; text: string }> {
  const { name, blob } = await waitFor(() => saved.at(-1) ?? expect.fail('nothing was saved'));
  return { name, text: await readText(blob) };
}

// jsdom's Blob has no text().
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
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

async function backupOfMember(user: WireUser): Promise<string> {
  const shown = visit('/contracts', user);
  await press(shown.user, user.email, 'Download key backup');
  const { text } = await readSaved();
  expect(await screen.findByText(/^Your browser is saving .+\.json\./)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  return text;
}

describe('a new password', () => {
  nightly('is rated during input, and one that is short or among the most common is refused at its field', async () => {
    const { user } = visit('/register', null);
    const field = await screen.findByLabelText('Password');
    await user.type(field, 'summer2024');
    const words = await screen.findByText('Strength: weak.');
    expect(words.getAttribute('role')).toBe('status');
    expect(screen.getByRole('meter', { name: 'Strength' }).getAttribute('aria-valuenow')).toBe('2');
    await fill(user, { Username: 'Carla', Email: EMAIL, Password: 'summer1' }, 'Register');
    expect((await screen.findByRole('alert')).textContent).toBe('Use at least 8 characters.');
    await fill(user, { Password: 'Football1' }, 'Register');
    expect((await screen.findByText(/^This is one of the most common passwords/)).role).toBe('alert');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await user.type(field, '5');
    expect(screen.queryByRole('alert')).toBeNull();
    await fill(user, { Password: 'secret12' }, 'Register');
    await findRegistered();
    await arriveAt('/login');
    expect(world.requests.filter(({ call }) => call === 'POST /auth/register')).toHaveLength(1);
  });

  nightly.each([
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

  it('is sent unchanged by default', async () => {
    await registerAndLogIn();
    const bodies = world.requests.filter(({ call }) => call.startsWith('POST /auth/')).map(({ body }) => body);
    expect(bodies).toMatchObject([{ password: PASSWORD }, { username: EMAIL, password: PASSWORD }]);
  });
});

describe('after registration', () => {
  it('the backup of the new key is offered below the message at the login, and works', async () => {
    const { user } = visit('/register', null);
    await fill(user, { Username: 'Carla', Email: EMAIL, Password: PASSWORD }, 'Register');
    await findRegistered();
    const offer = await screen.findByRole('region', { name: 'Keep a copy of your signing key' });
    await user.click(within(offer).getByRole('button', { name: 'Download key backup' }));
    within(offer).getByText(/^Your browser is saving key-backup-.+\.json\./);
    const { name, text } = await readSaved();
    expect(name).toMatch(/^key-backup-carla-example\.com-\d{4}-\d\d-\d\d\.json$/);
    // Some browsers inside of apps save no file.
    await user.click(within(offer).getByRole('button', { name: 'Copy its text' }));
    expect(await navigator.clipboard.readText()).toBe(text);
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await arriveAt('/contracts');
    await screen.findByText(/^No contracts yet/);
    expect(screen.queryByText(/backup/i)).toBeNull();
    const checking = await choose(user, EMAIL, 'Check key backup');
    await user.type(await within(checking).findByLabelText('Password'), 'x');
    await user.keyboard('{Escape}');
    await user.click(await within(checking).findByRole('button', { name: 'Keep editing' }));
    await check(user, checking, text, PASSWORD);
    await within(checking).findByText(/This backup works/);
  });
});

describe('the key backup', () => {
  it('contains envelope, public key, e-mail and instructions, and no secret', async () => {
    const ana = await signer(world, 'Ana');
    const fields = JSON.parse(await backupOfMember(ana));
    expect(fields).toMatchObject({
      format: 'aval-key-backup',
      version: 1,
      email: ana.email,
      public_key: ana.public_key,
      encrypted_key: ana.encrypted_key,
    });
    expect(fields.how_to_use.join(' ')).toMatch(/Check key backup.*Argon2id/);
    expect(Date.now() - Date.parse(fields.created)).toBeLessThan(60_000);
    expect(Object.keys(fields)).toHaveLength(7);
  });

  it('is unavailable without a key from the server', async () => {
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'missing' }));
    const { user } = visit('/contracts', { ...(await signer(world, 'Ana')), encrypted_key: null });
    await user.click(await screen.findByRole('button', { name: 'ana@example.com' }));
    expect(await screen.findByRole('menuitem', { name: 'Open key from a file' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Download key backup' })).toBeNull();
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

  it('proves that the password opens the key, without a request', async () => {
    const { user, dialog, backup } = await open(await signer(world, 'Ana'));
    // The page stores the account's key in the background, which may finish only now.
    await waitFor(() => expect(localStorage.getItem('keys')).not.toBeNull());
    const [asked, stored] = [world.requests.length, { ...localStorage }];
    await check(user, dialog, JSON.stringify(backup), PASSWORD);
    expect((await within(dialog).findByRole('status')).textContent).toBe(
      "This backup works: your password opens it, and the key inside is your account's.Made on 2 Nov 2026",
    );
    expect(world.requests).toHaveLength(asked);
    expect({ ...localStorage }).toEqual(stored);
    await user.type(await within(dialog).findByLabelText('Password'), 'x');
    expect(within(dialog).queryByRole('status')).toBeNull();
  });

  it('reports a wrong password at its field', async () => {
    const { user, dialog, backup } = await open(await signer(world, 'Ana'));
    await check(user, dialog, JSON.stringify(backup), 'another');
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^This password doesn't open the key/);
    expect(within(dialog).getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  nightly('reports a damaged envelope and a missing file', async () => {
    const { user, dialog, backup } = await open(await signer(world, 'Ana'));
    const field = await within(dialog).findByLabelText('Password');
    await user.type(field, 'x');
    await user.click(await within(dialog).findByRole('button', { name: 'Check backup' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choose the backup file.');
    await check(user, dialog, JSON.stringify({ ...backup, encrypted_key: '{"v":1}' }), PASSWORD);
    expect((await within(dialog).findByText(/This key backup is damaged: the encrypted key/)).role).toBe('alert');
  });

  it('reports the backup of another key, and shows both keys', async () => {
    const berto = await signer(world, 'Berto');
    const ana = await signer(world, 'Ana');
    const { user, dialog } = await open(ana);
    await check(user, dialog, JSON.stringify(createBackupFile(berto)), PASSWORD);
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toMatch(/This backup holds a different key .* from berto@example\.com/);
    expect(alert.textContent).toContain(berto.public_key);
    expect(alert.textContent).toContain(ana.public_key);
  });
});

describe('a login with an unusable key', () => {
  const WARNING = { name: "Your signing key can't be used" };

  /** Logs Carla in with an altered response. */
  async function logInWith(change: Partial<WireUser>, password = PASSWORD) {
    const { user } = visit('/register', null);
    await fill(user, { Username: 'Carla', Email: EMAIL, Password: password }, 'Register');
    await findRegistered();
    await screen.findByText('Registration successful! Please log in.');
    world.server.use(
      http.post('http://backend.test/api/auth/login', async ({ request }) => {
        const answer = await getResponse(world.backend.handlers, request.clone());
        if (answer === undefined) throw new Error('the backend has no login');
        const { user: account } = (await answer.json()) as { user: WireUser };
        return HttpResponse.json({ user: { ...account, ...change } });
      }),
    );
    await fill(user, { Email: EMAIL, Password: password }, 'Login');
    await arriveAt('/contracts');
    return user;
  }

  nightly('shows a warning on every screen when the public key differs', async () => {
    const user = await logInWith({ public_key: `02${'2'.repeat(64)}` });
    expect((await screen.findByRole('alert', WARNING)).textContent).toContain("doesn't belong to your account");
    await user.click(await screen.findByRole('link', { name: 'New Contract' }));
    await arriveAt('/contracts/create');
    expect(screen.getByRole('alert', WARNING)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(screen.queryByRole('alert', WARNING)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  nightly('blocks every way to move money with the reason, even after a reload', async () => {
    const story = await fundedStory(world);
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'unopened' }));
    const { dialog, user } = await openDialog(story, story.berto, 'Release Guarantee', 'Signing is blocked');
    expect(dialog.textContent).toContain("Your password logs you in but doesn't unlock your signing key");
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('alert', WARNING)).toBeTruthy();
  });

  it.each([
    ['could not be checked', JSON.stringify({ keyVerdict: 'unchecked' })],
    ['was not checked at all', JSON.stringify({ keyVerdict: null })],
  ])('reports that the key %s, and checks it in place', async (_, account) => {
    const ana = await signer(world, 'Ana');
    localStorage.setItem('ownKey', account);
    const { user } = visit('/contracts', ana);
    const notice = await screen.findByRole('status', UNCHECKED);
    expect(notice.textContent).toContain('Type your password to check');
    await user.click(await within(notice).findByRole('button', { name: 'Check key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check your signing key' });
    await typePassword(user, dialog, 'mistyped');
    expect(
      await within(dialog).findByText("This password doesn't unlock your signing key. Type it again."),
    ).toBeTruthy();
    expect(screen.getByRole('status', UNCHECKED)).toBeTruthy();
    await typePassword(user, dialog, PASSWORD);
    await waitFor(() => expect(screen.queryByRole('status', UNCHECKED)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('ownKey')).toContain('"keyVerdict":"good"');
  });

  nightly('checks it where money would move, and continues there', async () => {
    const story = await pendingStory(world);
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'unchecked' }));
    const { user, dialog } = await openDialog(story, story.berto, 'Deposit', 'Check your signing key');
    expect(dialog.textContent).not.toContain('Verified');
    expect(world.requests.map(({ call }) => call)).not.toContain('POST /contracts/deposit');
    await typePassword(user, dialog, PASSWORD);
    const deposit = await screen.findByRole('dialog', { name: 'Deposit Address' });
    expect(await within(deposit).findByText('Verified')).toBeTruthy();
  });

  nightly('checks it with the password of a release, without asking before', async () => {
    const story = await fundedStory(world);
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'unchecked' }));
    const { user, dialog, store } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
    await submitRelease(user, dialog, '0.0005');
    await waitFor(() => expect(screen.queryByRole('status', UNCHECKED)).toBeNull());
    expect(store.getState().ownKey.keyVerdict).toBe('good');
  });

  it('shows nothing for a valid key', async () => {
    await registerAndLogIn();
    await waitFor(() => expect(localStorage.getItem('ownKey')).toContain('"keyVerdict":"good"'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Your signing key was not checked')).toBeNull();
  });
});
