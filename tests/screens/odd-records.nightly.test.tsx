import { waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { depositAddress, open, pay, pendingStory, type Story, setStatus } from './guarantee-support';
import { testWorld } from './support';

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
  it('can be taken by the counterparty', async () => {
    const story = await pendingStory(world);
    forgetDepositor(story);
    const { card, user } = await open(story, story.berto);
    await user.click(await within(card).findByRole('button', { name: 'I deposit' }));
    await waitFor(() => expect(card.textContent).toContain('You deposit · protects Ana'));
    expect(world.backend.store.guarantee(story.guaranteeId)?.contractor_id).toBe(story.berto.id);
  });

  it('keeps the depositor that the other party named meanwhile', async () => {
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

  it('names a refusal in place, and can be tried again', async () => {
    const story = await pendingStory(world);
    forgetDepositor(story);
    const { card, user } = await open(story, story.ana);
    world.server.use(
      http.put('http://backend.test/api/contracts/:id/guarantee', () =>
        HttpResponse.json({ error: 'closed for today' }, { status: 403 }),
      ),
    );
    await user.click(await within(card).findByRole('button', { name: 'I deposit' }));
    await waitFor(() => expect(card.textContent).toContain('The depositor was not recorded.'));
    expect(card.textContent).toContain('closed for today');
    expect(card.textContent).toContain('Depositor not stated');
    world.server.resetHandlers(...world.backend.handlers);
    await user.click(within(card).getByRole('button', { name: 'I deposit' }));
    await waitFor(() => expect(card.textContent).toContain('You deposit · protects Berto'));
  });

  it('is not asked about once it is funded', async () => {
    const story = await pendingStory(world);
    pay(world, await depositAddress(story), 100_000);
    await setStatus(story, 'active');
    forgetDepositor(story);
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Depositor not stated'));
    await waitFor(() => expect(card.textContent).toContain('Covers the amount'));
    expect(within(card).queryByRole('button', { name: 'I deposit' })).toBeNull();
  });
});
