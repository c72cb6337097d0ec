import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingStory } from './guarantee-support';
import { testWorld, visit } from './support';

const world = testWorld();

/** A phone: no query for a wide window matches. */
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);
afterEach(() => vi.unstubAllGlobals());

describe('a contract on a phone', () => {
  it('leaves facts and description to its first tab', async () => {
    const story = await pendingStory(world);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Chat' }));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Counterparty' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Sale of a bicycle' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Guarantees' }));
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });
});
