import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { PUBLISHED } from '@tests/unit/recovery-file';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { MAX_FILE_LENGTH, type RecoveryContract, type RecoveryFile } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile, parseRecoveryFile } from '@/services/schemas/recovery-file';
import { selectFileStatus } from '@/store/recovery/recovery.selectors';
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

/** The deposit gets the address of a distant order. */
function moveDeposit({ network, keys, contractOrder }: RecoveryContract): void {
  const order = 5_000;
  const contractorKeys = [keys.owner, keys.counterparty] as const;
  const depositKeys = { network, contractorKeys, arbitratorKey: keys.arbitrator.xpub, contractOrder };
  const { address } = deriveDepositAddress(depositKeys, order);
  for (const each of world.backend.store.state.transactions) Object.assign(each, { guarantee_order: order, address });
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

const STRANGER = demoKey('mallory@example.com');

function readFile(text: string): { file: RecoveryFile; contract: RecoveryContract } {
  const parsed = parseRecoveryFile(text);
  const contract = parsed.ok ? parsed.value.contracts[0] : undefined;
  if (!parsed.ok || contract === undefined) throw new Error('no contract');
  return { file: parsed.value, contract };
}

/** What only this contract and account can say of a file, and faults of its content. */
const EDITS: [RegExp, (file: RecoveryFile, contract: RecoveryContract) => RecoveryFile][] = [
  [/for another Bitcoin network/, (file) => ({ ...file, network: 'mainnet' })],
  [/made for another signer/, (file) => ({ ...file, publicKey: null, envelope: null })],
  [/not the one of your account/, (file) => ({ ...file, publicKey: toHex(STRANGER.publicKey), contracts: [] })],
  [
    /not those of the contract/,
    (file, contract) => {
      const keys = { ...contract.keys, counterparty: toHex(STRANGER.publicKey) };
      return { ...file, contracts: [{ ...contract, keys, descriptor: 'wsh()' }] };
    },
  ],
  [
    /an amount or an address in the file was edited/,
    (file, contract) => {
      const edited = structuredClone(contract);
      Object.assign(edited.guarantees[0]?.deposits[0]?.coins[0] ?? {}, { value: 90_000 });
      return { ...file, contracts: [edited] };
    },
  ],
];

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
    expect(readFile(text).file).toMatchObject({
      publicKey: story.berto.public_key,
      publishedScripts: PUBLISHED.scripts,
    });
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

  nightly('is offered again once a scan would miss a deposit, and a test of the old file says so', async () => {
    const story = await fundedStory(world);
    const { user, store } = await open(story, story.ana);
    await settle(world);
    expect(await readNote(user)).toBe('No file made on this device yet');
    const first = await openRecovery(user);
    const text = await download(user, first);
    expect(await readNote(user, first)).toMatch(/^Made on .+, not tested yet$/);
    moveDeposit(readFile(text).contract);
    await returnToTab(world);
    await waitFor(() => expect(selectFileStatus(store.getState(), story.contractId)).toEqual({ kind: 'stale' }));
    expect(await readNote(user)).toBe('The last file lacks this contract, a deposit or a return date');
    const dialog = await openRecovery(user);
    await testIt(user, dialog, text);
    expect(await within(dialog).findByText(/^This file lacks this contract, a deposit or a return date/)).toBeTruthy();
  });

  nightly('shows each error beside the field and keeps the typed text', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    const dialog = await openRecovery(user);
    const text = await download(user, dialog);
    const password = await within(dialog).findByLabelText<HTMLInputElement>('Signing Password');
    await testIt(user, dialog, text, 'another password');
    expect((await within(dialog).findByText(/This password doesn't open/)).id).toBe(
      password
        .getAttribute('aria-describedby')
        ?.split(' ')
        .find((id) => document.getElementById(id)?.textContent?.includes("doesn't open")),
    );
    expect(password.value).toBe('another password');
    await testIt(user, dialog, '{');
    expect(await within(dialog).findByText(/or it is cut off/)).toBeTruthy();
    expect(await readNote(user, dialog)).toMatch(/^Made on .+, not tested yet$/);
  });

  nightly('refuses a file of another contract or account, an edited one and a bad one', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    const dialog = await openRecovery(user);
    const text = await download(user, dialog);
    await user.click(await within(dialog).findByLabelText('Signing Password'));
    await user.paste(PASSWORD);
    const button = await within(dialog).findByRole('button', { name: 'Test it' });
    await user.click(button);
    expect(await within(dialog).findByText('Choose the recovery file.')).toBeTruthy();
    const field = await within(dialog).findByLabelText('Recovery file');
    // Skips pointer events, which take most of the time.
    const tryNext = (file: File) => {
      fireEvent.change(field, { target: { files: [file] } });
      fireEvent.click(button);
    };
    tryNext(Object.defineProperty(createFile('{}'), 'size', { value: 4 * MAX_FILE_LENGTH + 1 }));
    expect(await within(dialog).findByText(/too large for a recovery file/)).toBeTruthy();

    const { file, contract } = readFile(text);
    for (const [expected, edit] of EDITS) {
      tryNext(createFile(formatRecoveryFile(edit(file, contract))));
      expect((await within(dialog).findByText(expected)).id).not.toBe('');
      expect(within(dialog).getByLabelText<HTMLInputElement>('Signing Password').value).toBe(PASSWORD);
    }
    expect(await readNote(user, dialog)).toMatch(/^Made on .+, not tested yet$/);
  });

  nightly('says what it lacks when the explorer does not answer', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    await settle(world);
    world.server.use(http.get('*/utxo', () => HttpResponse.html('<h1>Down</h1>')));
    const dialog = await openRecovery(user);
    expect(await within(dialog).findByText(/The file lists no coins of .?1.? address/)).toBeTruthy();
  });
});

describe('a contract without deposits', () => {
  nightly('is in the file, and nothing asks for it', async () => {
    const story = await pendingStory(world);
    const { user } = await open(story, story.ana);
    await settle(world);
    expect(screen.queryByText(/recovery file/i)).toBeNull();
    const dialog = await openRecovery(user);
    expect(readFile(await download(user, dialog)).contract.guarantees).toEqual([]);
    expect(await readNote(user, dialog)).toMatch(/^Made on .+, not tested yet$/);
  });

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
