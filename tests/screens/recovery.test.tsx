import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { unwrap } from '@tests/unit/exit/kits';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { type Kit, type KitDeposit, MAX_KIT_LENGTH } from '@/domain/kit/kit';
import { formatKit, parseKit } from '@/services/schemas/kit';
import { selectKitStatus } from '@/store/kit/kit.selectors';
import { fundedStory, open, openDialog, PASSWORD, pay, pendingStory } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { createContract, findHeading, person, returnToTab, settle, testWorld, visit } from './support';

/* docs/exit.md#in-the-product */

const world = testWorld();
let saved: SavedFile[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved = collectSavedFiles();
});

async function choose(user: UserEvent, entry: string, title = entry): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog', { name: title });
}

async function download(user: UserEvent): Promise<string> {
  const text = await saveFrom(user, await choose(user, 'Download recovery kit'));
  await user.keyboard('{Escape}');
  return text;
}

async function saveFrom(user: UserEvent, dialog: HTMLElement): Promise<string> {
  const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Download' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  return (await saved.at(-1)?.blob.text()) ?? '';
}

/** The same after the dialog is closed. */
async function readKitNote(user: UserEvent, dialog: HTMLElement): Promise<string | null> {
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  return readNote(user);
}

/** The line below the entry in the contract's menu. */
async function readNote(user: UserEvent): Promise<string | null> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const entry = await screen.findByRole('menuitem', { name: 'Download recovery kit' });
  const note = document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  await user.keyboard('{Escape}');
  return note;
}

/** The deposit gets the address of a distant order. */
async function moveDeposit({ network, keys, contract }: Kit): Promise<void> {
  const order = 5_000;
  const contractorKeys = [keys.owner, keys.counterparty] as const;
  const depositKeys = {
    network,
    contractorKeys,
    arbitratorKey: keys.arbitrator.xpub,
    contractOrder: contract.contractOrder,
  };
  const { address } = deriveDepositAddress(depositKeys, order);
  for (const each of world.backend.store.state.transactions) Object.assign(each, { guarantee_order: order, address });
}

async function tryFile(user: UserEvent, dialog: HTMLElement, text: string, password = PASSWORD): Promise<void> {
  await user.upload(await within(dialog).findByLabelText('Recovery kit'), new File([text], 'kit.json'));
  const field = await within(dialog).findByLabelText('Signing Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Rehearse' }));
}

const STRANGER = demoKey('mallory@example.com');

function readKit(text: string): Kit {
  const [kit] = unwrap(parseKit(text));
  if (kit === undefined) throw new Error('no kit');
  return kit;
}

function changeKit(text: string, edit: (kit: Kit, deposit: KitDeposit) => unknown): Kit {
  const kit = readKit(text);
  const deposit = kit.guarantees[0]?.deposits[0];
  if (deposit === undefined) throw new Error('no deposit');
  edit(kit, deposit);
  return kit;
}

/** What only this contract and account can say of a kit, and one fault of its content. */
const EDITS: [RegExp, (kit: Kit, deposit: KitDeposit) => unknown][] = [
  [/for another network \(.?mainnet.?\)/, (kit) => Object.assign(kit, { network: 'mainnet' })],
  [/made before this contract/, ({ contract }) => Object.assign(contract, { id: 'other', contractOrder: 7 })],
  [/belongs to another account/, (kit) => Object.assign(kit, { role: 'counterparty' })],
  [/not those of the contract/, ({ keys }) => Object.assign(keys, { counterparty: toHex(STRANGER.publicKey) })],
  [
    /an amount or an address in the file was edited/,
    (_kit, { coins }) => Object.assign(coins[0] ?? {}, { value: 90_000 }),
  ],
];

