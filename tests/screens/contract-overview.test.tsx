import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { REFRESH_BUDGET } from '@/domain/deposits/refresh-plan';
import { fundedStory } from './guarantee-support';
import { testWorld, visit } from './support';

/* Money and dates in the list. */

const world = testWorld();
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
