import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { rememberPdf } from '@/store/terms/pdf.thunks';
import { changeTermsRecord } from '@/store/terms/terms-store';
import { toUser } from '../unit/domain/make';
import { type Story, signer } from './guarantee-support';
import { hold, releaseAfterEach } from './slow-support';
import { createContract, createGuarantee, person, readLocation, settle, testWorld, visit } from './support';
import { sealTerms } from './terms-support';

/* The PDF of a contract, compared with the one that was signed (docs/terms.md#the-pdf). */

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
  it('is not opened if it was replaced, unless the user opens it anyway after reading the alarm', async () => {
    const story = await sealedStory(PATH);
    respond(SWAPPED);
    const { user } = visit(`/contracts/${story.contractId}`, story.ana);
    await settle(world);
    await user.click(await screen.findByRole('link', { name: 'View Contract PDF' }));
    const alarm = await screen.findByText(/This is not the PDF that you both signed, or .* so it was not opened/);
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
    await screen.findByText(/This is not the PDF that you both signed, or .* so it was not opened/);
    expect(followed).toEqual([]);
  });
});

describe('a PDF at another host', () => {
  const OUTSIDE = 'https://files.example/terms.pdf';

  it.each([
    ['the signed file', AGREED, /This is the PDF that you both signed/],
    ['another file', SWAPPED, /not the PDF that you both signed, so it was not recorded/],
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
    const { pdfs } = await changeTermsRecord({ publicKey: berto.public_key ?? '', contractId }, (stored) => stored);
    expect(pdfs).toEqual({ 'blob:http://ana.example/1': await sha256(AGREED) });
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
    const { pdfs } = await changeTermsRecord({ publicKey: ana.public_key ?? '', contractId }, (stored) => stored);
    expect(Object.values(pdfs)).toEqual([await sha256(AGREED)]);
    await settle(world);
  });
});
