import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { sats } from '@tests/unit/domain/make';
import { leavePage } from '@tests/unit/store/leave-page';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { depositAddress, fundedStory, open, pendingStory, type Story, signedWithdrawal } from './guarantee-support';
import { arriveAt, person, testWorld, visit } from './support';

const world = testWorld();

/** As from a backend that sends satoshis instead of BTC. */
const TWENTY_MILLION = sats(2_000_000_000_000_000);

/** Inflates every paid transaction of the backend above the money supply. */
function inflate({ guaranteeId }: Story): void {
  const own = world.backend.store.state.transactions.filter(({ guarantee_id }) => guarantee_id === guaranteeId);
  for (const [at, each] of own.entries()) Object.assign(each, { amount: TWENTY_MILLION, txid: `${at}`.repeat(64) });
}

describe('a contract with sums above the money supply', () => {
  it('breaks neither other screens nor the navigation bar, even after a reload', async () => {
    const story = await pendingStory(world);
    await depositAddress(story);
    world.backend.store.state.transactions.push(
      ...world.backend.store.state.transactions.map((deposit) => ({
        ...deposit,
        id: world.backend.store.newId('transaction'),
      })),
    );
    inflate(story);
    await open(story, story.berto);
    await waitFor(() => {
      leavePage();
      const [contract] = JSON.parse(localStorage.getItem('contracts') ?? '[]');
      expect(contract?.guarantees?.[0]?.deposits).toHaveLength(2);
    });
    cleanup();
    const { user } = visit('/contracts', story.berto);
    expect(await screen.findByRole('heading', { name: 'My Contracts' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await arriveAt('/login');
  });

  it('shows the withdrawn amount as unknown, and changes no status', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.ana);
    world.backend.store.state.transactions.push(
      ...world.backend.store.withdrawals(story.guaranteeId).map((withdrawal) => ({ ...withdrawal, id: 'another' })),
    );
    inflate(story);
    const { card } = await open(story, story.ana);
    await waitFor(() =>
      expect(within(card).getByText('Amount Withdraw').parentElement?.textContent).toMatch(/Not known/),
    );
    expect(within(card).getByRole('meter').getAttribute('aria-valuetext')).toBe('Not known');
    expect(world.backend.store.guarantee(story.guaranteeId)?.status).toBe('active');
  });
});

describe('a deferred part of the shell that fails', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is omitted; the screen and the logout button stay', async () => {
    const Broken = { permission: 'granted' };
    vi.stubGlobal(
      'Notification',
      Object.defineProperty(Broken, 'permission', {
        get: () => {
          throw new Error('No');
        },
      }),
    );
    const { user } = visit('/contracts', person(world, 'Ana'));
    expect(await screen.findByRole('heading', { name: 'My Contracts' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await arriveAt('/login');
  });
});
