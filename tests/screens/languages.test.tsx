import type { WireUser } from '@mocks/wire';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { showLanguage } from '@/content/languages';
import { startLanguage } from '@/features/language/language';
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

/** A visitor chooses a language in the navigation bar. */
async function choose(user: UserEvent, name: 'EN' | 'ES'): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** A member chooses it in the account menu. */
async function chooseSpanish(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'ana@example.com' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Español' }));
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
    await chooseSpanish(user);
    await findHeading('Mis contratos');
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await findHeading('Iniciar sesión en Aval');
    expect(localStorage.getItem('language')).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(localStorage.getItem('language')).toBe('es');
  });
});

describe('Spanish', () => {
  it('is the language of the contract list, its dates and its counts', async () => {
    const ana = person(world, 'Ana');
    await createContract(ana, { pdf_url: 'https://files.example/a.pdf' });
    const user = await open('/contracts', ana);
    await chooseSpanish(user);
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
});
