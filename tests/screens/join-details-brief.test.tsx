import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { buildContractText } from '@/domain/templates/template-draft';
import { PASSWORD, signer } from './guarantee-support';
import { findTermsState } from './seal-support';
import { arriveAt, calls, createContract, testWorld, visit } from './support';

/* docs/seal.md#details-of-the-party-that-joins */

const world = testWorld();
const NAME = 'Nombre o razón social de la parte cliente';
const EMAIL = 'Correo electrónico de la parte cliente';
const CAPACITY = 'Condición de la parte cliente';
const TAX_ID = 'NIF de la parte cliente';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function writeText(): string {
  const template = SPANISH_LEGAL_TEXTS.templates.find(({ type }) => type === 'services');
  if (template === undefined) throw new Error('No template');
  const tailored = { template, role: 'seller', values: {}, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, SPANISH_LEGAL_TEXTS.getDraftWording('services')).description;
}

async function open(description = writeText()) {
  const [ana, berto] = [await signer(world, 'Ana'), await signer(world, 'Berto')];
  const id = await createContract(ana, { description });
  const { user } = visit(`/contracts/${id}/join`, berto);
  await screen.findByRole('button', { name: 'Accept Contract' });
  return { id, ana, berto, user };
}

/** Presses twice: the first press points to the details that are left open. */
async function acceptOpen(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Accept Contract' }));
  await user.click(screen.getByRole('button', { name: 'Accept Contract' }));
}

const stored = (id: unknown) => world.backend.store.contract(String(id))?.description ?? '';
const messages = () => world.backend.store.state.messages.map(({ content }) => content);

describe('the person who joins a contract from a template', () => {
  it('is asked for their details, sees them in the text, and signs that text', async () => {
    const { id, berto, user } = await open();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(EMAIL).value).toBe(berto.email));
    await user.type(screen.getByLabelText(NAME), 'Berto García');
    await user.selectOptions(screen.getByLabelText(CAPACITY), 'empresa o profesional');
    expect(screen.getByText(/Berto García, con NIF/)).toBeTruthy();
    expect(screen.getByText(`[por completar: ${TAX_ID}]`)).toBeTruthy();
    await user.type(screen.getByLabelText('Signing Password'), PASSWORD);
    await acceptOpen(user);
    await arriveAt(`/contracts/${id}`);
    await findTermsState(/^Waiting for Ana/);
    expect(stored(id)).toBe(
      writeText()
        .replace(`[por completar: ${NAME}]`, 'Berto García')
        .replace(`[por completar: ${EMAIL}]`, berto.email)
        .replace(`[por completar: ${CAPACITY}]`, 'empresa o profesional'),
    );
    expect(messages()).toHaveLength(1);
    expect(screen.queryByText('The terms changed since you agreed to them')).toBeNull();
  });

  it('is led to a detail that is left open before anything is accepted or signed, and may leave it open', async () => {
    const { id, user } = await open();
    await user.type(await screen.findByLabelText(NAME), 'Berto García');
    await user.type(screen.getByLabelText('Signing Password'), PASSWORD);
    const button = screen.getByRole('button', { name: 'Accept Contract' });
    await user.click(button);
    expect(document.activeElement).toBe(screen.getByLabelText(TAX_ID));
    expect(screen.getByLabelText(TAX_ID).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(CAPACITY).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(NAME).getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.getAllByText('Fill this in, or accept again to leave it blank.')).toHaveLength(3);
    expect(calls(world, `POST /contracts/${id}/contractor`)).toBe(0);
    await user.type(screen.getByLabelText(TAX_ID), '12345678-Z');
    await user.click(button);
    await arriveAt(`/contracts/${id}`);
    expect(stored(id)).toContain('Berto García, con NIF 12345678-Z');
    expect(stored(id)).toContain(`[por completar: ${CAPACITY}]`);
  });

  it('reads that nobody decides disputes here once they act as a consumer', async () => {
    const { user } = await open();
    expect(screen.queryByText(/^Does not decide disputes here/)).toBeNull();
    await user.selectOptions(await screen.findByLabelText(CAPACITY), 'persona consumidora');
    await screen.findByText(/^Does not decide disputes here/);
  });
});
