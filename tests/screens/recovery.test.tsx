import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecoveryContract, RecoveryFile } from '@/domain/recovery/recovery-file';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import { fundedStory, open, openDialog, PASSWORD, pay, pendingStory } from './guarantee-support';
import { collectSavedFiles, readBlob, type SavedFile } from './saved-files';
import { createContract, findHeading, person, returnToTab, settle, testWorld, visit } from './support';

/* docs/recovery-file.md#in-the-product */

const world = testWorld();
let saved: SavedFile[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved = collectSavedFiles();
});

/** Opens the dialog from the contract's menu. */
async function openRecovery(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Recovery' }));
  return screen.findByRole('dialog', { name: 'Recovery' });
}

async function download(user: UserEvent, dialog: HTMLElement): Promise<string> {
  const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Download recovery file' });
  await waitFor(() => expect(button.disabled).toBe(false));
  const before = saved.length;
  await user.click(button);
  const { blob } = await waitFor(() => saved[before] ?? expect.fail('nothing was saved'));
  await within(dialog).findByText(/^Your browser is saving/);
  return readBlob(blob);
}

/** The line below the entry in the contract's menu, after the dialog is closed. */
async function readNote(user: UserEvent, dialog?: HTMLElement): Promise<string | null> {
  if (dialog !== undefined) await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const discard = screen.queryByRole('button', { name: 'Discard' });
  if (discard !== null) await user.click(discard);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const entry = await screen.findByRole('menuitem', { name: 'Recovery' });
  const note = document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  await user.keyboard('{Escape}');
  return note;
}

/** Whether the form of the test is unfolded. */
function isTestOpen(dialog: HTMLElement): boolean | undefined {
  return within(dialog).getByText('Test it', { selector: 'summary' }).closest('details')?.open;
}

async function testIt(user: UserEvent, dialog: HTMLElement, text: string, password = PASSWORD): Promise<void> {
  await user.upload(await within(dialog).findByLabelText('Recovery file'), createFile(text));
  const field = await within(dialog).findByLabelText('Signing Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Test it' }));
}

function createFile(text: string): File {
  // jsdom's File has no text().
  return Object.assign(new File([text], 'recovery.html'), { text: async () => text });
}

function readFile(text: string): { file: RecoveryFile; contract: RecoveryContract } {
  const parsed = parseRecoveryFile(text);
  const contract = parsed.ok ? parsed.value.contracts[0] : undefined;
  if (!parsed.ok || contract === undefined) throw new Error('no contract');
  return { file: parsed.value, contract };
}

describe('the recovery file of a funded contract', () => {
  it('is offered below the paid deposit, saved and tested, and covers later deposits', async () => {
    const story = await pendingStory(world);
    const { user, dialog: deposit } = await openDialog(story, story.berto, 'Deposit', 'Deposit Address');
    await within(deposit).findByText('Verified');
    expect(screen.queryByText(/recovery file/i)).toBeNull();
    pay(world, world.backend.store.deposits(story.guaranteeId)[0]?.address ?? '', 100_000);
    await returnToTab(world);
    await within(deposit).findByText(/, you and one more signer can move this money even if Aval disappears/);
    await user.click(within(deposit).getByRole('button', { name: 'Recovery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recovery' });
    expect(isTestOpen(dialog)).toBe(false);

    const text = await download(user, dialog);
    expect(saved.at(-1)?.name).toMatch(/^aval-recovery-0[23][0-9a-f]{6}-\d{8}\.html$/);
    expect(within(dialog).getByTitle('100,000 sat')).toBeTruthy();
    expect(readFile(text).file).toMatchObject({ publicKey: story.berto.public_key });
    // Some browsers inside of apps save no file.
    await user.click(within(dialog).getByRole('button', { name: 'Copy its text' }));
    expect(await within(dialog).findByText('Copied')).toBeTruthy();
    expect(parseRecoveryFile(await navigator.clipboard.readText())).toEqual(parseRecoveryFile(text));
    expect(isTestOpen(dialog)).toBe(true);
    await testIt(user, dialog, text);
    const passed = 'You and one more signer can recover 0.001 BTC from this file. Tested today.';
    expect((await within(dialog).findByText(/Tested today/)).textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(passed);
    await user.click(await within(dialog).findByRole('button', { name: 'Close' }));

    pay(world, world.backend.store.state.transactions[0]?.address ?? '', 50_000);
    await returnToTab(world);
    expect(await readNote(user)).toMatch(/^Tested on /);
    expect(screen.queryByText(/recovery file/i)).toBeNull();
    const again = await openRecovery(user);
    expect(isTestOpen(again)).toBe(false);
    await testIt(user, again, text);
    await within(again).findByText(/Tested today/);
    expect(within(again).queryByText(/^This file lacks/)).toBeNull();
  });

  it('can be saved for another signer, without the key', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    const dialog = await openRecovery(user);
    await within(dialog).findByText(/^Send only this file/);
    await user.click(await within(dialog).findByRole('button', { name: 'For another signer' }));
    expect(saved.at(-1)?.name).toMatch(/^aval-for-signer-0[23][0-9a-f]{6}-\d{8}\.json$/);
    const { file } = readFile(await readBlob(saved.at(-1)?.blob ?? new Blob()));
    expect(file).toMatchObject({ publicKey: null, envelope: null, contracts: [{ id: String(story.contractId) }] });
    expect(await readNote(user, dialog)).toBe('No file made on this device yet');
  });
});

describe('a contract without deposits', () => {
  nightly('is not in the file before somebody has joined it', async () => {
    const story = await pendingStory(world);
    const { user } = visit(`/contracts/${await createContract(story.ana)}`, story.ana);
    const dialog = await openRecovery(user);
    const { file } = readFile(await download(user, dialog));
    expect(file.contracts.map(({ id }) => id)).toEqual([String(story.contractId)]);
    expect(within(dialog).queryByRole('button', { name: 'For another signer' })).toBeNull();
  });

  nightly('has no menu for others', async () => {
    const { contractId } = await pendingStory(world);
    visit(`/contracts/${contractId}`, person(world, 'Carla'));
    await findHeading('Sale of a bicycle');
    await settle(world);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});
