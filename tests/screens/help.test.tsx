import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import help from '@/content/help/help.en.md?raw';
import recovery from '@/content/help/recovery.en.md?raw';
import { showLanguage } from '@/content/languages';
import { Term, TermText } from '@/features/help/term';
import { Dialog } from '@/ui/dialog/dialog';
import { person, testWorld, visit } from './support';

const listIds = (document: string) => [...document.matchAll(/^## .*\{#(.*)\}$/gm)].map(([, id = '']) => id);
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

  it('has its parts unfolded, so that they can be read and printed at once', async () => {
    visit(PATHS.helpRecovery, null);
    await screen.findByRole('heading', { level: 1 });
    expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(listIds(recovery));
    expect(document.querySelectorAll('details:not([open])')).toHaveLength(0);
    expect(document.querySelectorAll('#steps ol > li').length).toBeGreaterThan(2);
    expect(document.querySelectorAll('#need ul > li').length).toBeGreaterThan(2);
  });

  it('leads to the recovery page', async () => {
    visit(PATHS.helpRecovery, null);
    const link = await screen.findByRole('link', { name: /recover\.html/ });
    expect(link.getAttribute('href')).toBe('/recover.html');
  });

  nightly('opens at the part that a link names', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
      scrolled.push(this.id);
    });
    visit(`${PATHS.helpRecovery}#password-lost`, null);
    await screen.findByRole('heading', { name: 'You lost the password' });
    await waitFor(() => expect(scrolled).toEqual(['password-lost']));
  });
});

describe('the help page', () => {
  it('has a folded part for everything that links lead to, in groups', async () => {
    visit(PATHS.help, null);
    const groups = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(groups).toEqual([
      'Step by step',
      'How it works',
      'Keys and safety',
      'When something goes wrong',
      'Law, tax and privacy',
    ]);
    for (const id of [...listIds(help), 'glossary']) {
      const part = document.getElementById(id);
      expect(part?.tagName).toBe('DETAILS');
      expect(part?.hasAttribute('open')).toBe(false);
    }
    expect(document.getElementById('glossary-release')?.textContent).toBe('Release');
    const closes = document.getElementById('aval-closes');
    expect(closes?.querySelector('summary')?.textContent).toBe('Aval disappears');
    expect(closes?.querySelector('a')?.getAttribute('href')).toBe(PATHS.helpRecovery);
    const guides = ['first-contract', 'joining', 'something-wrong'].map((id) => document.getElementById(id));
    expect(guides.map((guide) => guide?.querySelector('summary')?.textContent)).toEqual([
      'I am owed something',
      'I owe something, or was invited',
      'Something is wrong',
    ]);
  });

  it('has tables that scroll in a region of their own, labels in bold, and the picture of the keys', async () => {
    visit(PATHS.help, null);
    await screen.findByRole('heading', { name: 'Help', level: 1 });
    const fees = document.getElementById('fees');
    const region = fees?.querySelector('section');
    expect(region?.getAttribute('aria-label')).toBe('Release, Rate, Network fee, Received from 0.01 BTC');
    expect(region?.tabIndex).toBe(0);
    expect([...(region?.querySelectorAll('thead th') ?? [])].map((cell) => cell.getAttribute('scope'))).toEqual(
      Array(4).fill('col'),
    );
    expect(
      [...(region?.querySelectorAll('tbody tr') ?? [])].map((row) => row.querySelectorAll('th[scope=row], td').length),
    ).toEqual(Array(4).fill(4));
    expect(document.querySelector('#how-long td strong')?.textContent).toBe('Raise the fee');
    expect(document.querySelector('#three-keys svg')).not.toBeNull();
    expect(document.querySelectorAll('#first-contract ol > li')).toHaveLength(10);
    expect(document.querySelector('article')?.textContent).not.toMatch(/\*\*|\[\[|\{/);
  });

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

  nightly('in a dialog closes with Escape before the dialog does', async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    render(
      <Dialog
        title="Release"
        purpose={<TermText word="co-sign" text="The other party [co-signs] it." />}
        onClose={close}
        footer={<button type="button">Close</button>}
      />,
    );
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('The other party co-signs it.');
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'co-signs' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/^Adding the second signature/)).toBeNull();
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});
