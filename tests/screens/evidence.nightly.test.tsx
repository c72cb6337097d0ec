import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EvidenceReading } from '@/exit/recovery/evidence/evidence-api';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';
import { DESTINATION, ELSEWHERE, fundedStory, PASSWORD, replaceText, signedWithdrawal } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { makeOffer, openTask, signIn } from './settlement-support';
import { settle, testWorld } from './support';

/* *Evidence file* in the contract's menu (docs/settlement.md#evidence-file). */

/** What the browser has saved: names and contents. */
const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob !== undefined) saved.push({ name: this.download, blob });
  });
});

const world = testWorld();

async function openEvidence(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Evidence file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence file' });
  await within(dialog).findByRole('checkbox', { name: /^Keys, addresses and deposits/ });
  return dialog;
}

interface Saved {
  name: string;
  reading: EvidenceReading;
  texts: Record<string, string>;
}

async function download(user: UserEvent, dialog: HTMLElement): Promise<Saved> {
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Download evidence file' });
  // The address is being checked.
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  const fingerprint = await screen.findByText(/^[0-9a-f]{64}$/);
  const [file] = saved;
  if (file === undefined) throw new Error('Nothing was saved');
  const bytes = new Uint8Array(await file.blob.arrayBuffer());
  // By this fingerprint a decision names it.
  expect(fingerprint.textContent).toBe(createHash('sha256').update(bytes).digest('hex'));
  // The dialog is in the page before an effect opens it.
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const read = await readEvidence(bytes);
  if (!read.ok) throw new Error(`Refused: ${read.error.problem} ${read.error.name}`);
  const files = Object.entries(unzipSync(bytes)).map(([each, content]) => [each, new TextDecoder().decode(content)]);
  return { name: file.name, reading: read.value, texts: Object.fromEntries(files) };
}

const faultsOf = ({ items }: EvidenceReading) => items.filter(({ verdict }) => verdict.kind === 'fault');

it('makes a file of what was received, which the recovery page verifies', async () => {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user: ana } = await browsers.open(story, story.ana);
  await makeOffer(ana, { address: DESTINATION, reason: 'Half of it.' });
  const { user } = await browsers.open(story, story.berto);
  const review = await openTask(user, 'Review offer');
  await replaceText(user, review, 'Your Bitcoin Address', ELSEWHERE);
  await replaceText(user, review, 'Signing Password', PASSWORD);
  await signIn(user, review, 'Accept and sign');
  const dialog = await openEvidence(user);
  await replaceText(user, dialog, 'Your account of the dispute', 'The roof leaks.\nI want my deposit back.');
  await replaceText(user, dialog, 'Your Bitcoin Address', ELSEWHERE);
  const letters = [new File(['one'], 'letter.txt'), new File(['two'], 'LETTER.txt')];
  await user.upload(within(dialog).getByLabelText('Your documents'), letters);
  const { name, reading, texts } = await download(user, dialog);
  expect(name).toMatch(/^aval-evidence-[\w-]+-\d{8}\.zip$/);
  expect(faultsOf(reading)).toEqual([]);
  expect(reading.statement).toBe('The roof leaks.\nI want my deposit back.');
  expect(reading.manifest.by).toMatchObject({ role: 'counterparty', id: String(story.berto.id) });
  expect(reading.parties.counterparty.addresses[0]).toEqual({ address: ELSEWHERE, in: 'statement' });
  expect(reading.parties.owner.addresses).toEqual([{ address: DESTINATION, in: 'offer', number: 1 }]);
  expect(texts['files/letter.txt']).toBe('one');
  expect(texts['files/LETTER (2).txt']).toBe('two');
  expect(reading.kit?.kit.envelope).toBeNull();
  const kinds = reading.items.map(({ subject }) => subject.kind);
  expect(kinds).toEqual(expect.arrayContaining(['addresses', 'payment', 'offer', 'acceptance', 'messages']));
  // The offer was accepted, so that the chat shows it.
  expect(texts['messages.json']).toContain('aval:offer:1:');
  // No key, and nothing of another contract.
  expect(JSON.stringify(texts)).not.toMatch(/encrypted|"envelope": "/);
});

