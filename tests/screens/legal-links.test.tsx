import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testWorld, visit } from './support';

testWorld();

/** Settings are read once for each evaluation of the modules. */
async function load(env: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const [{ SupportText }, { LegalLinks }] = await Promise.all([
    import('@/features/help/support-text'),
    import('@/features/help/legal-links'),
  ]);
  return { SupportText, LegalLinks };
}

afterEach(() => void vi.unstubAllEnvs());

describe('texts that say whom to contact', () => {
  it('name the operator if there is no contact', async () => {
    const { SupportText } = await load({});
    render(<SupportText text="Pay nothing, and ask {support} what happened." />);
    expect(document.body.textContent).toBe('Pay nothing, and ask the person who runs this Aval what happened.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the links of the settings', () => {
  it('are the configured links, without the page as referrer', async () => {
    const { LegalLinks } = await load({
      VITE_LINKS: '{"terms":"https://aval.example/terms","support":"mailto:help@aval.example"}',
    });
    render(<LegalLinks />);
    const links = within(screen.getByRole('navigation', { name: 'About this site' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['Terms of use', 'https://aval.example/terms', 'noopener noreferrer'],
      ['Support', 'mailto:help@aval.example', 'noopener noreferrer'],
    ]);
  });
});

it('the footer of every screen leads to the help', async () => {
  visit('/nowhere', null);
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
  cleanup();
  // Not from the help to itself.
  visit('/help', null);
  const own = within(await screen.findByRole('contentinfo'));
  expect((await own.findByText('Help')).getAttribute('aria-current')).toBe('page');
  expect(own.queryByRole('link', { name: 'Help' })).toBeNull();
});
