import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { signInChat } from './certificate-support';
import { fundedStory, open, pendingStory, type Story } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { saveCertificate } from './seal-support';
import { settle, testWorld, visit } from './support';

/* *Save records* in 'Ask {holder}' (docs/records.md#save-records). */

const world = testWorld();
let saved: SavedFile[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved = collectSavedFiles();
});

const PDF = '%PDF-1.7 the terms';

function attachPdf({ contractId }: Story, body = PDF): void {
  const contract = world.backend.store.state.contracts.find(({ id }) => String(id) === String(contractId));
  Object.assign(contract ?? {}, { pdf_url: '/files/terms.pdf' });
  world.server.use(http.get('*/files/terms.pdf', () => new HttpResponse(body)));
}

/** From now on this device knows it. */
async function readPdf(story: Story): Promise<void> {
  const { user } = await open(story, story.ana);
  await user.click(await screen.findByRole('link', { name: 'View Contract PDF' }));
  await waitFor(() => expect(saved.length).toBeGreaterThan(0));
  saved.length = 0;
  cleanup();
}

async function save(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask the arbitrator' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask the arbitrator' });
  await user.click(within(dialog).getByRole('button', { name: 'Save records' }));
  await within(dialog).findByText(/^Your browser is saving|^No file was saved/, {}, { timeout: 5_000 });
  return dialog;
}

/** What the zip holds, by a reader that is not ours. */
async function readSaved(): Promise<{ name: string; files: Map<string, string> }> {
  const [file] = saved;
  if (saved.length !== 1 || file === undefined) throw new Error(`${saved.length} files were saved`);
  return { name: file.name, files: await readZip(Buffer.from(await file.blob.arrayBuffer())) };
}

async function readZip(bytes: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const zip = await promisify<Buffer, Options, ZipFile>(fromBuffer)(bytes, {
    lazyEntries: true,
    strictFileNames: true,
  });
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => void readEntry(zip, entry).then(() => zip.readEntry(), reject));
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return files;

  async function readEntry(zip: ZipFile, entry: Entry): Promise<void> {
    expect(entry.compressionMethod).toBe(0);
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    files.set(entry.fileName, Buffer.concat(await stream.toArray()).toString());
  }
}

/** The same file by its own download. */
async function downloadAlone(story: Story, screenName: string, press: (user: UserEvent) => Promise<void>) {
  saved.length = 0;
  cleanup();
  const { user } = visit(`/contracts/${story.contractId}/${screenName}`, story.ana);
  await press(user);
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = await saved[0]?.blob.arrayBuffer();
  // `Blob.text` drops the byte order mark.
  return { name: saved[0]?.name ?? '', text: Buffer.from(bytes ?? new ArrayBuffer(0)).toString() };
}

it('saves certificate and statement as their own downloads make them, and the chat and the PDF beside them', async () => {
  const story = await fundedStory(world);
  attachPdf(story);
  await readPdf(story);
  await signInChat(story);
  const { user } = await open(story, story.ana);
  const dialog = await save(user);
  const { name, files } = await readSaved();
  const scope = `${story.contractId}-\\d{4}-\\d\\d-\\d\\d`;
  expect(name).toMatch(new RegExp(`^aval-records-${scope}\\.zip$`));
  expect(within(dialog).getByText(new RegExp(`saving ${name}`))).toBeTruthy();
  const names = [...files.keys()];
  expect(names).toEqual([
    `aval-terms-${story.contractId}-1.json`,
    expect.stringMatching(new RegExp(`^aval-statement-${scope}\\.csv$`)),
    expect.stringMatching(new RegExp(`^aval-chat-${scope}\\.txt$`)),
    expect.stringMatching(new RegExp(`^aval-contract-${scope}\\.pdf$`)),
  ]);
  for (const each of names) expect(within(dialog).getByText(each)).toBeTruthy();
  expect(within(dialog).queryByText(/Missing/)).toBeNull();
  expect(files.get(names[3] ?? '')).toBe(PDF);
  expect(files.get(names[2] ?? '')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC, Ana\n {2}I signed\.\n {2}aval:/);
  expect(files.get(names[2] ?? '')).toMatch(/UTC, Berto\n/);

  const certificate = await downloadAlone(story, '', saveCertificate);
  expect([certificate.name, certificate.text]).toEqual([names[0], files.get(names[0] ?? '')]);
  const statement = await downloadAlone(story, 'statement', async (alone) => {
    await alone.click((await screen.findAllByRole('button', { name: 'Download' })).at(-1) as HTMLElement);
    await alone.click(await screen.findByRole('menuitem', { name: 'Statement (CSV)' }));
  });
  expect([statement.name, statement.text]).toEqual([names[1], files.get(names[1] ?? '')]);
});

it('names what was not received, and writes no empty file for it', async () => {
  const story = await pendingStory(world);
  attachPdf(story);
  const { user } = await open(story, story.ana);
  await settle(world);
  const fail = () => HttpResponse.json({}, { status: 500 });
  world.server.use(http.get('*/chat/messages/:id', fail), http.get(`*/contracts/${story.contractId}`, fail));
  const dialog = await save(user);
  expect(within(dialog).getByText(/^Certificate: the signatures could not be read\./)).toBeTruthy();
  expect(within(dialog).getByText(/^Chat: the messages could not be read\. The server had a problem/)).toBeTruthy();
  expect(within(dialog).getByText(/^Statement: the payments could not be read\./)).toBeTruthy();
  expect(within(dialog).getByText(/^PDF: this device does not know the document\./)).toBeTruthy();
  expect(within(dialog).getByText('No file was saved.')).toBeTruthy();
  expect(saved).toEqual([]);
  world.server.resetHandlers(...world.backend.handlers);
  await user.click(within(dialog).getByRole('button', { name: 'Save records' }));
  expect(await within(dialog).findByText(/^Certificate: no terms that both of you have signed\./)).toBeTruthy();
  expect(within(dialog).getByText(/^Chat: no messages yet\./)).toBeTruthy();
  expect(within(dialog).getByText(/^Statement: no payments yet\./)).toBeTruthy();
});

it('saves what was received, and says that it may not be all', async () => {
  const story = await fundedStory(world);
  await signInChat(story);
  const { user } = await open(story, story.ana);
  await settle(world);
  const fail = () => HttpResponse.json({}, { status: 500 });
  world.server.use(http.get('*/chat/messages/:id', fail), http.get(`*/contracts/${story.contractId}`, fail));
  const dialog = await save(user);
  expect(within(dialog).getByText(/^Later certificates, if any/)).toBeTruthy();
  expect(within(dialog).getByText(/^Some payments: not everything could be read\./)).toBeTruthy();
  expect(within(dialog).getByText(/^Some messages of the chat: not all could be read\./)).toBeTruthy();
  const { files } = await readSaved();
  expect([...files.keys()].join()).toMatch(/^aval-terms-[^,]+,aval-statement-partial-[^,]+,aval-chat-partial-[^,]+$/);
  expect([...files.values()]).not.toContain('');
});

it('leaves out a PDF that is not the one that this device knows', async () => {
  const story = await fundedStory(world);
  attachPdf(story);
  await readPdf(story);
  attachPdf(story, '%PDF-1.7 other terms');
  const { user } = await open(story, story.ana);
  const dialog = await save(user);
  expect(within(dialog).getByText(/^PDF: the document that the server sends is not the one/)).toBeTruthy();
  expect([...(await readSaved()).files.keys()].join()).not.toContain('.pdf');
});