it('keeps confidential offers and offers that nobody has accepted out of it, also of the chat', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  await makeOffer(user, { address: DESTINATION, reason: 'My secret last word.' });
  const { reading, texts } = await download(user, await openEvidence(user));
  expect(faultsOf(reading)).toEqual([]);
  expect(JSON.stringify(texts)).not.toMatch(/aval:offer|secret last word/);
  expect(JSON.parse(texts['offers/list.json'] ?? '').entries).toEqual([
    expect.objectContaining({ by: 'owner', number: '1', state: 'open', kind: 'proposal' }),
  ]);
  expect(JSON.parse(texts['messages.json'] ?? '').entries.at(-1)).toMatchObject({ text: null });
});

it('keeps half-signed releases out of it: with the arbitrator, they could be completed', async () => {
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const { reading, texts } = await download(user, await openEvidence(user));
  expect(reading.kit?.kit.signed).toEqual([]);
  expect(JSON.stringify(texts)).not.toContain('cHNidP');
});

it('leaves out what is not ticked, and says so', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const dialog = await openEvidence(user);
  await user.click(within(dialog).getByRole('checkbox', { name: /^Keys, addresses/ }));
  // Proofs say nothing without the addresses.
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /^Proofs/ }).checked).toBe(false);
  const { texts } = await download(user, dialog);
  expect(Object.keys(texts).filter((each) => /^(?:kit|proofs)/.test(each))).toEqual([]);
  expect(texts['README.txt']).toMatch(/Left out by its maker\n {2}kit\.json\n {2}proofs\/\n/);
});

it('names what was not received, and never shows it as empty', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  await settle(world);
  world.server.use(
    http.get('*/chat/messages/:id', () => HttpResponse.json({}, { status: 500 })),
    http.get('*/tx/:txid/merkle-proof', () => HttpResponse.text('', { status: 404 })),
  );
  const dialog = await openEvidence(user);
  expect(within(dialog).getByRole('checkbox', { name: /^Chat.*Not received/ })).toBeTruthy();
  const { reading, texts } = await download(user, dialog);
  expect(texts['messages.json']).toContain('"received": "no"');
  expect(texts['README.txt']).toMatch(
    /Not received, or not completely\n {2}terms\/ .*\n {2}proofs\/\n {2}messages\.json\n {2}offers\/\n {2}returns\/\n/,
  );
  // Signatures, offers and return dates travel in the chat.
  expect(texts['offers/list.json']).toContain('"received": "no"');
  expect(reading.items.find(({ name }) => name === 'messages.json')?.subject).toMatchObject({ count: null });
  expect(reading.payments.map(({ verdict }) => verdict.kind)).toEqual(['unproven']);
});

it('takes no deposit address as the one where the user wants to be paid: no decision could pay there', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const dialog = await openEvidence(user);
  const deposit = world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
  await replaceText(user, dialog, 'Your Bitcoin Address', deposit);
  const field = within(dialog).getByLabelText('Your Bitcoin Address');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  const isDisabled = () =>
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Download evidence file' }).disabled;
  expect(isDisabled()).toBe(true);
  // It may stay empty.
  await user.clear(field);
  await waitFor(() => expect(isDisabled()).toBe(false));
});

it('asks for the right password, and keeps what was typed', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const dialog = await openEvidence(user);
  await replaceText(user, dialog, 'Your account of the dispute', 'It leaks.');
  await replaceText(user, dialog, 'Signing Password', 'not the password');
  await user.click(within(dialog).getByRole('button', { name: 'Download evidence file' }));
  expect(await within(dialog).findByText(/password/i, { selector: '[role=alert] *, [role=alert]' })).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Your account of the dispute').value).toBe('It leaks.');
  expect(saved).toEqual([]);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
});
