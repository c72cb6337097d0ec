import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { showLanguage } from '@/content/languages';
import { startLanguage } from '@/features/language/language';
import { language } from '@/i18n/i18n';
import type { WireUser } from '@/services/schemas/wire';
import { createBaseStore } from '@/store/boot/base-store';
import { person, testWorld } from './support';

const world = testWorld();

/** A browser's languages, before the page starts. */
async function startWith(...preferred: string[]): Promise<void> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  await startLanguage();
}

beforeEach(async () => {
  localStorage.clear();
  await startWith('fr');
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await startWith('fr');
  vi.restoreAllMocks();
  await showLanguage('default');
  window.history.replaceState(null, '', '/');
});

/** Opens the app at a path. */
async function open(path: string, user: WireUser | null = null, state: unknown = null): Promise<UserEvent> {
  if (user !== null) localStorage.setItem('user', JSON.stringify(user));
  window.history.replaceState({ usr: state }, '', path);
  // Awaited, because rendering suspends until the store is loaded.
  await act(async () => void render(<App store={createBaseStore()} />));
  return userEvent.setup();
}

/** Chooses a language in the navigation bar. */
async function choose(user: UserEvent, name: 'EN' | 'ES'): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

async function findHeading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { name, level: 1 });
}

describe('the language switch', () => {
  it('keeps the input', async () => {
    const user = await open('/login');
    await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
    await choose(user, 'ES');
    expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('ana@example.com');
  });

  it('survives a logout, which clears the storage', async () => {
    const user = await open('/contracts', person(world, 'Ana'));
    await findHeading('My Contracts');
    await choose(user, 'ES');
    await findHeading('Mis contratos');
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await findHeading('Iniciar sesión en Aval');
    expect(localStorage.getItem('language')).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(localStorage.getItem('language')).toBe('es');
  });

  it('shows the last of several quick choices', async () => {
    await Promise.all([showLanguage('es'), showLanguage('en'), showLanguage('es'), showLanguage('default')]);
    expect(language.get()).toBe('default');
  });
});

describe('Spanish', () => {
  it('leaves no English label on the template screens', async () => {
    const user = await open('/contracts/customize', person(world, 'Ana'), { template: { id: 'sale' } });
    await findHeading('Contrato de compraventa');
    screen.getByLabelText('Your Role');
    await choose(user, 'ES');
    await screen.findByLabelText('Su papel');
    screen.getByRole('button', { name: 'Importar modelo' });
    await findHeading('Contrato de compraventa');
  });
});

describe('English', () => {
  it('does not take the place of Spanish that was chosen', async () => {
    localStorage.setItem('language', 'es');
    await startWith('en');
    await open('/contracts/templates', person(world, 'Ana'));
    await findHeading('Modelos de contrato');
  });

  it('is offered on the screens that are in Spanish by default', async () => {
    const user = await open('/contracts/templates', person(world, 'Ana'));
    await findHeading('Modelos de contrato');
    const offer = await screen.findByRole('button', { name: 'Read this in English' });
    expect(offer.closest('[lang]')?.getAttribute('lang')).toBe('en');
    await user.click(offer);
    await findHeading('Contract templates');
    expect(screen.queryByRole('button', { name: 'Read this in English' })).toBeNull();
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('is the language of the creation choice, the templates and the clauses', async () => {
    const user = await open('/contracts/create', person(world, 'Ana'));
    expect((await findHeading('Crear un contrato')).closest('[lang]')?.getAttribute('lang')).toBe('es');
    await choose(user, 'EN');
    expect((await findHeading('Create a contract')).closest('[lang]')?.getAttribute('lang')).toBe('en');

    await user.click(await screen.findByRole('link', { name: 'See the templates' }));
    await findHeading('Contract templates');
    expect(await screen.findByRole('heading', { name: 'Sale agreement' })).toBeTruthy();
    const [buyers] = screen.getAllByRole('list', { name: "Buyer's guarantees" });
    expect(buyers?.textContent).toContain('10% of the price');
    expect(screen.getByRole('button', { name: /^Rental/ })).toBeTruthy();

    await user.click(await screen.findByRole('link', { name: 'Clause library' }));
    await findHeading('Clauses');
    expect(await screen.findByRole('heading', { name: 'Payment term and late payment' })).toBeTruthy();
  });

  it('keeps the chosen clauses and their values', async () => {
    const user = await open('/contracts/customize', person(world, 'Ana'), { template: { id: 'sale' } });
    await findHeading('Contrato de compraventa');
    await user.click(await screen.findByRole('checkbox', { name: /Plazo de pago y demora/ }));
    const days = await screen.findByLabelText(/^Días/);
    await user.clear(days);
    await user.type(days, '1');
    await choose(user, 'EN');
    await findHeading('Sale agreement');
    await user.click(await screen.findByText('General and common terms'));
    await waitFor(() => {
      const text = document.body.textContent ?? '';
      expect(text).toContain('Additional clause 1. Payment term and late payment');
      expect(text).toContain('is paid within 1 calendar day of receipt of the goods');
      expect(text).toContain('The parties agree this English text.');
      expect(text).toContain('The person who publishes this contract acts as the buyer.');
      expect(text).not.toContain('Plazo de pago');
    });
  });

  it('formats counts with Intl', async () => {
    const { contractDetailMessages, contractSearchMessages } = await import('@/content/contracts.messages');
    const found = () => contractSearchMessages.get().found(12_345);
    expect(found()).toBe('12,345 contracts');
    await act(() => showLanguage('es'));
    expect(found()).toBe('12.345 contratos');
    expect(contractSearchMessages.get().found(1)).toBe('1 contrato');
    const pending = [1, 2].map((count) => contractDetailMessages.get().pendingWithdrawals(count));
    expect(pending).toEqual(['Tiene 1 liberación pendiente de firmar', 'Tiene 2 liberaciones pendientes de firmar']);
  });
});
