import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { open, openDialog, pendingStory } from './guarantee-support';
import { returnToTab, testWorld } from './support';

const world = testWorld();
const LOST = { name: 'This device no longer has the keys that it remembered' };
const RESTORED = { name: 'The remembered keys were deleted while this page was open' };

describe('remembered keys that were deleted', () => {
  it('are reported on every screen and block paying, until the user starts again', async () => {
    const story = await pendingStory(world);
    localStorage.setItem('keys', '"2026-11-21T10:00:00.000Z"');
    const { dialog, user, store } = await openDialog(story, story.berto, 'Deposit', 'Signing is blocked for now');
    expect(dialog.textContent).toContain('This device no longer has the keys that it remembered for your contracts');
    expect(world.requests.map(({ call }) => call)).not.toContain('POST /contracts/deposit');
    await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
    const alarm = await screen.findByRole('alert', LOST);
    expect(alarm.textContent).toContain('compare the deposit addresses with the other party');
    await user.click(await within(alarm).findByRole('button', { name: 'Start remembering keys again' }));
    await waitFor(() => expect(screen.queryByRole('alert', LOST)).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deposit' }));
    const deposit = await screen.findByRole('dialog', { name: 'Deposit Address' });
    expect(await within(deposit).findByText('Verified')).toBeTruthy();
    expect(Object.values(store.getState().keys.stored)).toContain(story.ana.public_key);
  });

  it('are stored again by an open page, which reports it', async () => {
    const story = await pendingStory(world);
    const { user, store } = await open(story, story.berto);
    await waitFor(() => expect(Object.values(store.getState().keys.stored)).toContain(story.ana.public_key));
    globalThis.indexedDB = new IDBFactory();
    await returnToTab(world);
    const alarm = await screen.findByRole('alert', RESTORED);
    await user.click(await within(alarm).findByRole('button', { name: 'Understood' }));
    expect(screen.queryByRole('alert', RESTORED)).toBeNull();
  });
});
