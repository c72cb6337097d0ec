import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findCard, GUARANTEE, open, pendingStory, type Story } from './guarantee-support';
import { testWorld, visit } from './support';

const world = testWorld();

function forgetDepositor({ guaranteeId }: Story): void {
  const guarantee = world.backend.store.guarantee(guaranteeId);
  if (guarantee === null || guarantee === undefined) throw new Error('no such guarantee');
  Object.assign(guarantee, { contractor_id: null });
}

it('a guarantee whose record names no depositor says so', async () => {
  const story = await pendingStory(world);
  forgetDepositor(story);
  const { card } = await open(story, story.ana);
  await waitFor(() => expect(card.textContent).toContain('Depositor not stated'));
  expect(await within(card).findByRole('button', { name: 'Deposit' })).toBeTruthy();
});

describe.each(['25000000 sat', '60 EUR'])('the amount %j', (amount) => {
  it('of a guarantee is named as not readable, and the rest of the contract stays', async () => {
    const story = await pendingStory(world);
    const { guarantees } = world.backend.store.state;
    const [own] = guarantees;
    if (own === undefined) throw new Error('no guarantee');
    guarantees.push({ ...own, id: 'odd', description: 'The odd one', amount: amount as never });
    visit(`/contracts/${story.contractId}`, story.ana);
    const odd = await findCard('The odd one');
    await waitFor(() => expect(odd.textContent).toContain('Amount not readable'));
    expect((await findCard(GUARANTEE)).textContent).toContain('0.00100000');
    expect(odd.textContent).toContain("The amount in the server's record is not an amount of bitcoin.");
  });
});
