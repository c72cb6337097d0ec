import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { showLanguage } from '@/content/languages';
import { Term } from '@/features/help/term';
import { person, testWorld, visit } from './support';

const world = testWorld();

afterEach(async () => {
  await act(() => showLanguage('default'));
});

describe('the help page about recovery', () => {
  it.each([
    ['a visitor', () => null],
    ['a member', () => person(world, 'Ana')],
  ])('is open to %s, in both languages, without a request of its own', async (_who, createUser) => {
    visit(PATHS.helpRecovery, createUser());
    expect(await screen.findByRole('heading', { name: 'If Aval disappears', level: 1 })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('If Aval disappears'));
    await act(() => showLanguage('es'));
    expect(await screen.findByRole('heading', { name: 'Si Aval desaparece', level: 1 })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Si Aval desaparece'));
    await world.quiet();
    expect(world.requests).toEqual([]);
  });
});

describe('the help page', () => {
  it.each([
    ['fees', 'fees'],
    ['glossary-release', 'glossary'],
  ])('unfolds the part that a link names: %s', async (hash, id) => {
    Element.prototype.scrollIntoView = vi.fn();
    visit(`${PATHS.help}#${hash}`, null);
    await screen.findByRole('heading', { name: 'Help', level: 1 });
    await waitFor(() => expect(document.getElementById(id)?.hasAttribute('open')).toBe(true));
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });
});

describe('a word of the glossary', () => {
  it('shows its meaning when pressed, closes with Escape, and leads to the help', async () => {
    const user = userEvent.setup();
    render(<Term word="network-fee">Network fee</Term>);
    const button = await screen.findByRole('button', { name: 'Network fee', expanded: false });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^What the Bitcoin network charges/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'More in the help' }).getAttribute('href')).toBe(
      '/help#glossary-network-fee',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/^What the Bitcoin network charges/)).toBeNull();
  });
});
