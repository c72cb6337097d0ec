import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '@/ui/menu/menu';

function showMenu() {
  const onUser = vi.fn();
  const entries = [
    { label: 'User Dispute Management', onSelect: onUser },
    { label: 'Arbitrator Dispute Management', onSelect: () => {} },
    { label: 'View All Mockups', to: '/devel' },
  ];
  render(
    <MemoryRouter>
      <Menu label="Devel" entries={entries} />
      <button type="button">Elsewhere</button>
      <Routes>
        <Route path="/devel" element={<p>All mockups</p>} />
        <Route path="*" element={<p>Home</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Devel' }), onUser };
}

function currentItem(): string | null | undefined {
  return document.activeElement?.textContent;
}

// Spec: 2.navigation
describe('Menu', () => {
  it('opens on its first entry and says so', async () => {
    const { user, button } = showMenu();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    expect(currentItem()).toBe('User Dispute Management');
  });

  it('moves by arrow keys, Home and End, wrapping around', async () => {
    const { user, button } = showMenu();
    button.focus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{ArrowUp}');
    expect(currentItem()).toBe('View All Mockups');
    await user.keyboard('{ArrowDown}');
    expect(currentItem()).toBe('User Dispute Management');
    await user.keyboard('{End}');
    expect(currentItem()).toBe('View All Mockups');
    await user.keyboard('{Home}{ArrowDown}');
    expect(currentItem()).toBe('Arbitrator Dispute Management');
  });

  it('closes by Escape and restores the focus', async () => {
    const { user, button } = showMenu();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes by a click outside and by Tab', async () => {
    const { user, button } = showMenu();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('acts once and closes', async () => {
    const { user, button, onUser } = showMenu();
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onUser).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('navigates to a link', async () => {
    const { user, button } = showMenu();
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'View All Mockups' }));
    expect(screen.getByText('All mockups')).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
