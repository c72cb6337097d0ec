import { waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { findCard, GUARANTEE, open, pendingStory, type Story } from './guarantee-support';
import { testWorld, visit } from './support';

const world = testWorld();

/** Calls that change a guarantee, with their bodies. */
function watchPuts(): unknown[] {
  const bodies: unknown[] = [];
  world.server.events.on('request:start', ({ request }) => {
    if (request.method !== 'PUT' || !request.url.endsWith('/guarantee')) return;
    void request
      .clone()
      .json()
      .then((body) => bodies.push(body));
  });
  return bodies;
}

function forgetDepositor({ guaranteeId }: Story): void {
  const guarantee = world.backend.store.guarantee(guaranteeId);
  if (guarantee === null || guarantee === undefined) throw new Error('no such guarantee');
  Object.assign(guarantee, { contractor_id: null });
}

describe('a guarantee whose record names no depositor', () => {
  it('says so, and writes nothing until a party says who deposits', async () => {
    const story = await pendingStory(world);
    forgetDepositor(story);
    const puts = watchPuts();
    const { card, user } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Depositor not stated'));
    await waitFor(() => expect(card.textContent).toContain('Balance0.00000000 BTC'));
    expect(puts).toEqual([]);
    await user.click(await within(card).findByRole('button', { name: 'Berto deposits' }));
    await waitFor(() => expect(card.textContent).toContain('Berto deposits · protects you'));
    expect(card.textContent).not.toContain('Depositor not stated');
    expect(within(card).queryByRole('button', { name: 'I deposit' })).toBeNull();
    expect(puts).toMatchObject([{ guarantee: { id: story.guaranteeId, contractor_id: story.berto.id } }]);
    expect(world.backend.store.guarantee(story.guaranteeId)?.contractor_id).toBe(story.berto.id);
  });

  nightly('keeps the depositor that the other party named meanwhile', async () => {
    const story = await pendingStory(world);
    forgetDepositor(story);
    const { card, user } = await open(story, story.ana);
    const button = await within(card).findByRole('button', { name: 'I deposit' });
    Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { contractor_id: story.berto.id });
    const puts = watchPuts();
    await user.click(button);
    await waitFor(() => expect(card.textContent).toContain('Berto deposits · protects you'));
    expect(puts).toEqual([]);
  });
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
