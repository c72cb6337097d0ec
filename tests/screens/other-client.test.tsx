import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { sealAsCryptoJsRecord, sealWithCryptoJs } from '@tests/unit/bitcoin/foreign-envelopes';
import { describe, expect, it } from 'vitest';
import type { WireUser } from '@/services/schemas/wire';
import {
  fundedStory,
  open,
  openDialog,
  PASSWORD,
  pendingStory,
  signedWithdrawal,
  signer,
  storedWithdrawals,
  submitRelease,
} from './guarantee-support';
import { calls, settle, testWorld, visit } from './support';

/* The account of one side was made by another client (docs/api.md#key-envelopes). */

const world = testWorld();
const UNKNOWN = '-----BEGIN PGP MESSAGE-----';

function sealed({ email }: WireUser, seal = sealWithCryptoJs): string {
  return seal(toHex(demoKey(email).privateKey ?? new Uint8Array()), PASSWORD);
}

function judge(keyVerdict: string): void {
  localStorage.setItem('ownKey', JSON.stringify({ keyVerdict }));
}

describe('an account with a key that CryptoJS encrypted', () => {
  nightly('releases', async () => {
    const story = await fundedStory(world);
    const berto = { ...story.berto, encrypted_key: sealed(story.berto, sealAsCryptoJsRecord) };
    const { user, dialog } = await openDialog(story, berto, 'Release Guarantee', 'Release Guarantee');
    await submitRelease(user, dialog, '0.0005');
    await waitFor(() => expect(storedWithdrawals(world, story)[0]?.signer).toBe(berto.id));
  });

  it("co-signs the other party's release, and checks its password first", async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    const ana = { ...story.ana, encrypted_key: sealed(story.ana) };
    const { user, dialog } = await openDialog(story, ana, 'Sign Withdrawal', 'Sign Transaction');
    const field = await within(dialog).findByLabelText('Signing Password');
    await user.click(field);
    await user.paste('something else');
    await user.click(await within(dialog).findByRole('button', { name: 'Sign Transaction' }));
    await within(dialog).findByText(/password is not right|password doesn't|not signed/i);
    await user.clear(field);
    await user.click(field);
    await user.paste(PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign Transaction' }));
    await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' });
  });
});

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

  nightly('writes in the chat', async () => {
    judge('other-client');
    const story = await pendingStory(world);
    const { user } = await open(story, { ...story.berto, encrypted_key: UNKNOWN });
    await user.type(await screen.findByLabelText('Message'), 'Good morning');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await settle(world);
    expect(calls(world, 'POST /chat/messages')).toBe(1);
  });
});
