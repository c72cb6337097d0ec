import type { WireUser } from '@mocks/wire';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { leavePage } from '@tests/unit/store/leave-page';
import { IDBFactory } from 'fake-indexeddb';
import { expect } from 'vitest';
import type { Sats } from '@/domain/primitives/amount';
import { PASSWORD, type Story } from './guarantee-support';
import { findHeading, settle, visit, type World } from './support';

/** The stored data of a person's browser. */
interface Browser {
  texts: [string, string][];
  databases: IDBFactory;
}

/** The browsers of the people of a test. */
export function createBrowsers(world: World) {
  const kept = new Map<string, Browser>();
  let current: WireUser | null = null;

  /** Opens the contract as this person, in a browser of their own; the page that was open is closed. */
  async function open(story: Story, as: WireUser) {
    if (current !== null) {
      cleanup();
      await settle(world);
      leavePage();
      kept.set(current.email, { texts: Object.entries(localStorage), databases: globalThis.indexedDB });
    }
    current = as;
    const { texts, databases } = kept.get(as.email) ?? { texts: [], databases: new IDBFactory() };
    localStorage.clear();
    for (const [key, text] of texts) localStorage.setItem(key, text);
    globalThis.indexedDB = databases;
    const shown = visit(`/contracts/${story.contractId}`, as);
    await findHeading('Sale of a bicycle');
    await settle(world);
    return shown;
  }

  /** From now on this person has a new browser. */
  function forget(who: WireUser): void {
    kept.delete(who.email);
    if (current?.email === who.email) current = null;
  }

  return { open, forget };
}

export type Browsers = ReturnType<typeof createBrowsers>;

/** A task once the other party has signed, and otherwise in the view of the terms. */
export async function openSigning(user: UserEvent, name = 'Sign the terms'): Promise<void> {
  if (querySigning(name) === null) await openTerms(user);
  await user.click(await waitFor(() => querySigning(name) ?? fail(`No ${name}`)));
}

/** Whether the terms can be signed, once the state of the terms is known. */
export async function canSign(user: UserEvent): Promise<boolean> {
  if (querySigning('Sign the terms') !== null) return true;
  const dialog = await openTerms(user);
  await within(dialog).findByRole('button', { name: 'Safety number' });
  const found = querySigning('Sign the terms') !== null;
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  return found;
}

export async function openTerms(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Terms' }));
  return screen.findByRole('dialog', { name: 'Terms' });
}

/** In the view of the terms, which is opened unless it is open. */
export async function saveCertificate(user: UserEvent): Promise<void> {
  const dialog = screen.queryByRole('dialog', { name: 'Terms' }) ?? (await openTerms(user));
  await user.click(await within(dialog).findByRole('button', { name: 'Save certificate' }));
  await screen.findByText(/^Your browser is saving aval-terms-/);
}

function querySigning(name: string): HTMLElement | null {
  // The page behind the terms may have one too.
  return screen.queryAllByRole('button', { name }).at(-1) ?? null;
}

function fail(text: string): never {
  throw new Error(text);
}

/** Opens the contract's menu meanwhile. */
async function inMenu<Found>(look: () => Promise<Found>): Promise<Found> {
  const button = await screen.findByRole('button', { name: 'More' });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  await act(async () => menu?.showPopover());
  const found = await look();
  await act(async () => menu?.hidePopover());
  return found;
}

/** Presses the button and signs in the dialog. */
export async function signTerms(user: UserEvent, button = 'Sign the terms', password = PASSWORD) {
  await openSigning(user, button);
  return signInDialog(user, button, password);
}

/** In the dialog, once it is open. */
export async function signInDialog(user: UserEvent, title = 'Sign the terms', password = PASSWORD) {
  const dialog = await screen.findByRole('dialog', { name: title });
  const field = await within(dialog).findByLabelText('Signing Password');
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Sign' }));
  return dialog;
}

export async function expectSigned(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The signers of the terms, as the contract's menu names them. */
export async function findTermsState(text: RegExp | string): Promise<void> {
  await inMenu(async () => void (await screen.findByText(text)));
}

/** Both sign; the page that is open then is Ana's. */
export async function sealBoth(browsers: Browsers, story: Story) {
  const ana = await browsers.open(story, story.ana);
  await signTerms(ana.user);
  await expectSigned();
  const berto = await browsers.open(story, story.berto);
  await signTerms(berto.user);
  await expectSigned();
  return browsers.open(story, story.ana);
}

interface GuaranteeChange {
  amount?: number;
  conditions?: string;
  valid_until?: string;
}

/** The server changes what the first guarantee is about. */
export function changeGuarantee(world: World, fields: GuaranteeChange): void {
  const [guarantee] = world.backend.store.state.guarantees;
  if (guarantee === undefined) throw new Error('There is no guarantee');
  Object.assign(guarantee, fields, fields.amount === undefined ? {} : { amount: fields.amount as Sats });
}
