import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTheme, theme } from '@/app/theme';
import { arriveAt, person, testWorld, visit } from './support';

const world = testWorld();

function shownTheme(): string | undefined {
  return document.documentElement.dataset.theme;
}

function barColours(): (string | null)[] {
  return [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content'));
}

beforeEach(() => {
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" content="" media="(prefers-color-scheme: ${scheme})">`)
    .join('');
});

afterEach(() => {
  act(() => theme.set('system'));
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  it('is chosen in the account menu, applied immediately and stored under "theme"', async () => {
    const { user } = visit('/contracts', person(world, 'Ana'));
    await user.click(await screen.findByRole('button', { name: 'ana@example.com' }));
    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map((choice) => `${choice.textContent} ${choice.ariaChecked}`)).toEqual([
      'Theme of the system true',
      'Light theme false',
      'Dark theme false',
    ]);
    expect(document.activeElement).toBe(choices[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(shownTheme()).toBe('dark');
    expect(barColours()).toEqual(['#121110', '#121110']);
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(await screen.findByRole('button', { name: 'ana@example.com' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Theme of the system' }));
    expect(shownTheme()).toBeUndefined();
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', undefined],
    ['purple', undefined],
  ])('stored as %s starts as %s', (stored, expected) => {
    localStorage.setItem('theme', stored);
    startTheme();
    expect(shownTheme()).toBe(expected);
  });

  it('is cleared at logout, but kept by the open page', async () => {
    localStorage.setItem('theme', 'dark');
    startTheme();
    const { user } = visit('/contracts', person(world, 'Ana'));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await arriveAt('/login');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(shownTheme()).toBe('dark');
  });
});
