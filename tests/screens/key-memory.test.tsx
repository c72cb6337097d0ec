import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { open, openDialog, pendingStory, type Story } from './guarantee-support';
import { returnToTab, testWorld, visit } from './support';

const world = testWorld();
const LOST = { name: 'This device no longer has the keys that it remembered' };
const NOT_KEPT = { name: 'This browser remembers no keys' };
describe('remembered keys that were deleted', () => {
  it('are reported on every screen and block paying, until the user starts again', async () => {
    const story = await pendingStory(world);
    localStorage.setItem('keys', '"2026-11-21T10:00:00.000Z"');
    const { dialog, user, store } = await openDialog(story, story.berto, 'Deposit', LOST.name);
    expect(dialog.textContent).toContain('This device no longer has the keys that it remembered for your contracts');
    expect(world.requests.map(({ call }) => call)).not.toContain('POST /contracts/deposit');
    const alarm = await screen.findByRole('alert', { ...LOST, hidden: true });
    expect(alarm.textContent).toContain('compare the deposit addresses with the other party');
    // The dialog says and does the same, and goes on.
    await user.click(await within(dialog).findByRole('button', { name: 'Start remembering keys again' }));
    await waitFor(() => expect(screen.queryByRole('alert', { ...LOST, hidden: true })).toBeNull());
    const deposit = await screen.findByRole('dialog', { name: 'Deposit Address' });
    expect(await within(deposit).findByText('Verified')).toBeTruthy();
    expect(Object.values(store.getState().keys.stored)).toContain(story.ana.public_key);
  });
});

describe('a browser that stores nothing', () => {
  nightly('shows what to do instead of an address', async () => {
    const story = await pendingStory(world);
    const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { dialog, user } = await openDialog(story, story.berto, 'Deposit', NOT_KEPT.name);
    expect(dialog.textContent).toContain('Allow this site to store data, free some space, or use another browser');
    await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
    const alarm = await screen.findByRole('alert', NOT_KEPT);
    blocked.mockRestore();
    await user.click(await within(alarm).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert', NOT_KEPT)).toBeNull());
  });
});

describe("the account's own key", () => {
  nightly(
    'raises an alarm on every screen and above a contract when the server names another key, which cannot be accepted',
    async () => {
      const story = await pendingStory(world);
      const earlier = toHex(demoKey('earlier@example.com').publicKey);
      const first = visit('/contracts', { ...story.berto, public_key: earlier });
      await waitFor(() => expect(Object.values(first.store.getState().keys.stored)).toContain(earlier));
      cleanup();
      const { card, user } = await open(story, story.berto);
      const alarm = await screen.findByRole('alert', { name: "Your signing key can't be used" });
      expect(alarm.textContent).toContain('a different signing key for your account from the one this device has seen');
      const change = await screen.findByRole('region', { name: 'Your own public key' });
      expect(change.textContent).toContain(`Before${earlier}Now${story.berto.public_key}`);
      expect(screen.queryByRole('button', { name: 'Use the new key' })).toBeNull();
      expect(screen.getByText(/You cannot accept that here/)).toBeTruthy();
      expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Deposit' }).disabled).toBe(true);
      await user.click(await within(alarm).findByRole('button', { name: 'Open key from a file' }));
      expect(await screen.findByRole('dialog', { name: 'Open key from a file' })).toBeTruthy();
    },
  );
});

describe('a person under another id', () => {
  function tell({ contractId }: Story, contractors: unknown[]): void {
    for (const path of [`*/contracts/${contractId}`, `*/contracts/${contractId}/fillcontract`])
      world.server.use(
        http.get(path, async ({ request }) => {
          const answer = await getResponse(world.backend.handlers, request.clone());
          return HttpResponse.json({ ...((await answer?.json()) as object), contractors });
        }),
      );
  }

  nightly(
    'with the same key is told once, with one thing to do, and keeps the alarm for changed keys away',
    async () => {
      const story = await pendingStory(world);
      const first = await open(story, story.berto);
      await waitFor(() => expect(Object.values(first.store.getState().keys.stored)).toContain(story.ana.public_key));
      tell(story, ['carol', story.berto.id]);
      await returnToTab(world);
      const title = await screen.findByRole('heading', { name: 'The server now names someone else for the same key' });
      expect(screen.queryByRole('heading', { name: 'A key of this contract has changed' })).toBeNull();
      const change = screen.getByRole('region', { name: 'Account that the server shows with the other key' });
      expect(change.textContent).toBe(`Account that the server shows with the other keyBefore${story.ana.id}Nowcarol`);
      const deposit = () => within(first.card).getByRole<HTMLButtonElement>('button', { name: 'Deposit' });
      expect(deposit().disabled).toBe(true);
      const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use the new name' });
      expect(use.disabled).toBe(true);
      await first.user.click(screen.getByRole('checkbox', { name: /I have asked the other party/ }));
      await first.user.click(use);
      await waitFor(() => expect(title.isConnected).toBe(false));
      await waitFor(() => expect(deposit().disabled).toBe(false));
    },
  );
});
