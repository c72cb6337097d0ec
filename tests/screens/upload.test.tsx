import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { createGate } from '@tests/gate';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, person, readLocation, testWorld, visit } from './support';

// Settings are read once, so this whole file runs with an upload URL at another origin.
vi.stubEnv('VITE_UPLOAD_URL', 'http://files.localhost/documents');

const world = testWorld();
const UPLOAD = 'http://files.localhost/documents';
const revoked = vi.fn();

// fetch can't send jsdom's forms and files, and from Node 24 it parses a form with the global File.
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor;

beforeEach(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
  revoked.mockReset();
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:http://localhost:3000/1';
  URL.revokeObjectURL = revoked;
});

function pdf(name: string, text = '%PDF-1.7 terms'): File {
  return new NodeFile([text], name, { type: 'application/pdf' }) as File;
}

/** Opens and fills in the create form. */
async function openFilled(file: File) {
  const { user } = visit('/contracts/new', person(world, 'Ana'));
  await user.type(await screen.findByLabelText('Contract Title'), 'Sale');
  await user.type(await screen.findByLabelText('Description'), 'As seen.');
  await user.upload(await screen.findByLabelText('Contract PDF'), file);
  return user;
}

const create = () => screen.getByRole('button', { name: 'Create Contract' });
const stored = () => world.backend.store.state.contracts[0];

// Spec: 7.pdf
describe('the PDF of a contract, with VITE_UPLOAD_URL', () => {
  nightly('is uploaded before the contract is created, and both can open it', async () => {
    const user = await openFilled(pdf('terms.pdf'));
    await user.click(create());
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'View Contract PDF' });
    expect(link.href).toMatch(/^http:\/\/files\.localhost\/documents\/[0-9a-f]{32}\.pdf$/);
    expect(stored()?.pdf_url).toBe(link.href);
    const order = world.requests.map(({ call }) => call).filter((call) => call.startsWith('POST'));
    expect(order).toEqual(['POST /documents', 'POST /contracts']);
    const answer = await fetch(link.href);
    expect(await answer.text()).toBe('%PDF-1.7 terms');
    await waitFor(() => expect(revoked).toHaveBeenCalledTimes(1));
  });

  nightly('is reported during the upload, with the form disabled', async () => {
    const gate = createGate();
    world.server.use(
      http.post(
        UPLOAD,
        async () => {
          await gate.opened;
          return undefined;
        },
        { once: true },
      ),
    );
    const user = await openFilled(pdf('terms.pdf'));
    await user.click(create());
    expect(await screen.findByRole('meter', { name: 'Sending the PDF…' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('button', { name: 'Remove the PDF' }).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Contract PDF').disabled).toBe(true);
    gate.open();
    await screen.findByRole('link', { name: 'View Contract PDF' });
  });

  it('creates no contract if it is refused, and the input is kept', async () => {
    const user = await openFilled(pdf('terms.pdf', 'plain text'));
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toMatch(/The PDF was not sent.*This is not a PDF/);
    expect(calls(world, 'POST /contracts')).toBe(0);
    expect(screen.getByLabelText<HTMLInputElement>('Contract Title').value).toBe('Sale');
    expect(within(screen.getByRole('main')).getByText('terms.pdf')).toBeTruthy();
    expect(readLocation().path).toBe('/contracts/new');
  });

  it('is not uploaded again when only creating the contract failed', async () => {
    const user = await openFilled(pdf('terms.pdf'));
    world.server.use(http.post('http://backend.test/api/contracts', () => HttpResponse.error(), { once: true }));
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toMatch(/The contract was not created/);
    await user.click(create());
    await screen.findByRole('link', { name: 'View Contract PDF' });
    expect(calls(world, 'POST /documents')).toBe(1);
    expect(calls(world, 'POST /contracts')).toBe(2);
  });
});
