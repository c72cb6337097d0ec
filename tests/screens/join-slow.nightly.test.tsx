import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { buildContractText } from '@/domain/templates/template-draft';
import { stopClock } from './clock';
import { signer } from './guarantee-support';
import { hold, releaseAfterEach, untilStopped, waitLong } from './slow-support';
import { arriveAt, calls, createContract, testWorld, visit } from './support';

/* docs/seal.md#details-of-the-party-that-joins, with a server that answers late */

const world = testWorld();
releaseAfterEach();
beforeEach(stopClock);
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const NAME = 'Nombre o razón social de la parte cliente';

function writeText(): string {
  const template = SPANISH_LEGAL_TEXTS.templates.find(({ type }) => type === 'services');
  if (template === undefined) throw new Error('No template');
  const tailored = { template, role: 'seller', values: {}, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, SPANISH_LEGAL_TEXTS.getDraftWording('services')).description;
}

async function accept(method: 'post' | 'put', path: string) {
  const [ana, berto] = [await signer(world, 'Ana'), await signer(world, 'Berto')];
  const id = await createContract(ana, { description: writeText() });
  const { user } = visit(`/contracts/${id}/join`, berto);
  await user.click(await screen.findByLabelText(NAME));
  await user.paste('Berto García');
  const held = hold(world, method, path);
  await user.click(screen.getByRole('button', { name: 'Accept Contract' }));
  await user.click(screen.getByRole('button', { name: 'Accept Contract' }));
  await user.click(await waitLong(held));
  await untilStopped();
  return { id, user, held, stored: () => world.backend.store.contract(String(id))?.description ?? '' };
}

describe('a person who stops waiting while joining', () => {
  it('does not join again if the details are saved late, and can only open the contract', async () => {
    const { id, user, held, stored } = await accept('put', '/contracts/:id');
    expect(screen.queryByRole('button', { name: /^(?:Accept Contract|Decline)$/ })).toBeNull();
    expect(screen.queryByText(/see whether you have joined it/)).toBeNull();
    held.release();
    await user.click(await screen.findByRole('button', { name: 'Open the contract' }));
    await arriveAt(`/contracts/${id}`);
    expect(stored()).toContain('Berto García');
    expect(calls(world, `POST /contracts/${id}/contractor`)).toBe(1);
    expect(calls(world, `PUT /contracts/${id}`)).toBe(1);
  });

  it('saves the details with the next press if the join itself was late', async () => {
    const { id, user, held, stored } = await accept('post', '/contracts/:id/contractor');
    held.release();
    await act(() => world.quiet());
    await user.click(await screen.findByRole('button', { name: 'Save again' }));
    await arriveAt(`/contracts/${id}`);
    await waitFor(() => expect(stored()).toContain('Berto García'));
    expect(calls(world, `POST /contracts/${id}/contractor`)).toBe(1);
  });
});
