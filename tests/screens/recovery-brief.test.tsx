import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fundedStory, GUARANTEE, openDialog, PASSWORD, pay, pendingStory, type Story } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { returnToTab, testWorld, visit } from './support';

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

async function saveFrom(user: UserEvent, dialog: HTMLElement): Promise<string> {
  const button = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Download' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  return (await saved.at(-1)?.blob.text()) ?? '';
}

/** The line below the entry in the contract's menu. */
async function readNote(user: UserEvent): Promise<string | null> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const entry = await screen.findByRole('menuitem', { name: 'Download recovery kit' });
  const note = document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  await user.keyboard('{Escape}');
  return note;
}

async function tryFile(user: UserEvent, dialog: HTMLElement, text: string, password = PASSWORD): Promise<void> {
  await user.upload(await within(dialog).findByLabelText('Recovery kit'), new File([text], 'kit.json'));
  const field = await within(dialog).findByLabelText('Signing Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Rehearse' }));
}

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
});

describe('the sheet', () => {
  it('shows the descriptor with its code, each address, and no private key', async () => {
    const story: Story = await fundedStory(world);
    visit(`/contracts/${story.contractId}/recovery-sheet`, story.ana);
    const sheet = await screen.findByRole('article');
    const codes = within(sheet).getAllByRole('img');
    expect(codes).toHaveLength(1);
    expect(within(sheet).getByText(GUARANTEE)).toBeTruthy();
    expect(within(sheet).getByText(/^wsh\(sortedmulti\(2,.+\/\*\)\)#[a-z0-9]{8}$/)).toBeTruthy();
    expect(sheet.textContent).not.toContain('argon2id');
    const help = `${window.location.origin}/help/recovery`;
    expect(within(sheet).getByRole('link', { name: help }).getAttribute('href')).toBe('/help/recovery');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalled();
  });
});
