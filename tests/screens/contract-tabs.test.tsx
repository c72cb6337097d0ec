import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BottomBar } from '@/ui/tasks/bottom-bar';
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

// Spec: 2.pending-banner
it.each([
  ['one task', 1, null, true],
  ['several tasks', 2, null, false],
  ['one task and the banner', 1, <p key="banner">You have 1 pending withdrawal(s)</p>, true],
])('the bar of tasks leaves its heading to screen readers: %s', (_what, count, notice, isLeft) => {
  const tasks = Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    icon: null,
    text: `Task ${at}`,
    action: null,
  }));
  render(<BottomBar label="Needs your action" tasks={tasks} more={String} {...(notice === null ? {} : { notice })} />);
  const bar = screen.getByRole('region', { name: 'Needs your action' });
  const heading = within(bar).getByRole('heading', { name: 'Needs your action' });
  expect(heading.closest('.sr-only') !== null).toBe(isLeft);
  if (notice !== null) expect(screen.getByText(/pending withdrawal/).closest('.sr-only')).toBeNull();
});
