import type { WireUser } from '@mocks/wire';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { toKeyBackup, toKeyFile } from '@tests/unit/recovery-file';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import { openDialog, PASSWORD, pendingStory, signer } from './guarantee-support';
import { findRegistered } from './registration';
import { collectSavedFiles, readBlob, type SavedFile } from './saved-files';
import { arriveAt, settle, testWorld, visit } from './support';

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

/** The file that was saved last. */
async function readSaved(): Promise<{ name: string; text: string }> {
  const { name, blob } = await waitFor(() => saved.at(-1) ?? expect.fail('nothing was saved'));
  return { name, text: await readBlob(blob) };
}

async function openRecovery(user: UserEvent, email: string): Promise<HTMLElement> {
  await press(user, email, 'Recovery file');
  return screen.findByRole('dialog', { name: 'Recovery' });
}

async function testIt(user: UserEvent, dialog: HTMLElement, text: string, password: string): Promise<void> {
  // jsdom's File has no text().
  const file = Object.assign(new File([text], 'recovery.html'), { text: async () => text });
  await user.upload(await within(dialog).findByLabelText('Recovery file'), file);
  const field = await within(dialog).findByLabelText('Signing Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Test it' }));
}

describe('a new password', () => {
  nightly('that is short or among the most common is refused at its field', async () => {
    const { user } = visit('/register', null);
    const field = await screen.findByLabelText('Password');
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

  it('is sent unchanged by default', async () => {
    await registerAndLogIn();
    const bodies = world.requests.filter(({ call }) => call.startsWith('POST /auth/')).map(({ body }) => body);
    expect(bodies).toMatchObject([{ password: PASSWORD }, { username: EMAIL, password: PASSWORD }]);
  });
});

describe('after registration', () => {
  it('the recovery file of the new key is offered below the message at the login, and works', async () => {
    const { user } = visit('/register', null);
    await fill(user, { Username: 'Carla', Email: EMAIL, Password: PASSWORD }, 'Register');
    await findRegistered();
    const offer = await screen.findByRole('region', { name: 'Save your recovery file' });
    world.server.use(http.get('*/recover.html', () => HttpResponse.error(), { once: true }));
    await user.click(within(offer).getByRole('button', { name: 'Download recovery file' }));
    expect(await within(offer).findByText(/could not be made, and nothing was saved/)).toBeTruthy();
    await user.click(within(offer).getByRole('button', { name: 'Download recovery file' }));
    await within(offer).findByText(/^Your browser is saving .?aval-recovery-.+\.html/);
    const { name, text } = await readSaved();
    expect(name).toMatch(/^aval-recovery-0[23][0-9a-f]{6}-\d{8}\.html$/);
    // Some browsers inside of apps save no file.
    await user.click(within(offer).getByRole('button', { name: 'Copy its text' }));
    const copied = parseRecoveryFile(await navigator.clipboard.readText());
    expect(copied).toMatchObject({ ok: true, value: { contracts: [] } });
    expect(parseRecoveryFile(text)).toEqual(copied);
    expect(text).toContain('<script>start()</script>');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await arriveAt('/contracts');
    await screen.findByText(/^No contracts yet/);
    expect(screen.queryByText(/recovery/i)).toBeNull();
    const dialog = await openRecovery(user, EMAIL);
    await user.type(await within(dialog).findByLabelText('Signing Password'), 'x');
    await user.keyboard('{Escape}');
    await user.click(await within(dialog).findByRole('button', { name: 'Keep editing' }));
    await testIt(user, dialog, text, PASSWORD);
    expect(await within(dialog).findByText(/^Your password opens the key in this file/)).toBeTruthy();
  });
});

describe('the recovery file in the account menu', () => {
  async function open(user: WireUser) {
    const shown = visit('/contracts', user);
    return { ...shown, dialog: await openRecovery(shown.user, user.email) };
  }

  it('tests an earlier key backup, and stores only the date of the test', async () => {
    const ana = await signer(world, 'Ana');
    const { user, dialog } = await open(ana);
    await within(dialog).findByText('It holds your key, and no contract.');
    // The page stores the account's key in the background, which may finish only now.
    await waitFor(() => expect(localStorage.getItem('keys')).not.toBeNull());
    const [asked, stored] = [world.requests.length, { ...localStorage }];
    await testIt(user, dialog, toKeyBackup(ana), PASSWORD);
    await within(dialog).findByText('Your password opens the key in this file. It holds no contracts yet.');
    expect(world.requests).toHaveLength(asked);
    expect({ ...localStorage }).toEqual(stored);
    await user.type(await within(dialog).findByLabelText('Signing Password'), 'x');
    expect(within(dialog).queryByText(/^Your password opens/)).toBeNull();
  });

  it.each([
    [
      'a missing contract list',
      /the server did not reply/,
      () => http.get('*/contracts/user/:id', () => HttpResponse.error()),
    ],
    [
      'another page',
      /another recovery page than the one that belongs to this app/,
      () => http.get('*/recover.html', () => HttpResponse.text('<script>steal()</script>')),
    ],
    [
      'no page',
      /could not be made, and nothing was saved/,
      () => http.get('*/recover.html', () => new HttpResponse(null, { status: 404 })),
    ],
  ])('saves nothing with %s', async (_what, expected, answer) => {
    const ana = await signer(world, 'Ana');
    world.server.use(answer());
    const { user, dialog } = await open(ana);
    const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Download recovery file' });
    await waitFor(() => expect(within(dialog).queryByText(/^Making the file/)).toBeNull());
    await user.click(button);
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(expected);
    expect(saved).toEqual([]);
  });

  it('leads to the page, and to the help', async () => {
    const { dialog } = await open(await signer(world, 'Ana'));
    const links = within(dialog).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/recover.html', '/help/recovery']);
  });

  it('reports a wrong password at its field', async () => {
    const ana = await signer(world, 'Ana');
    const { user, dialog } = await open(ana);
    await testIt(user, dialog, toKeyFile(ana), 'another');
    expect((await within(dialog).findByText(/^This password doesn't open the key/)).role).toBe('alert');
    expect(within(dialog).getByLabelText('Signing Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('is not made without a key from the server', async () => {
    localStorage.setItem('ownKey', JSON.stringify({ keyVerdict: 'missing' }));
    const { user, dialog } = await open({ ...(await signer(world, 'Ana')), encrypted_key: null });
    expect(await within(dialog).findByText(/has not been unlocked since you logged in/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'ana@example.com' }));
    expect(await screen.findByRole('menuitem', { name: 'Open key from a file' })).toBeTruthy();
  });
});

describe('a key that was not checked at the login', () => {
  it.each([
    ['could not be checked', JSON.stringify({ keyVerdict: 'unchecked' })],
    ['was not checked at all', JSON.stringify({ keyVerdict: null })],
  ])('%s: nothing is asked until it is needed, and then the password', async (_, account) => {
    const ana = await signer(world, 'Ana');
    localStorage.setItem('ownKey', account);
    const { user } = visit('/contracts', ana);
    await screen.findByRole('heading', { level: 1 });
    await settle(world);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/signing key/)).toBeNull();
    await press(user, 'ana@example.com', 'Recovery file');
    const dialog = await screen.findByRole('dialog', { name: 'Check your signing key' });
    await typePassword(user, dialog, 'mistyped');
    expect(
      await within(dialog).findByText("This password doesn't unlock your signing key. Type it again."),
    ).toBeTruthy();
    await typePassword(user, dialog, PASSWORD);
    expect(await screen.findByRole('dialog', { name: 'Recovery' })).toBeTruthy();
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
});
