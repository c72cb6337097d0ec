import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { showLanguage } from '@/content/languages';
import { startLanguage } from '@/features/language/language';
import { language } from '@/i18n/i18n';
import type { WireUser } from '@/services/schemas/wire';
import { createBaseStore } from '@/store/boot/base-store';
import { createContract, person, testWorld } from './support';

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
  nightly('changes the login screen, the document language and the stored language', async () => {
    const user = await open('/login');
    await findHeading('Login to Aval');
    expect(document.documentElement.lang).toBe('en');

    await choose(user, 'ES');
    await findHeading('Iniciar sesión en Aval');
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('language')).toBe('es');
    expect(document.title).toContain('Iniciar sesión');

    await choose(user, 'EN');
    await findHeading('Login to Aval');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');

    const pressed = screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    expect(pressed).toEqual(['EN']);
  });

  nightly('keeps the input', async () => {
    const user = await open('/login');
    await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
    await choose(user, 'ES');
    expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('ana@example.com');
  });

  it('starts with the stored language, ignoring unknown values', async () => {
    localStorage.setItem('language', 'es');
    await startLanguage();
    await open('/login');
    await findHeading('Iniciar sesión en Aval');
    cleanup();
    localStorage.setItem('language', 'tlh');
    await startLanguage();
    await open('/login');
    await findHeading('Login to Aval');
  });

  nightly('survives a logout, which clears the storage', async () => {
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

  nightly('shows the last of several quick choices', async () => {
    await Promise.all([showLanguage('es'), showLanguage('en'), showLanguage('es'), showLanguage('default')]);
    expect(language.get()).toBe('default');
  });
});

describe('Spanish', () => {
  it('is the language of the contract list, its dates and its counts', async () => {
    const ana = person(world, 'Ana');
    await createContract(ana, { pdf_url: 'https://files.example/a.pdf' });
    const user = await open('/contracts', ana);
    await choose(user, 'ES');
    await findHeading('Mis contratos');
    expect(screen.getByRole('button', { name: 'Crear un contrato' })).toBeTruthy();
    const card = (await screen.findByRole('heading', { name: 'Sale of a bicycle' })).closest('article');
    if (card === null) throw new Error('no card');
    within(card).getByText('A la espera de contraparte');
    within(card).getByText('PDF adjunto');
    within(card).getByText('Todavía sin contraparte');
    expect(within(card).getByText(/^Creado el/).textContent).toMatch(/Creado el \d+ \w+$/);
  });
});

describe('English', () => {
  it('is offered on the template screens in a browser that prefers it, with the language of the text', async () => {
    await startWith('en-GB', 'es');
    const user = await open('/contracts/templates', person(world, 'Ana'));
    await findHeading('Modelos de contrato');
    const offer = await screen.findByRole('button', { name: 'Read this in English' });
    expect(offer.closest('[lang]')?.getAttribute('lang')).toBe('en');
    await user.click(offer);
    await findHeading('Contract templates');
    expect(screen.queryByRole('button', { name: 'Read this in English' })).toBeNull();
    const [template] = await screen.findAllByRole('article');
    await user.click(within(template as HTMLElement).getByText('Read the full text'));
    expect(within(template as HTMLElement).getByText(/Made from the Spanish template/)).toBeTruthy();
    expect(localStorage.getItem('language')).toBe('en');
  });

  nightly('does not take the place of Spanish that was chosen', async () => {
    localStorage.setItem('language', 'es');
    await startWith('en');
    await open('/contracts/templates', person(world, 'Ana'));
    await findHeading('Modelos de contrato');
  });

  nightly('is the language of the creation choice, the templates and the clauses', async () => {
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

  nightly('keeps the chosen clauses and their values', async () => {
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

  nightly('formats counts with Intl', async () => {
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
