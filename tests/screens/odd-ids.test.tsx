import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { depositAddress, GUARANTEE, pendingStory } from './guarantee-support';
import { testWorld, visit } from './support';

const world = testWorld();

/* Ids are arbitrary strings and may equal names of built-in properties. */
describe.each(['constructor', 'toString'])('a guarantee with the id %s', (id) => {
  it('is shown, and its balance is requested', async () => {
    const story = await pendingStory(world);
    const { guarantees } = world.backend.store.state;
    for (const guarantee of guarantees) guarantee.id = id;
    await depositAddress({ ...story, guaranteeId: id });
    visit(`/contracts/${story.contractId}`, story.berto);
    const card = await screen.findByRole('article', { name: GUARANTEE });
    await waitFor(() => expect(within(card).getByText('Balance').parentElement?.textContent).toContain('0.00000000'));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
  });
});
