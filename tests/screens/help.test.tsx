import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { showLanguage } from '@/content/languages';
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
    expect(screen.getByRole('heading', { name: 'Si Aval desaparece', level: 1 })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Si Aval desaparece'));
    await world.quiet();
    expect(world.requests).toEqual([]);
  });

  it('has a table of contents whose links lead to the headings', async () => {
    visit(PATHS.helpRecovery, null);
    const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id !== '');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      headings.map(({ id, textContent }) => [`#${id}`, textContent]),
    );
    expect(links.length).toBeGreaterThan(8);
    for (const { id, textContent } of headings)
      expect(screen.getByRole('region', { name: textContent }).querySelector(`#${id}`)).not.toBeNull();
  });

  it('leads to the recovery page', async () => {
    visit(PATHS.helpRecovery, null);
    const link = await screen.findByRole('link', { name: /recover\.html/ });
    expect(link.getAttribute('href')).toBe('/recover.html');
  });

  it('opens at the part that a link names', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
      scrolled.push(this.id);
    });
    visit(`${PATHS.helpRecovery}#password-lost`, null);
    await screen.findByRole('heading', { name: 'You lost the password' });
    await waitFor(() => expect(scrolled).toEqual(['password-lost']));
  });
});
