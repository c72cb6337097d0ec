import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTerms } from './seal-support';
import { createContract, createGuarantee, person, testWorld, visit } from './support';

const world = testWorld();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function joined() {
  const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
  const id = await createContract(ana, {}, berto);
  await createGuarantee(id, ana, 'Deposit for the bicycle');
  return { ana, berto, path: `/contracts/${id}` };
}

function newDevice(): void {
  cleanup();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}

async function openSafetyNumber(user: UserEvent): Promise<void> {
  await user.click(await within(await openTerms(user)).findByRole('button', { name: 'Safety number' }));
}

describe('the safety number', () => {
  it('is the same for both, and says what to do if it is not', async () => {
    const { ana, berto, path } = await joined();
    const read = async (who: typeof ana) => {
      newDevice();
      const { user } = visit(path, who);
      await openSafetyNumber(user);
      const list = await screen.findByRole('list', { name: 'Safety number' });
      return {
        user,
        groups: within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      };
    };
    const first = await read(ana);
    const { user, groups } = await read(berto);
    expect(groups).toEqual(first.groups);
    expect(groups.join(' ')).toMatch(/^\d{5}( \d{5}){11}$/);
    await user.click(screen.getByText('If it does not match'));
    expect(screen.getByText("Don't pay or sign anything")).toBeTruthy();
  });
});
