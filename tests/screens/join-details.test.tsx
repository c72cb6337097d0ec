import { cleanup, screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { SITE } from '@tests/unit/content/build-contract';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { PASSWORD, signer } from './guarantee-support';
import { canSign, findTermsState } from './seal-support';
import { arriveAt, calls, createContract, settle, testWorld, visit } from './support';

/* docs/terms.md#joining */

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
  return SPANISH_LEGAL_TEXTS.writeContract(tailored, SITE).description;
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
  nightly('is asked for their details, sees them in the text, and signs that text', async () => {
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

  nightly(
    'is led to a detail that is left open before anything is accepted or signed, and may leave it open',
    async () => {
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
    },
  );

  nightly.each(['Decline', 'Accept Contract'])('leaves nothing of it on the device after %s', async (button) => {
    const { id, user } = await open();
    await user.type(await screen.findByLabelText(NAME), 'Berto García');
    await user.tab();
    const listKept = () => Object.keys({ ...localStorage }).filter((key) => key.endsWith(`/join ${id}`));
    expect(listKept()).toHaveLength(1);
    if (button === 'Decline') await user.click(screen.getByRole('button', { name: button }));
    else await acceptOpen(user);
    await arriveAt(button === 'Decline' ? '/contracts' : `/contracts/${id}`);
    cleanup();
    expect(listKept()).toEqual([]);
  });

  nightly('can go on without details that cannot be saved', async () => {
    const { id, user } = await open();
    await user.type(await screen.findByLabelText(NAME), 'Berto García');
    world.server.use(http.put('*/contracts/:id', () => HttpResponse.json({}, { status: 403 })));
    await acceptOpen(user);
    await user.click(await screen.findByRole('button', { name: 'Continue without them' }));
    await arriveAt(`/contracts/${id}`);
    await settle(world);
    expect(await canSign(user)).toBe(true);
    expect(screen.queryByText('The terms changed since you agreed to them')).toBeNull();
  });
});
