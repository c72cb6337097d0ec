import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { REFRESH_BUDGET } from '@/domain/deposits/refresh-plan';
import { fundedStory, pendingStory } from './guarantee-support';
import { createContract, person, testWorld, visit } from './support';

/* Role, money and dates in the list. */

const world = testWorld();
const UTXOS = 'http://explorer.test/explorer/api/address/:address/utxo';

/** The value of a fact or total, with its note. */
function read(label: string): string {
  const term = screen.getByText(label, { selector: 'dt' });
  const values = [...(term.parentElement?.querySelectorAll('dd') ?? [])];
  return values.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join(' / ');
}

async function expectFact(label: string, text: string | RegExp): Promise<void> {
  await screen.findByText(label, { selector: 'dt' });
  await waitFor(() => expect(read(label)).toMatch(text));
}

describe('a row of the list', () => {
  nightly('shows role, stake, what is secured and the next date', async () => {
    const { ana } = await fundedStory(world);
    visit('/contracts', ana);
    await expectFact('Your role', 'Creator / The other party deposits');
    await expectFact('Secured', /^0\.00100000 BTC/);
    expect(read('Next date')).toMatch(/\d{4} \/ (in|\d)/);
  });

  it('shows the counterparty their own role', async () => {
    const { berto } = await pendingStory(world);
    visit('/contracts', berto);
    await expectFact('Your role', 'Counterparty / You deposit');
    expect(await screen.findByText(/^Deposit/)).toBeTruthy();
  });

  nightly('never shows zero for a balance that could not be read', async () => {
    world.server.use(http.get(UTXOS, () => new HttpResponse(null, { status: 503 })));
    const { ana } = await fundedStory(world);
    visit('/contracts', ana);
    await expectFact('Secured', 'Not checked yet');
    await world.quiet();
    expect(read('Secured')).toBe('Not checked yet');
    expect(read('Secured now')).toBe('Not checked yet');
  });
});

describe('a row on a phone', () => {
  it('leaves out a date and money that cannot be', async () => {
    const ana = person(world, 'Ana');
    await createContract(ana, { title: 'Another', status: 'draft' });
    visit('/contracts', ana);
    await screen.findByRole('link', { name: 'Another' });
    const isLeftOut = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).parentElement?.classList.contains('max-sm:hidden');
    expect([isLeftOut('Next date'), isLeftOut('Secured'), isLeftOut('Your role')]).toEqual([true, true, false]);
  });

  it('keeps what is not known', async () => {
    world.server.use(http.get(UTXOS, () => new HttpResponse(null, { status: 503 })));
    const { ana } = await fundedStory(world);
    visit('/contracts', ana);
    await expectFact('Secured', 'Not checked yet');
    expect(screen.getByText('Secured', { selector: 'dt' }).parentElement?.className).not.toContain('hidden');
  });
});

nightly('names the guarantee whose date has passed', async () => {
  const story = await fundedStory(world);
  Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { valid_until: '2026-01-31' });
  visit('/contracts', story.ana);
  await expectFact('Next date', /Passed .* \/ Deposit for the roof$/);
});

describe('the totals', () => {
  nightly('add what is secured, what is awaited and what needs the user', async () => {
    const { ana, berto } = await fundedStory(world);
    await createContract(ana, { title: 'Another', status: 'draft' });
    visit('/contracts', ana);
    await expectFact('Secured now', /^0\.00100000 BTC/);
    expect(read('Waiting for deposits')).toBe('Nothing');
    expect(read('Needs your action')).toBe('Nothing');
    expect(berto.id).not.toBe(ana.id);
  });

  it('count deposits that the user has to make', async () => {
    const { berto } = await pendingStory(world);
    visit('/contracts', berto);
    await expectFact('Needs your action', '1 contract');
    expect(read('Waiting for deposits')).toMatch(/^0\.00100000 BTC/);
  });

  nightly('and the rows count the tasks of the contract itself: an invitation, and no recovery kit', async () => {
    const { ana } = await fundedStory(world);
    await createContract(ana, { title: 'Another' });
    visit('/contracts', ana);
    await expectFact('Needs your action', '1 contract');
    const row = screen.getByRole('link', { name: 'Another' }).closest('article');
    expect(row?.textContent).toContain('Share the link');
  });

  it('are not shown without contracts', async () => {
    visit('/contracts', person(world, 'Ana'));
    expect(await screen.findByText(/No contracts yet/)).toBeTruthy();
    expect(screen.queryByText('Secured now')).toBeNull();
  });
});

it('asks the explorer once for each address, within the requests of one refresh', async () => {
  const { ana } = await fundedStory(world);
  visit('/contracts', ana);
  await expectFact('Secured', /BTC/);
  await world.quiet();
  const asked = world.requests.filter(({ call }) => call.includes('/utxo')).length;
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(REFRESH_BUDGET);
  expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(1);
});
