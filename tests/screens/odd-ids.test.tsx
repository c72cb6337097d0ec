import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { depositAddress, GUARANTEE, pendingStory } from './guarantee-support';
import { testWorld, visit } from './support';

const world = testWorld();

/* An id is whatever the backend says, be it a name that every object comes with. */
describe.each(['constructor', 'toString'])('a guarantee with the id %s', (id) => {
  it('is shown, and asks the explorer for its balance', async () => {
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
