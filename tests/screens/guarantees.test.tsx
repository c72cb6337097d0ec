import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { User } from '@/domain/models';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import {
  card,
  depositAddress,
  ELSEWHERE,
  fundedStory,
  GUARANTEE,
  open,
  pay,
  pendingStory,
  type Story,
  setStatus,
  signedWithdrawal,
  signer,
} from './guarantee-support';
import { api, contractOf, guaranteeOf, testWorld, visit } from './support';

const world = testWorld();

async function panel(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Guarantees' });
}

async function buttonsOf(story: Story, as: User): Promise<string[]> {
  const { card } = await open(story, as);
  await waitFor(() => expect(card.textContent).not.toContain('Asking the block explorer'));
  const names = within(card)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
  return names.sort();
}

describe('the guarantees panel', () => {
  it('is 600 px high, scrolls, and says when it is empty', async () => {
    const ana = await signer(world, 'Ana');
    visit(`/contracts/${await contractOf(ana)}`, ana);
    const scroll = await panel();
    expect(scroll.textContent).toContain('No guarantees have been added to this contract yet.');
    expect(scroll.className).toContain('overflow-y-auto');
    expect(scroll.parentElement?.className).toContain('lg:h-[600px]');
  });

  it('lists active, then pending, then executed, then the rest, each with its badge', async () => {
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
    await card('It is active');
    const cards = within(await panel()).getAllByRole('article');
    expect(cards.map((shown) => shown.querySelector('header')?.textContent)).toEqual([
      'It is activeActive',
      'It is pendingPending',
      'It is executedExecuted',
      'It is frozenfrozen',
      'It is expiredExpired',
      'It is in_disputeIn Dispute',
    ]);
  });

  it('shows every fact of a guarantee, the balance in green when it covers the amount', async () => {
    const story = await fundedStory(world);
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Balance0.00100000 BTC Covers the amount'));
    expect(card.textContent).toContain('Amount0.00100000 BTC');
    expect(card.textContent).toContain('Valid untilJan 31, 2027');
    expect(card.textContent).toContain('Amount Withdraw0.00000000 BTC');
    expect(card.textContent).toContain('ConditionsAs agreed.');
    expect(card.textContent).toContain('Verification ProcessBy inspection.');
    expect(card.querySelector('[data-enough]')?.className).toContain('text-tone-green');
    const bar = within(card).getByRole('meter', { name: 'Funded and released' });
    expect(bar.getAttribute('aria-valuetext')).toBe('0.00100000 of 0.00100000 BTC funded, 0.00000000 BTC released');
  });

  it('shows a balance below the amount in red, and how much of it is unconfirmed', async () => {
    const story = await pendingStory(world);
    pay(world, await depositAddress(story), 40_000);
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Balance0.00040000 BTC Less than the amount'));
    expect(card.querySelector('[data-enough]')?.className).toContain('text-tone-red');
    expect(card.textContent).toContain('0.00040000 BTC of it unconfirmed');
  });

  it('becomes active by itself when the deposits cover the amount', async () => {
    const story = await pendingStory(world);
    const { card, store } = await open(story, story.ana);
    pay(world, await depositAddress(story), 100_000);
    const { loadContract } = await import('@/store/contracts/load.thunks');
    await store.dispatch(loadContract(story.contractId));
    await store.dispatch(refreshBalances(story.contractId));
    expect(await within(card).findByText('Active')).toBeTruthy();
    expect(world.backend.store.guarantee(story.guaranteeId)?.status).toBe('active');
  });

  it('never shows an unknown balance as zero', async () => {
    const story = await fundedStory(world);
    world.server.use(http.get('http://explorer.test/*', () => new HttpResponse(null, { status: 503 })));
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Not known: the block explorer does not answer'));
    expect(card.textContent).not.toContain('Balance0.00000000');
    expect(within(card).getByRole('meter').getAttribute('aria-valuetext')).toBe('Not known');
  });

  it('marks the balance of an address that does not follow from the keys', async () => {
    const story = await fundedStory(world);
    const deposit = world.backend.store.deposits(story.guaranteeId)[0];
    if (deposit !== undefined) deposit.address = ELSEWHERE;
    const { card } = await open(story, story.ana);
    expect(await within(card).findByText('Not verified')).toBeTruthy();
  });

  it('links one deposit address to the explorer', async () => {
    const story = await pendingStory(world);
    const address = await depositAddress(story);
    const { card } = await open(story, story.ana);
    const link = await within(card).findByRole<HTMLAnchorElement>('link', { name: 'View on block explorer' });
    expect(link.href).toBe(`http://explorer.test/explorer/address/${address}`);
    expect(link.rel).toContain('noopener');
  });

  it('lists several addresses under See Transactions', async () => {
    const story = await pendingStory(world);
    const addresses = [await depositAddress(story), await depositAddress(story)];
    const { user, card } = await open(story, story.ana);
    await user.click(await within(card).findByRole('button', { name: 'See Transactions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Transaction Addresses' });
    const links = within(dialog).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual(addresses.map((a) => `http://explorer.test/explorer/address/${a}`));
    await waitFor(() => expect(within(dialog).getAllByText('Verified')).toHaveLength(2));
  });
});

describe('actions of a guarantee', () => {
  it('offers a deposit for a pending one, to both contractors and to nobody without a counterparty', async () => {
    const story = await pendingStory(world);
    expect(await buttonsOf(story, story.berto)).toEqual(['Deposit']);
    const alone = await contractOf(story.ana);
    await guaranteeOf(alone, story.ana, 'Without a counterparty');
    visit(`/contracts/${alone}`, story.ana);
    const shown = await card('Without a counterparty');
    expect(within(shown).queryByRole('button')).toBeNull();
  });

  it('offers release and dispute for an active one', async () => {
    const story = await fundedStory(world);
    expect(await buttonsOf(story, story.ana)).toEqual(['Open Dispute', 'Release Guarantee']);
  });

  it('offers to cancel what the user signed', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.ana);
    expect(await buttonsOf(story, story.ana)).toEqual(['Cancel Transaction', 'Open Dispute']);
  });

  it('offers to sign or cancel what the other signed, signing first', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    expect(await buttonsOf(story, story.ana)).toEqual(['Cancel Transaction', 'Open Dispute', 'Sign Withdrawal']);
    expect(screen.getByRole('button', { name: 'Sign Withdrawal' }).className).toContain('bg-accent');
  });

  it('links an executed one to its transaction and hides its balance', async () => {
    const story = await fundedStory(world);
    const withdrawal = await signedWithdrawal(story, story.ana);
    Object.assign(world.backend.store.withdrawals(story.guaranteeId)[0] ?? {}, {
      txid: 'ab'.repeat(32),
      status: 'executed',
    });
    Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { status: 'executed' });
    const { card } = await open(story, story.ana);
    const link = await within(card).findByRole<HTMLAnchorElement>('link', { name: 'View Transaction' });
    expect(link.href).toBe(`http://explorer.test/explorer/tx/${'ab'.repeat(32)}`);
    expect(within(card).queryByText('Balance')).toBeNull();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(card.textContent).toContain(`Amount Withdraw${withdrawal.amount} BTC`);
  });

  it('offers nothing for one in dispute', async () => {
    const story = await fundedStory(world);
    await setStatus(story, 'in_dispute');
    expect(await buttonsOf(story, story.ana)).toEqual([]);
  });
});

