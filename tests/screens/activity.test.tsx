import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  depositAddress,
  fundedStory,
  GUARANTEE,
  open,
  pendingStory,
  type Story,
  signedWithdrawal,
  spendElsewhere,
  storedWithdrawals,
} from './guarantee-support';
import { api, calls, createContract, person, returnToTab, settle, testWorld, visit } from './support';

/* docs/activity.md */

const world = testWorld();
const EXPLORER = 'http://explorer.test/explorer/api';

function getCard(): HTMLElement {
  const card = screen.getByRole('heading', { name: 'Activity' }).closest('details');
  if (card === null) throw new Error('The activity card cannot be opened');
  return card;
}

/** Opens the contract and its log; the entries by their title. */
async function openLog(story: Story) {
  const shown = await open(story, story.ana);
  await settle(world);
  await shown.user.click(await screen.findByRole('heading', { name: 'Activity' }));
  await settle(world);
  return shown;
}

/** Opens the log and what proves its entries. */
async function openMarkedLog(story: Story) {
  const shown = await openLog(story);
  await shown.user.click(screen.getByText('Sources of these entries'));
  return shown;
}

function getEntry(title: string): HTMLElement {
  const entry = within(getCard())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(title) !== null);
  if (entry === undefined) throw new Error(`No entry is called ${title}`);
  return entry;
}

const countHistoryCalls = () =>
  world.requests.filter(({ call }) => /^GET \/explorer\/api\/address\/[^/]+\/txs/.test(call)).length;

