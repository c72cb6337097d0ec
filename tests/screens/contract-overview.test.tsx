import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { REFRESH_BUDGET } from '@/domain/deposits/refresh-plan';
import { fundedStory, pendingStory } from './guarantee-support';
import { createContract, person, testWorld, visit } from './support';

/* Money and dates in the list. */

const world = testWorld();
const UTXOS = 'http://explorer.test/explorer/api/address/:address/utxo';

/** The value of a fact, with its note. */
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
