import { fireEvent, screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arriveAt, calls, person, readLocation, testWorld, visit } from './support';

const world = testWorld();
const pdf = (name = 'terms.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

let urls = 0;
const revoked = vi.fn();

beforeEach(() => {
  revoked.mockReset();
  // jsdom has no object URLs.
  URL.createObjectURL = () => `blob:http://localhost:3000/${++urls}`;
  URL.revokeObjectURL = revoked;
});

async function open(state: unknown = null) {
  const ana = person(world, 'Ana');
  const { user } = visit({ pathname: '/contracts/new', state }, ana);
  const title = await screen.findByLabelText<HTMLInputElement>('Contract Title');
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Description');
  const file = await screen.findByLabelText<HTMLInputElement>('Contract PDF');
  return { ana, user, title, description, file };
}

function sent(): Record<string, unknown> {
  return world.requests.find(({ call }) => call === 'POST /contracts')?.body as Record<string, unknown>;
}

// Spec: 7.payloads
describe('Create contract', () => {
  // Spec: 2.create-contract
  it('has its heading, three fields and three buttons', async () => {
    const { title, description, file } = await open();
    expect(screen.getByRole('heading', { name: 'Create New Contract' })).toBeTruthy();
    expect([title.required, description.required, file.required]).toEqual([true, true, false]);
    expect(file.accept).toBe('.pdf');
    expect(screen.getByText(/Describe the terms and conditions.*Once created, you can share it/)).toBeTruthy();
    for (const name of ['Cancel', 'Save as Draft', 'Create Contract']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  // Spec: 5.create-contract
  it.each(['Save as Draft', 'Create Contract'])('%s needs title and description, not blank', async (button) => {
    const { user, title, description } = await open();
    await user.type(title, '   ');
    await user.click(await screen.findByRole('button', { name: button }));
    expect(screen.getByText('Give the contract a title.')).toBeTruthy();
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(title);
    await user.type(title, 'Sale');
    expect(screen.queryByText('Give the contract a title.')).toBeNull();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(document.activeElement).toBe(description);
    expect(calls(world, 'POST /contracts')).toBe(0);
  });

  // Spec: 2.receive-template
  it('starts with the template contract that the customise screen passes along', async () => {
    const { title, description } = await open({ template: { id: 't1', title: 'Rental', description: 'Monthly.' } });
    expect([title.value, description.value]).toEqual(['Rental', 'Monthly.']);
  });

  // Spec: 8.logged-failures
  nightly('shows a failure, logs it, and keeps the input', async () => {
    const { user, title, description } = await open();
    await user.type(title, 'Sale');
    await user.type(description, 'As seen.');
    world.server.use(http.post('http://backend.test/api/contracts', () => HttpResponse.error(), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/was not created.*Network Error/);
    expect([title.value, description.value]).toEqual(['Sale', 'As seen.']);
    expect(readLocation().path).toBe('/contracts/new');
    expect(console.error).toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
    await waitFor(() => expect(readLocation().path).toMatch(/^\/contracts\/(?!new)/));
  });

  it('creates one contract for repeated clicks', async () => {
    const { title, description } = await open();
    fireEvent.change(title, { target: { value: 'Sale' } });
    fireEvent.change(description, { target: { value: 'As seen.' } });
    const form = title.closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(readLocation().path).toMatch(/^\/contracts\/(?!new)/));
    expect(calls(world, 'POST /contracts')).toBe(1);
  });
});

// Spec: 7.pdf
describe('the PDF of a contract', () => {
  nightly('is sent as a local object URL, which the contract then opens', async () => {
    const { user, title, description, file } = await open();
    await user.type(title, 'Sale');
    await user.type(description, 'As seen.');
    await user.upload(file, pdf());
    expect(screen.getByText('terms.pdf')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'View Contract PDF' });
    expect(sent().pdf_url).toBe(link.href);
    expect(link.href).toMatch(/^blob:/);
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    expect(revoked).not.toHaveBeenCalled();
  });

  it('can be removed', async () => {
    const { user, file } = await open();
    await user.upload(file, pdf('chosen.PDF'));
    expect(screen.getByText('chosen.PDF')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Remove the PDF' }));
    expect(screen.queryByText('chosen.PDF')).toBeNull();
    expect(revoked).toHaveBeenCalledTimes(1);
  });

  // Spec: 5.create-contract
  it('is rejected unless it is a .pdf', async () => {
    const { file } = await open();
    fireEvent.change(file, { target: { files: [pdf('terms.exe')] } });
    expect(screen.getByText('Only .pdf files can be attached.')).toBeTruthy();
    expect(screen.queryByText('terms.exe')).toBeNull();
  });

  it('is released when the form is left', async () => {
    const { user, file } = await open();
    await user.upload(file, pdf());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await arriveAt('/contracts');
    expect(revoked).toHaveBeenCalledTimes(1);
  });
});