describe('the activity of a contract', () => {
  it('leads from a payment to its receipt, and from nothing else', async () => {
    const story = await fundedStory(world);
    const { user } = await openLog(story);
    await waitFor(() => expect(within(getEntry('Deposit paid in')).getByText('View transaction')).toBeTruthy());
    const links = within(getCard()).getAllByRole('link', { name: 'Receipt' });
    expect(links).toEqual([within(getEntry('Deposit paid in')).getByRole('link', { name: 'Receipt' })]);
    await user.click(links[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeTruthy();
    expect((await screen.findByRole('article')).textContent).toContain(GUARANTEE);
  });

  nightly('is one line at first, which costs the explorer nothing', async () => {
    const story = await fundedStory(world);
    await open(story, story.ana);
    await settle(world);
    await waitFor(() => expect(getCard().textContent).not.toContain("Reading this device's log"));
    expect(within(getCard()).queryAllByRole('listitem')).toHaveLength(0);
    const line = getCard().querySelector('summary')?.textContent;
    expect(line).toMatch(/^Activity.+(ago|now)$/);
    expect(line).not.toMatch(/The server says|In a block/);
    expect(countHistoryCalls()).toBe(0);
  });

  nightly('looks up how money left that no release of the server explains, while it is folded', async () => {
    const story = await fundedStory(world);
    const { u_psbt, id } = await signedWithdrawal(story, story.berto, '0.00098000');
    await api('DELETE', `/contracts/transaction/${id}`);
    spendElsewhere(world, story, String(u_psbt));
    const { user } = await open(story, story.ana);
    // The log is folded.
    await waitFor(() => expect(countHistoryCalls()).toBeGreaterThan(0));
    await user.click(await screen.findByRole('heading', { name: 'Activity' }));
    await waitFor(() => expect(getEntry('Released').textContent).toContain('0.00098000 BTC'));
    expect(screen.queryByText('Deposit confirmed')).toBeNull();
  });

  nightly('begins with the entry that is its one line while it is folded', async () => {
    const story = await pendingStory(world);
    await depositAddress(story);
    const { user } = await open(story, story.ana);
    await settle(world);
    const line = getCard().querySelector('summary')?.textContent ?? '';
    await user.click(await screen.findByRole('heading', { name: 'Activity' }));
    await settle(world);
    // The address is newer.
    expect(line).toMatch(/^ActivityContract created/);
    expect(within(getCard()).getAllByRole('listitem')[0]?.textContent).toContain('Contract created');
  });

  nightly('says who deposits and who signed, and names nobody beside a release', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    await openLog(story);
    await waitFor(() => expect(getEntry('Release signed').textContent).toContain('Berto signed'));
    expect(getEntry('Deposit paid in').textContent).toContain('Berto deposits');
    Object.assign(storedWithdrawals(world, story)[0] ?? {}, { txid: 'ab'.repeat(32), status: 'completed' });
    await returnToTab(world);
    await waitFor(() => expect(getEntry('Released').textContent).toContain(GUARANTEE));
    expect(getEntry('Released').textContent).not.toContain('Berto');
  });

  nightly('leaves out the steps to a payment at first', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    const { user } = await openLog(story);
    await waitFor(() => expect(getEntry('Deposit paid in').textContent).toContain('View transaction'));
    // It was not sent.
    expect(getEntry('Release signed')).toBeTruthy();
    expect(within(getCard()).queryByText('Deposit address created')).toBeNull();
    await user.click(within(getCard()).getByRole('button', { name: /^Show all \d+ entries$/ }));
    expect(getEntry('Deposit address created')).toBeTruthy();
    await user.click(within(getCard()).getByRole('button', { name: 'Show only the newest' }));
    expect(within(getCard()).queryByText('Deposit address created')).toBeNull();
  });

  nightly('names no source of persons and times until they are asked for', async () => {
    const story = await fundedStory(world);
    const { user } = await openLog(story);
    await waitFor(() => expect(within(getEntry('Deposit paid in')).getByText('View transaction')).toBeTruthy());
    const deposit = getEntry('Deposit paid in');
    await waitFor(() => expect(deposit.textContent).toContain('Berto'));
    expect(getCard().textContent).not.toMatch(/according to the server|server time/);
    await user.click(within(getCard()).getByText('Sources of these entries'));
    expect(deposit.textContent).toContain('Berto deposits (according to the server)');
  });

  nightly('opens to all entries with time, person, amount, link and the source of each', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    await openMarkedLog(story);
    await waitFor(() => expect(getEntry('Deposit paid in').textContent).toContain('In a block'));
    const deposit = getEntry('Deposit paid in');
    const { txid } = world.backend.store.deposits(story.guaranteeId)[0] ?? {};
    expect(deposit.textContent).toContain('0.00100000 BTC');
    expect(deposit.textContent).toContain(GUARANTEE);
    expect(deposit.textContent).toContain('Berto deposits (according to the server)');
    expect(deposit.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
    expect(within(deposit).getByRole('link', { name: 'View transaction' }).getAttribute('href')).toMatch(
      new RegExp(`/tx/${txid}$`),
    );
    const signature = getEntry('Release signed');
    expect(signature.textContent).toContain('0.00060000 BTC');
    expect(within(signature).getByText('Signed')).toBeTruthy();
    expect(within(signature).getByText('Berto signed')).toBeTruthy();
    expect(within(signature).queryByRole('link')).toBeNull();
    expect(within(getEntry('Contract created')).getByText('The server says')).toBeTruthy();
    expect(within(getEntry('Contract created')).getByText('You')).toBeTruthy();
    const address = getEntry('Deposit address created');
    expect(within(address).getByRole('link', { name: 'View address' })).toBeTruthy();
  });

  nightly('marks a payment only while it is not proven, and never what only the server can say', async () => {
    const story = await fundedStory(world);
    const { user } = await openLog(story);
    await waitFor(() => expect(within(getEntry('Deposit paid in')).queryByText('The server says')).toBeNull());
    expect(within(getCard()).queryByText(/^(The server says|In a block)$/)).toBeNull();
    await user.click(screen.getByText('Sources of these entries'));
    expect(await within(getEntry('Deposit paid in')).findByText('In a block')).toBeTruthy();
    expect(within(getEntry('Contract created')).getByText('The server says')).toBeTruthy();
    expect(getCard().textContent).toContain('“The server says”: nothing proves it');
  });

  nightly('asks the explorer once for the payments of an address', async () => {
    const story = await fundedStory(world);
    await openMarkedLog(story);
    await waitFor(() => expect(getEntry('Deposit paid in').textContent).toContain('In a block'));
    const asked = countHistoryCalls();
    await returnToTab(world);
    await returnToTab(world);
    expect(countHistoryCalls()).toBe(asked);
  });

  nightly('shows what is recorded while the explorer fails', async () => {
    const story = await fundedStory(world);
    world.server.use(http.get(`${EXPLORER}/address/:address/txs`, () => HttpResponse.error()));
    await openLog(story);
    await waitFor(() => expect(within(getEntry('Deposit paid in')).getByText('The server says')).toBeTruthy());
  });

  nightly('keeps and names what the server changes or no longer sends', async () => {
    const story = await pendingStory(world);
    await openLog(story);
    const guarantee = world.backend.store.guarantee(story.guaranteeId);
    Object.assign(guarantee ?? {}, { amount: 90_000_000 });
    await returnToTab(world);
    const claim = await waitFor(() => getEntry('The server now says: Guarantee added'));
    expect(claim.textContent).toContain('0.90000000');
    expect(getEntry('Guarantee added').textContent).toContain('0.00100000');
    const { guarantees } = world.backend.store.state;
    guarantees.splice(
      guarantees.findIndex(({ id }) => id === story.guaranteeId),
      1,
    );
    await returnToTab(world);
    await waitFor(() =>
      expect(within(getEntry('Guarantee added')).getByText('No longer sent by the server')).toBeTruthy(),
    );
  });

  nightly('is restored after a reload, even if the server sends none of it', async () => {
    const story = await fundedStory(world);
    const first = await openMarkedLog(story);
    await waitFor(() => expect(getEntry('Deposit paid in').textContent).toContain('In a block'));
    expect(calls(world, `GET /contracts/${story.contractId}`)).toBeGreaterThan(0);
    world.server.use(
      http.get('http://backend.test/api/contracts/:id/fillcontract', () => HttpResponse.json({ guarantees: [] })),
    );
    await returnToTab(world);
    expect(first.card.isConnected).toBe(true);
    expect(within(getEntry('Deposit paid in')).getByText('In a block')).toBeTruthy();
  });

  nightly('renders few elements, however long the log is', async () => {
    // jsdom lays nothing out: without a height, every entry would be in view.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
    const ana = person(world, 'Ana');
    const id = await createContract(ana);
    const contract = world.backend.store.state.contracts.find((each) => each.id === id);
    const guarantees = Array.from({ length: 1_000 }, (_, at) => ({
      id: `g${at}`,
      contract_id: id,
      contractor_id: ana.id,
      description: `Guarantee ${at}`,
      amount: '0.00100000',
      valid_until: '2027-01-31',
      conditions: '',
      verification_process: '',
      status: 'pending',
    }));
    world.server.use(
      http.get('http://backend.test/api/contracts/:id', () => HttpResponse.json({ ...contract, guarantees })),
      http.get('http://backend.test/api/contracts/:id/fillcontract', () => HttpResponse.json({ guarantees })),
    );
    const { user } = visit(`/contracts/${id}`, ana);
    // jsdom needs long to render a contract of this size.
    await screen.findByText('Activity');
    await settle(world);
    await user.click(await screen.findByRole('heading', { name: 'Activity' }));
    await settle(world);
    expect(getCard().querySelectorAll('li').length).toBeLessThan(20);
    await user.click(await within(getCard()).findByRole('button', { name: /^Show all 1.?001 entries$/ }));
    await settle(world);
    expect(getCard().querySelectorAll('li').length).toBeLessThan(100);
    expect(getCard().querySelector('li[aria-setsize]')?.getAttribute('aria-setsize')).toBe('1001');
  });
});