describe('the recovery kit of a funded contract', () => {
  it('is offered below the paid deposit, saved and rehearsed, and covers later deposits', async () => {
    const story = await pendingStory(world);
    const { user, dialog: deposit } = await openDialog(story, story.berto, 'Deposit', 'Deposit Address');
    await within(deposit).findByText('Verified');
    expect(screen.queryByText(/recovery kit/i)).toBeNull();
    pay(world, world.backend.store.deposits(story.guaranteeId)[0]?.address ?? '', 100_000);
    await returnToTab(world);
    await within(deposit).findByText(/, you and one more signer can move this money even if Aval disappears/);
    await user.click(within(deposit).getByRole('button', { name: 'Download recovery kit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download recovery kit' });

    const text = await saveFrom(user, dialog);
    expect(saved.at(-1)?.name).toMatch(/^aval-kit-0[23][0-9a-f]{6}-\d{8}\.json$/);
    expect(within(dialog).getByTitle('100,000 sat')).toBeTruthy();
    // Some browsers inside of apps save no file.
    await user.click(within(dialog).getByRole('button', { name: 'Copy its text' }));
    expect(await navigator.clipboard.readText()).toBe(text);
    await user.click(await within(dialog).findByRole('button', { name: 'Rehearse' }));
    const rehearsal = await screen.findByRole('dialog', { name: 'Rehearse' });
    await tryFile(user, rehearsal, text);
    const passed = 'You and one more signer can recover 0.001 BTC from this file. Rehearsed today.';
    expect((await within(rehearsal).findByText(/Rehearsed today/)).textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
      passed,
    );
    await user.click(await within(rehearsal).findByRole('button', { name: 'Close' }));

    pay(world, world.backend.store.state.transactions[0]?.address ?? '', 50_000);
    await returnToTab(world);
    expect(await readNote(user)).toMatch(/^Rehearsed on /);
    expect(screen.queryByText(/recovery kit/i)).toBeNull();
    const again = await choose(user, 'Rehearse');
    await tryFile(user, again, text);
    await within(again).findByText(/Rehearsed today/);
    expect(within(again).queryByRole('button', { name: 'Download a new kit' })).toBeNull();
  });

  nightly('is offered again once a scan would miss a deposit, and a rehearsal of the old file says so', async () => {
    const story = await fundedStory(world);
    const { user, store } = await open(story, story.ana);
    await settle(world);
    expect(await readNote(user)).toBe('Not made on this device yet');
    const text = await download(user);
    expect(await readNote(user)).toMatch(/^Made on .+, not rehearsed yet$/);
    await moveDeposit(readKit(text));
    await returnToTab(world);
    await waitFor(() => expect(selectKitStatus(store.getState(), story.contractId)).toEqual({ kind: 'stale' }));
    expect(await readNote(user)).toBe('The last kit is missing this contract, a deposit or a return date');
    const dialog = await choose(user, 'Rehearse');
    await tryFile(user, dialog, text);
    await within(dialog).findByText(/A deposit has arrived since this kit was made, so the kit does not list it/);
    await user.click(await within(dialog).findByRole('button', { name: 'Download a new kit' }));
    expect(await screen.findByRole('dialog', { name: 'Download recovery kit' })).toBeTruthy();
  });

  nightly('shows each error beside the field and keeps the typed text', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    const text = await download(user);
    const dialog = await choose(user, 'Rehearse');
    const password = await within(dialog).findByLabelText<HTMLInputElement>('Signing Password');
    await tryFile(user, dialog, text, 'another password');
    expect((await within(dialog).findByText(/This password doesn't open/)).id).toBe(
      password
        .getAttribute('aria-describedby')
        ?.split(' ')
        .find((id) => document.getElementById(id)?.textContent?.includes("doesn't open")),
    );
    expect(password.value).toBe('another password');
    await tryFile(user, dialog, text.slice(0, 200));
    expect(await within(dialog).findByText(/This file is cut off/)).toBeTruthy();
    expect(await readKitNote(user, dialog)).toMatch(/^Made on .+, not rehearsed yet$/);
  });

  nightly('refuses a file of another contract or account, an edited one and a bad one', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    const text = await download(user);
    const dialog = await choose(user, 'Rehearse');
    await user.click(await within(dialog).findByLabelText('Signing Password'));
    await user.paste(PASSWORD);
    const button = await within(dialog).findByRole('button', { name: 'Rehearse' });
    await user.click(button);
    expect(await within(dialog).findByText('Choose the file of the kit.')).toBeTruthy();
    const field = await within(dialog).findByLabelText('Recovery kit');
    // Skips pointer events, which take most of the time.
    const tryNext = (file: File) => {
      fireEvent.change(field, { target: { files: [file] } });
      fireEvent.click(button);
    };
    const large = Object.defineProperty(new File(['{}'], 'kit.json'), 'size', { value: 4 * MAX_KIT_LENGTH + 1 });
    tryNext(large);
    expect(await within(dialog).findByText(/too large for a recovery kit/)).toBeTruthy();

    for (const [expected, edit] of EDITS) {
      tryNext(new File([formatKit([changeKit(text, edit)])], 'kit.json'));
      expect((await within(dialog).findByText(expected)).id).not.toBe('');
      expect(within(dialog).getByLabelText<HTMLInputElement>('Signing Password').value).toBe(PASSWORD);
    }
    expect(await readKitNote(user, dialog)).toMatch(/^Made on .+, not rehearsed yet$/);
  });

  nightly('says what it lacks when the explorer does not answer', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    await settle(world);
    const { transactions } = world.backend.store.state;
    for (const each of transactions) Object.assign(each, { txid: null, vout: null });
    world.server.use(http.get('*/utxo', () => HttpResponse.html('<h1>Down</h1>')));
    const dialog = await choose(user, 'Download recovery kit');
    expect(await within(dialog).findByText(/The kit lists no coins of .?1.? address/)).toBeTruthy();
  });
});

describe('a contract without a kit', () => {
  nightly('can have one before its first deposit, and nothing asks for it', async () => {
    const story = await pendingStory(world);
    const { user } = await open(story, story.ana);
    await settle(world);
    expect(screen.queryByText(/recovery kit/i)).toBeNull();
    expect(readKit(await download(user)).guarantees).toEqual([]);
    expect(await readNote(user)).toMatch(/^Made on .+, not rehearsed yet$/);
  });

  nightly('says that the counterparty is missing', async () => {
    const ana = person(world, 'Ana');
    const { user } = visit(`/contracts/${await createContract(ana)}`, ana);
    const dialog = await choose(user, 'Download recovery kit');
    expect(await within(dialog).findByText(/There is no counterparty yet/)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
  });

  nightly('offers no kit to others', async () => {
    const { contractId } = await pendingStory(world);
    visit(`/contracts/${contractId}`, person(world, 'Carla'));
    await findHeading('Sale of a bicycle');
    await settle(world);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});
