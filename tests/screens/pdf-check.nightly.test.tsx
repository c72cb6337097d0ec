import { act, screen, waitFor, within } from '@testing-library/react';
import { leavePage } from '@tests/unit/store/leave-page';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { rememberPdf } from '@/store/seals/pdf.thunks';
import { readSeals } from '@/store/seals/seal-store';
import { toUser } from '../unit/domain/make';
import { type Story, signer } from './guarantee-support';
import { findTermsState } from './seal-support';
import { hold, releaseAfterEach } from './slow-support';
import { createContract, createGuarantee, person, readLocation, settle, testWorld, visit } from './support';
import { sealTerms, setSeals } from './terms-support';

/* The PDF of a contract, compared with the one that was signed (docs/seal.md#the-pdf). */

const world = testWorld();
releaseAfterEach();
const PATH = '/files/signed.pdf';
const AGREED = '%PDF-1.7 as agreed';
const SWAPPED = '%PDF-1.7 swapped';

let followed: string[] = [];
let made = 0;

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link !== null) followed.push(link.href);
}

beforeEach(() => {
  followed = [];
  URL.createObjectURL = () => `blob:http://localhost:3000/${++made}`;
  URL.revokeObjectURL = vi.fn();
  document.addEventListener('click', follow);
});

afterEach(() => document.removeEventListener('click', follow));

const respond = (body: string) => world.server.use(http.get(`*${PATH}`, () => new HttpResponse(body)));
const file = (text: string, name = 'terms.pdf') => new File([text], name, { type: 'application/pdf' });

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
}

/** Both have signed terms with this PDF. */
async function sealedStory(pdf_url: string): Promise<Story> {
  const ana = await signer(world, 'Ana');
  const berto = await signer(world, 'Berto');
  const contractId = await createContract(ana, { pdf_url }, berto);
  const story = { ana, berto, contractId, guaranteeId: await createGuarantee(contractId, berto, 'Roof') };
  for (const who of [ana, berto]) {
    const store = createAppStore();
    store.dispatch(loginSuccess(toUser(who)));
    await store.dispatch(rememberPdf(contractId, pdf_url, await sha256(AGREED)));
    localStorage.clear();
  }
  await sealTerms(story);
  return story;
}

/** Time in which the PDF would be judged if nothing were held back. */
const passMoment = () => act(() => new Promise<void>((resume) => setTimeout(resume, 500)));

describe('a PDF of this origin that both have signed', () => {
  it('is opened if it is still that file', async () => {
    const story = await sealedStory(PATH);
    respond(AGREED);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('link', { name: 'View Contract PDF' }));
    await waitFor(() => expect(followed).toHaveLength(1));
  });

  it('is not opened if it was replaced, unless the user opens it anyway after reading the alarm', async () => {
    const story = await sealedStory(PATH);
    respond(SWAPPED);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await settle(world);
    await user.click(await screen.findByRole('link', { name: 'View Contract PDF' }));
    const alarm = await screen.findByText(/This is not the PDF that you both signed, so it was not opened/);
    expect(alarm.getAttribute('role')).toBe('alert');
    expect(followed).toEqual([]);
    await user.click(await within(alarm).findByRole('button', { name: 'Open it anyway' }));
    await waitFor(() => expect(followed).toHaveLength(1));
  });

  it('is not opened before the chat with the signatures has loaded', async () => {
    const story = await sealedStory(PATH);
    respond(SWAPPED);
    const chat = hold(world, 'get', '/chat/messages/:contractId');
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('link', { name: 'View Contract PDF' }));
    await passMoment();
    expect(followed).toEqual([]);
    chat.release();
    await screen.findByText(/This is not the PDF that you both signed, so it was not opened/);
    expect(followed).toEqual([]);
  });

  it('is opened unchecked with VITE_SEALS=off', async () => {
    const story = await sealedStory(PATH);
    setSeals('off');
    respond(SWAPPED);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('link', { name: 'View Contract PDF' }));
    await waitFor(() => expect(followed).toHaveLength(1));
  });
});