describe('Add Guarantee', () => {
  const TYPED: [label: string, text: string][] = [
    ['Description', GUARANTEE],
    ['Amount (BTC)', '0.0025'],
    ['Valid Until', '2031-12-31'],
    ['Conditions', 'The roof is tight'],
    ['Verification Process', 'Both inspect it'],
  ];

  async function openAdd(status: 'joined' | 'waiting' = 'joined') {
    const ana = await signer(world, 'Ana');
    const berto = await signer(world, 'Berto');
    const contractId = await contractOf(ana, {}, status === 'joined' ? berto : undefined);
    const { user, store } = visit(`/contracts/${contractId}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Add Guarantee' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    return { user, store, dialog, contractId, ana };
  }

  async function fill(user: UserEvent, dialog: HTMLElement): Promise<void> {
    for (const [label, text] of TYPED) await user.type(within(dialog).getByLabelText(label), text);
  }

  function values(dialog: HTMLElement): string[] {
    return TYPED.map(([label]) => within(dialog).getByLabelText<HTMLInputElement>(label).value);
  }

  async function press(user: UserEvent, dialog: HTMLElement): Promise<void> {
    await user.click(within(dialog).getByRole('button', { name: 'Add Guarantee' }));
  }

  it.each([
    ['a draft, its owner', 'draft', false],
    ['a contract that waits, its owner', 'pending_counterparty', true],
  ] as const)('in %s', async (_who, status, offered) => {
    const ana = await signer(world, 'Ana');
    visit(`/contracts/${await contractOf(ana, { status })}`, ana);
    await panel();
    expect(screen.queryByRole('button', { name: 'Add Guarantee' }) !== null).toBe(offered);
  });

  it('is offered to both contractors of an active contract', async () => {
    const story = await pendingStory(world);
    await open(story, story.berto);
    expect(screen.getByRole('button', { name: 'Add Guarantee' })).toBeTruthy();
  });

  it('is not offered to a stranger', async () => {
    const story = await pendingStory(world);
    await open(story, await signer(world, 'Carla'));
    expect(screen.queryByRole('button', { name: 'Add Guarantee' })).toBeNull();
  });

  it('adds a pending guarantee of the depositor', async () => {
    const { user, dialog, contractId, ana } = await openAdd('waiting');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Amount (BTC)').step).toBe('0.00000001');
    await fill(user, dialog);
    await press(user, dialog);
    const shown = await card(GUARANTEE);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(shown).getByText('Pending')).toBeTruthy();
    const sent = world.requests.find(({ call }) => call === `POST /contracts/${contractId}/guarantees`)?.body;
    expect(sent).toEqual({
      guarantees: [
        {
          id: '',
          description: GUARANTEE,
          amount: '0.00250000',
          valid_until: '2031-12-31',
          conditions: 'The roof is tight',
          verification_process: 'Both inspect it',
          status: 'pending',
          contract_id: contractId,
          contractor_id: ana.id,
        },
      ],
    });
  });

  it('names every field that is missing and sends nothing', async () => {
    const { user, dialog } = await openAdd();
    await press(user, dialog);
    expect(within(dialog).getAllByText('Fill this in.')).toHaveLength(5);
    await user.type(within(dialog).getByLabelText('Amount (BTC)'), '0.000000001');
    expect(within(dialog).getByText('Bitcoin has 8 decimals at most.')).toBeTruthy();
    expect(world.requests.filter(({ call }) => call.includes('guarantees'))).toEqual([]);
  });

  it('closes on failure, leaves the error in the state, tells it on the panel and keeps what was typed', async () => {
    const { user, store, dialog, contractId } = await openAdd();
    world.server.use(
      http.post('http://backend.test/api/contracts/:id/guarantees', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    await fill(user, dialog);
    await press(user, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().contracts.error?.message).toBe('Guarantee update failed');
    const told = within(await panel()).getByRole('alert');
    expect(told.textContent).toContain('Guarantee update failed');
    expect(told.textContent).toContain('status code 500');
    await user.click(within(told).getByRole('button', { name: 'Try again' }));
    const again = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    expect(values(again)).toEqual(TYPED.map(([, text]) => text));
    await press(user, again);
    await card(GUARANTEE);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(store.getState().contracts.error).toBeNull();
    const { guarantees } = await api('GET', `/contracts/${contractId}`);
    expect(guarantees).toHaveLength(1);
  });

  it('keeps what was typed when it is closed by a slip, and forgets it on Cancel', async () => {
    const { user, dialog } = await openAdd();
    await fill(user, dialog);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Guarantee' }));
    const again = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    expect(values(again)).toEqual(TYPED.map(([, text]) => text));
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add Guarantee' }));
    expect(values(await screen.findByRole('dialog', { name: 'Add Guarantee' }))).toEqual(['', '', '', '', '']);
  });
});
