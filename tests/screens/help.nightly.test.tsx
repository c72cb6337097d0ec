import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { showLanguage } from '@/content/languages';
import { TermText } from '@/features/help/term-text';
import { Dialog } from '@/ui/dialog/dialog';
import { visit } from './support';

afterEach(async () => {
  await act(() => showLanguage('default'));
});

describe('the help page about recovery', () => {
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

describe('a word of the glossary', () => {
  it('in a dialog closes with Escape before the dialog does', async () => {
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
