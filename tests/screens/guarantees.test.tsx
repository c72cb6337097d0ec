import type { WireUser } from '@mocks/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  depositAddress,
  ELSEWHERE,
  findCard,
  fundedStory,
  GUARANTEE,
  open,
  pay,
  pendingStory,
  type Story,
  signedWithdrawal,
  signer,
} from './guarantee-support';
import { api, createContract, createGuarantee, returnToTab, testWorld, visit } from './support';

const world = testWorld();

async function panel(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Guarantees' });
}

async function listButtons(story: Story, as: WireUser): Promise<string[]> {
  const { card } = await open(story, as);
  await waitFor(() => expect(card.textContent).not.toContain('Asking the block explorer'));
  const names = within(card)
    .queryAllByRole('button')
    // The button that unfolds the row.
    .filter(({ ariaExpanded }) => ariaExpanded === null)
    .map(({ textContent }) => textContent ?? '');
  return names.sort();
}

describe('the guarantees panel', () => {
  // Spec: 2.guarantees-panel
  nightly('says when it is empty', async () => {
    const ana = await signer(world, 'Ana');
    visit(`/contracts/${await createContract(ana)}`, ana);
    expect((await panel()).textContent).toContain('No guarantees have been added to this contract yet.');
  });

  // Spec: 2.guarantees-panel
  it('lists expired and disputed ones, then active, pending, executed and the rest, each with its badge', async () => {
    const story = await fundedStory(world);
    const { contractId, ana } = story;
    const { guarantees } = (await api('GET', `/contracts/${contractId}`)) as { guarantees: { status: string }[] };
    const statuses = ['frozen', 'expired', 'in_dispute', 'executed', 'pending', 'active'];
    const listed = statuses.map((status) => ({ ...guarantees[0], id: status, status, description: `It is ${status}` }));
    world.server.use(
      http.get('http://backend.test/api/contracts/:id/fillcontract', () => HttpResponse.json({ guarantees: listed })),
      http.get('http://backend.test/api/contracts/:id', () =>
        HttpResponse.json({
          id: contractId,
          title: 'Any',
          status: 'active',
          contractors: [ana.id],
          guarantees: listed,
        }),
      ),
    );
    visit(`/contracts/${contractId}`, ana);
    await findCard('It is active');
    const cards = within(await panel()).getAllByRole('article');
    const starts = [
      'It is expiredExpired',
      'It is in_disputeIn Dispute',
      'It is activeActive',
      'It is pendingPending',
      'It is executedExecuted',
      'It is frozenfrozen',
    ];
    expect(cards.map(({ textContent }, index) => textContent?.slice(0, starts[index]?.length))).toEqual(starts);
  });

  // Spec: 2.guarantees-panel
  nightly('shows every detail of a guarantee, and that the balance covers the amount', async () => {
    const story = await fundedStory(world);
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Balance0.00100000 BTC Covers the amount'));
    expect(card.textContent).toContain('Amount0.00100000 BTC');
    expect(card.textContent).toContain('Valid until31 Jan 2027');
    expect(card.textContent).toContain('Amount Withdraw0.00000000 BTC');
    expect(card.textContent).toContain('ConditionsAs agreed.');
    expect(card.textContent).toContain('Verification ProcessBy inspection.');
    const bar = await within(card).findByRole('meter', { name: 'Deposited and released' });
    expect(bar.getAttribute('aria-valuetext')).toBe('0.00100000 of 0.00100000 BTC deposited, 0.00000000 BTC released');
  });

  // Spec: 4.guarantee-status
  nightly('becomes active automatically when the deposits cover the amount', async () => {
    const story = await pendingStory(world);
    const { card } = await open(story, story.ana);
    pay(world, await depositAddress(story), 100_000);
    // The new deposit address comes with the contract, its balance with the next refresh.
    await returnToTab(world);
    await returnToTab(world);
    expect(await within(card).findByText('Active')).toBeTruthy();
    expect(world.backend.store.guarantee(story.guaranteeId)?.status).toBe('active');
  });

  nightly('never shows an unknown balance as zero', async () => {
    const story = await fundedStory(world);
    world.server.use(http.get('http://explorer.test/*', () => new HttpResponse(null, { status: 503 })));
    const { user, card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Balance unavailable'));
    expect(card.textContent).not.toContain('Balance0.00000000');
    expect(within(card).getByRole('meter').getAttribute('aria-valuetext')).toBe('Not known');
    // A folded row has no bar then: an empty one would look like zero.
    await user.click(within(card).getByRole('button', { expanded: true, name: /Deposit for the roof/ }));
    expect(within(card).queryByRole('meter')).toBeNull();
  });

  nightly('marks the balance of an address not derived from the keys', async () => {
    const story = await fundedStory(world);
    const deposit = world.backend.store.deposits(story.guaranteeId)[0];
    if (deposit !== undefined) deposit.address = ELSEWHERE;
    const { user, card } = await open(story, story.ana);
    const mark = await within(card).findByText('Not verified');
    // The reason is visible without hovering.
    const why = await within(card).findByText(/^We couldn't verify every deposit address of this guarantee/);
    expect(why.closest('details')?.open).toBe(false);
    await user.click(await within(card).findByText('Why?'));
    expect(why.closest('details')?.open).toBe(true);
    expect(mark.closest('summary, [title]')?.tagName).toBe('SUMMARY');
  });

  // Spec: 2.explorer-links
  it('links one deposit address to the explorer', async () => {
    const story = await pendingStory(world);
    const address = await depositAddress(story);
    const { card } = await open(story, story.ana);
    const link = await within(card).findByRole<HTMLAnchorElement>('link', { name: 'View on block explorer' });
    expect(link.href).toBe(`http://explorer.test/explorer/address/${address}`);
    expect(link.rel).toContain('noopener');
  });
});

// Spec: 2.guarantee-buttons, 6.screens
describe('actions of a guarantee', () => {
  it('offers a deposit for a pending one to both contractors, but not without a counterparty', async () => {
    const story = await pendingStory(world);
    expect(await listButtons(story, story.berto)).toEqual(['Deposit']);
    const alone = await createContract(story.ana);
    await createGuarantee(alone, story.ana, 'Without a counterparty');
    visit(`/contracts/${alone}`, story.ana);
    const shown = await findCard('Without a counterparty');
    expect(
      within(shown)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Without a counterparty']);
  });

  it('offers release and dispute for an active one', async () => {
    const story = await fundedStory(world);
    expect(await listButtons(story, story.ana)).toEqual(['Open Dispute', 'Release Guarantee']);
  });

  // Spec: 2.view-transaction
  nightly('links an executed one to its transaction and hides its balance', async () => {
    const story = await fundedStory(world);
    const withdrawal = await signedWithdrawal(story, story.ana);
    Object.assign(world.backend.store.withdrawals(story.guaranteeId)[0] ?? {}, {
      txid: 'ab'.repeat(32),
      status: 'executed',
    });
    Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { status: 'executed' });
    world.server.use(http.get('http://explorer.test/explorer/api/address/:address/utxo', () => HttpResponse.json([])));
    const { card } = await open(story, story.ana);
    const link = await within(card).findByRole<HTMLAnchorElement>('link', { name: 'View Transaction' });
    expect(link.href).toBe(`http://explorer.test/explorer/tx/${'ab'.repeat(32)}`);
    expect(within(card).queryByText('Balance')).toBeNull();
    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([GUARANTEE]);
    expect(card.textContent).toContain(`Amount Withdraw${withdrawal.amount} BTC`);
  });

  it('shows money that arrives at an executed one with the next reload', async () => {
    const story = await pendingStory(world);
    const address = await depositAddress(story);
    Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { status: 'executed' });
    const { card } = await open(story, story.ana);
    expect(within(card).queryByText('Balance')).toBeNull();
    pay(world, address, 20_000);
    await returnToTab(world);
    expect(await within(card).findByText('Balance')).toBeTruthy();
    expect(await within(card).findByRole('button', { name: 'Release Guarantee' })).toBeTruthy();
  });
});

describe('for a viewer who is no contractor', () => {
  it('verified money counts', async () => {
    const story = await fundedStory(world);
    const { card } = await open(story, await signer(world, 'Carla'));
    expect(await within(card).findByText('Covers the amount')).toBeTruthy();
    expect(within(card).queryByText('Not verified')).toBeNull();
    expect(card.textContent).not.toContain('not counted');
  });
});
