import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { REFRESH_BUDGET } from '@/domain/deposits/refresh-plan';
import type { WireUser } from '@/services/schemas/wire';
import { fundedStory, pendingStory } from './guarantee-support';
import { createContract, person, testWorld, visit } from './support';

/* Money and dates in the list. */

const world = testWorld();
const UTXOS = 'http://explorer.test/explorer/api/address/:address/utxo';

/** The value of a fact or total, with its note. */
function read(label: string): string {
  const term = screen.getByText(label, { selector: 'dt' });
  const values = [...(term.parentElement?.querySelectorAll('dd') ?? [])];
  return values.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join(' / ');
}

/** Drafts that make a list long enough for its totals, and add nothing to them. */
async function addDrafts(user: WireUser): Promise<void> {
  for (let at = 0; at < 7; at += 1) await createContract(user, { title: `Draft ${at}`, status: 'draft' });
}

async function expectFact(label: string, text: string | RegExp): Promise<void> {
  await screen.findByText(label, { selector: 'dt' });
  await waitFor(() => expect(read(label)).toMatch(text));
}

describe('a row of the list', () => {
  nightly('shows what is secured and the next date', async () => {
    const { ana } = await fundedStory(world);
    visit('/contracts', ana);
    await expectFact('Secured', /^0\.00100000 BTC/);
    expect(read('Next date')).toMatch(/\d{4} \/ (in|\d)/);
  });

  it('shows the counterparty their own task', async () => {
    const { berto } = await pendingStory(world);
    visit('/contracts', berto);
    expect(await screen.findByText(/^Deposit/)).toBeTruthy();
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
    expect([isLeftOut('Next date'), isLeftOut('Secured')]).toEqual([true, true]);
  });

  it('keeps what is not known', async () => {
    world.server.use(http.get(UTXOS, () => new HttpResponse(null, { status: 503 })));
    const { ana } = await fundedStory(world);
    visit('/contracts', ana);
    await expectFact('Secured', 'Not checked yet');
    expect(screen.getByText('Secured', { selector: 'dt' }).parentElement?.className).not.toContain('hidden');
  });
});

describe('the totals', () => {
  nightly('add what is secured, what is awaited and what needs the user', async () => {
    const { ana, berto } = await fundedStory(world);
    await addDrafts(ana);
    visit('/contracts', ana);
    await expectFact('Secured now', /^0\.00100000 BTC/);
    expect(read('Waiting for deposits')).toBe('Nothing');
    expect(read('Needs your action')).toBe('Nothing');
    expect(berto.id).not.toBe(ana.id);
  });

  nightly('never show zero for a balance that could not be read', async () => {
    world.server.use(http.get(UTXOS, () => new HttpResponse(null, { status: 503 })));
    const { ana } = await fundedStory(world);
    await addDrafts(ana);
    visit('/contracts', ana);
    await expectFact('Secured now', 'Not checked yet');
    await world.quiet();
    expect(read('Secured now')).toBe('Not checked yet');
  });

  it('count deposits that the user has to make', async () => {
    const { berto } = await pendingStory(world);
    await addDrafts(berto);
    visit('/contracts', berto);
    await expectFact('Needs your action', '1 contract');
    expect(read('Waiting for deposits')).toMatch(/^0\.00100000 BTC/);
  });

  it('are not shown below eight contracts', async () => {
    const ana = person(world, 'Ana');
    await addDrafts(ana);
    visit('/contracts', ana);
    expect(await screen.findAllByRole('article')).toHaveLength(7);
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