describe('a PDF at another host', () => {
  const OUTSIDE = 'https://files.example/terms.pdf';

  it.each([
    ['the signed file', AGREED, /This is the PDF that you both signed/],
    ['another file', SWAPPED, /not the PDF that you both signed, so it was not recorded/],
    ['an empty file', '', /This file is empty/],
    ['no PDF', 'PK', /not a PDF, whatever its name says/],
  ])('cannot be checked before it opens; a downloaded copy can: %s', async (_, text, told) => {
    const story = await sealedStory(OUTSIDE);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    expect(await screen.findByText(/cannot be checked before it opens/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Check a downloaded copy' }));
    const field = await screen.findByLabelText('Choose the PDF');
    expect(document.activeElement).toBe(field);
    await user.upload(field, file(text));
    expect(await screen.findByText(told)).toBeTruthy();
  });

  it('may be the reason that a new device does not have the text that both signed', async () => {
    const story = await sealedStory(OUTSIDE);
    leavePage();
    localStorage.clear();
    globalThis.indexedDB = new IDBFactory();
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Check a downloaded copy' }));
    // Before the PDF is known, the line about the terms may have such a field too.
    const choose = async (text: string) => {
      const [field] = await screen.findAllByLabelText('Choose the PDF');
      if (field !== undefined) await user.upload(field, file(text));
    };
    await choose(SWAPPED);
    expect(await screen.findByText(/the PDF chosen here is not the signed one/)).toBeTruthy();
    await choose(AGREED);
    await findTermsState(/^Signed by both, revision 1/);
  });

  it('is checked once the chat has loaded, even if the file is chosen earlier', async () => {
    const story = await sealedStory(OUTSIDE);
    const chat = hold(world, 'get', '/chat/messages/:contractId');
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Check a downloaded copy' }));
    await user.upload(await screen.findByLabelText('Choose the PDF'), file(SWAPPED));
    await passMoment();
    expect(screen.queryByText(/The terms now include this PDF/)).toBeNull();
    chat.release();
    expect(await screen.findByText(/not the PDF that you both signed, so it was not recorded/)).toBeTruthy();
  });

  it('is checked against the memory of this device if the chat cannot be loaded', async () => {
    const story = await sealedStory(OUTSIDE);
    world.server.use(http.get('http://backend.test/api/chat/messages/:id', () => HttpResponse.error()));
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Check a downloaded copy' }));
    await user.upload(await screen.findByLabelText('Choose the PDF'), file(AGREED));
    expect(await screen.findByText(/The terms now include this PDF/)).toBeTruthy();
  });

  it('is checked once the signatures are verified, even if the file is chosen earlier', async () => {
    const story = await sealedStory(OUTSIDE);
    const { digest } = SubtleCrypto.prototype;
    let finishChecks = () => {};
    const checks = new Promise<void>((resolve) => {
      finishChecks = resolve;
    });
    vi.spyOn(SubtleCrypto.prototype, 'digest').mockImplementation(async function (this: SubtleCrypto, ...args) {
      await checks;
      return digest.apply(this, args);
    });
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Check a downloaded copy' }));
    await user.upload(await screen.findByLabelText('Choose the PDF'), file(SWAPPED));
    finishChecks();
    expect(await screen.findByText(/not the PDF that you both signed, so it was not recorded/)).toBeTruthy();
  });
});

describe('the join screen', () => {
  it("accepts a file from the user if the PDF is on the inviter's device", async () => {
    const ana = person(world, 'Ana');
    const berto = await signer(world, 'Berto');
    const contractId = await createContract(ana, { pdf_url: 'blob:http://ana.example/1' });
    const { user } = visit(`/contracts/${contractId}/join`, berto);
    expect(await screen.findByText('The terms include a PDF that this device has not seen.')).toBeTruthy();
    await user.upload(await screen.findByLabelText('Choose the PDF'), file(AGREED));
    expect(await screen.findByText(/The terms now include this PDF/)).toBeTruthy();
    const { pdfs } = await readSeals({ publicKey: berto.public_key ?? '', contractId });
    expect(pdfs).toEqual({ 'blob:http://ana.example/1': await sha256(AGREED) });
  });

  it('reads a PDF of this origin when the user presses, and accepts a file if that fails', async () => {
    const ana = person(world, 'Ana');
    const berto = await signer(world, 'Berto');
    const contractId = await createContract(ana, { pdf_url: PATH });
    world.server.use(http.get(`*${PATH}`, () => new HttpResponse(null, { status: 404 })));
    const { user } = visit(`/contracts/${contractId}/join`, berto);
    await user.click(await screen.findByRole('button', { name: 'Read the PDF' }));
    expect((await screen.findByText(/could not be read from its address/)).getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText('Choose the PDF')).toBeTruthy();
    respond(AGREED);
    await user.click(await screen.findByRole('button', { name: 'Read the PDF' }));
    await waitFor(() => expect(screen.queryByText(/a PDF that this device has not seen/)).toBeNull());
    expect((await readSeals({ publicKey: berto.public_key ?? '', contractId })).pdfs).toEqual({
      [PATH]: await sha256(AGREED),
    });
  });
});

describe('the create form', () => {
  async function fill(chosen: File) {
    const ana = await signer(world, 'Ana');
    const { user } = visit('/contracts/new', ana);
    await user.type(await screen.findByLabelText('Contract Title'), 'Sale');
    await user.type(await screen.findByLabelText('Description'), 'As seen.');
    await user.upload(await screen.findByLabelText('Contract PDF'), chosen);
    return { user, ana };
  }

  it('remembers the file that the user chose for the new contract', async () => {
    const { user, ana } = await fill(file(AGREED));
    await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
    await screen.findByRole('link', { name: 'View Contract PDF' });
    const contractId = readLocation().path.split('/').at(-1) ?? '';
    const { pdfs } = await readSeals({ publicKey: ana.public_key ?? '', contractId });
    expect(Object.values(pdfs)).toEqual([await sha256(AGREED)]);
    await settle(world);
  });

  it.each([
    ['empty', file(''), /This file is empty/],
    ['of 1 GB', Object.defineProperty(file(AGREED), 'size', { value: 1024 ** 3 }), /larger than 50 MB/],
  ])('refuses a file that is %s, and keeps the typed text', async (_, chosen, told) => {
    await fill(chosen);
    expect((await screen.findByText(told)).getAttribute('role')).toBe('alert');
    expect(screen.queryByText('terms.pdf')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Contract Title').value).toBe('Sale');
  });
});
