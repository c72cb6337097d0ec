import { screen, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { fundedStory, openDialog, pendingStory, signer } from './guarantee-support';
import { calls, settle, testWorld, visit } from './support';

/* The account of one side was made by another client (docs/api.md#key-envelopes). */

const world = testWorld();
const UNKNOWN = '-----BEGIN PGP MESSAGE-----';

function judge(keyVerdict: string): void {
  localStorage.setItem('ownKey', JSON.stringify({ keyVerdict }));
}

describe('an account with a key that nothing here reads', () => {
  it('is warned on no screen', async () => {
    judge('other-client');
    visit('/contracts', { ...(await signer(world, 'Ana')), encrypted_key: UNKNOWN });
    await screen.findByRole('heading', { level: 1 });
    await settle(world);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/can't be used|can't open/)).toBeNull();
  });

  nightly('gets a deposit address once its owner has read what the money is locked under', async () => {
    judge('other-client');
    const story = await pendingStory(world);
    const berto = { ...story.berto, encrypted_key: UNKNOWN };
    const title = "This page can't open your signing key";
    const { user, dialog } = await openDialog(story, berto, 'Deposit', title);
    expect(within(dialog).getByText(/still opens it: you need it to get the money out/)).toBeTruthy();
    expect(calls(world, 'POST /contracts/deposit')).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Show the deposit address' }));
    const deposit = await screen.findByRole('dialog', { name: 'Deposit Address' });
    expect(await within(deposit).findByText('Verified')).toBeTruthy();
  });

  it('reads why it cannot release, and what to do', async () => {
    judge('other-client');
    const story = await fundedStory(world);
    const berto = { ...story.berto, encrypted_key: UNKNOWN };
    const { dialog } = await openDialog(story, berto, 'Release Guarantee', "This page can't open your signing key");
    expect(within(dialog).getByText(/Sign in the program that made your account/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Open key from a file' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Show the deposit address' })).toBeNull();
  });
});
