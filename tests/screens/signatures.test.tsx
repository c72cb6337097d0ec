import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { toSats } from '@/domain/primitives/amount';
import { parseCertificate } from '@/services/schemas/certificate';
import { signInChat } from './certificate-support';
import { pendingStory, type Story } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { openTerms, saveCertificate, signTerms } from './seal-support';
import { findHeading, testWorld, visit } from './support';

/* docs/terms.md#certificate */

const world = testWorld();
let saved: SavedFile[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved = collectSavedFiles();
});

async function open({ contractId, ana }: Story): Promise<UserEvent> {
  const { user } = visit(`/contracts/${contractId}`, ana);
  await findHeading('Sale of a bicycle');
  return user;
}

async function findSignatures(user: UserEvent) {
  return within(await within(await openTerms(user)).findByRole('region', { name: /^Signed by both, revision/ }));
}

async function readSaved() {
  const parsed = parseCertificate((await saved.at(-1)?.blob.text()) ?? '');
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

/** What goes to the printer. */
function getPaper(): string {
  return document.querySelector('[data-print]')?.textContent ?? '';
}

describe('the view of the terms', () => {
  nightly('has no signatures while one party has signed', async () => {
    const story = await pendingStory(world);
    await signInChat(story, ['owner']);
    const dialog = within(await openTerms(await open(story)));
    await dialog.findByText(/^Waiting for Berto/);
    expect(dialog.queryByText(/^Signed by both/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Save certificate' })).toBeNull();
  });

  it('shows who signed and when, on paper too, and saves what verifies it', async () => {
    const story = await pendingStory(world);
    const terms = await signInChat(story);
    const user = await open(story);
    const signatures = await findSignatures(user);
    expect(signatures.queryByText(/the contract has now/)).toBeNull();
    for (const moment of signatures.getAllByText(/\d:\d\d/, { selector: 'time' }))
      expect(moment.textContent).toMatch(/UTC$/);
    await user.click(await signatures.findByRole('button', { name: 'Save certificate' }));
    await screen.findByText(`Your browser is saving aval-terms-${story.contractId}-1.json.`);
    const certificate = await readSaved();
    expect(certificate.terms).toEqual(terms);
    expect(certificate.signatures).toHaveLength(2);
    fireEvent(window, new Event('beforeprint'));
    for (const { key, signature } of certificate.signatures) {
      for (const text of [key, signature]) expect(signatures.getByText(text)).toBeTruthy();
      for (const text of [key, signature, 'As agreed.', 'Signed by both']) expect(getPaper()).toContain(text);
    }
  });

  it('keeps the signed text and its file after the server changed the terms, and prints no signature over others', async () => {
    const story = await pendingStory(world);
    const terms = await signInChat(story);
    const [guarantee] = world.backend.store.state.guarantees;
    Object.assign(guarantee ?? {}, { amount: toSats(900_000) });
    const user = await open(story);
    const signatures = await findSignatures(user);
    expect(signatures.getByText(/It is not the text below, which the contract has now/)).toBeTruthy();
    expect(signatures.getByTitle('100,000 sat')).toBeTruthy();
    await saveCertificate(user);
    expect((await readSaved()).terms).toEqual(terms);
    fireEvent(window, new Event('beforeprint'));
    expect(getPaper()).toContain('As agreed.');
    expect(getPaper()).not.toContain('Signed by both');
  });
});

it('a signature that could not be sent is kept, and the page sends it again', async () => {
  const story = await pendingStory(world);
  const user = await open(story);
  world.server.use(http.post('*/chat/messages', () => new HttpResponse(null, { status: 400 })));
  const dialog = await signTerms(user);
  expect(await screen.findByText(/^You have signed, and the signature is kept on this device/)).toBeTruthy();
  expect(dialog.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  world.server.resetHandlers(...world.backend.handlers);
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
  expect(world.backend.store.state.messages).toHaveLength(1);
});
