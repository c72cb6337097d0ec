import { cleanup } from '@testing-library/react';
import { buildContract } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { CONTRACT_TYPES } from '@/domain/models';
import type { WireUser } from '@/services/schemas/wire';
import { createAppStore } from '@/store/boot/store';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { publishContract } from '@/store/contracts/contracts.thunks';
import { importTemplate } from '@/store/contracts/import-template.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { api, person, settle, testWorld } from './support';

const world = testWorld();

const CASES = CONTRACT_TYPES.flatMap((type) => (['buyer', 'seller'] as const).map((role) => [type, role] as const));
function signIn(user: WireUser) {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(user));
  return createAppStore();
}

// Spec: 4.template-import
describe('the records at the server', () => {
  it.each(CASES)('of a %s template imported by the %s agree with its text, for both parties', async (type, role) => {
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    const { title, text, guarantees } = buildContract(type, role, 'es', true);
    const own = signIn(ana);
    const imported = await own.dispatch(importTemplate({ title, description: text }, guarantees, role));
    if (!imported.ok) throw new Error(imported.error.message);
    const { id } = imported.value;
    expect((await own.dispatch(publishContract(id))).ok).toBe(true);
    await api('POST', `/contracts/${id}/contractor`, { contractorId: berto.id });
    // Names the depositor who has joined.
    await own.dispatch(loadContract(id));
    await settle(world);

    const { contracts, guarantees: records } = world.backend.store.state;
    expect(contracts.map(({ description, status }) => [description, status])).toEqual([[text.trim(), 'active']]);
    const fields = ({ description, amount, validUntil, role: depositor }: (typeof guarantees)[number]) =>
      [description, amount, validUntil, depositor === role ? ana.id : berto.id] as const;
    expect(records.map((each) => [each.description, each.amount, each.valid_until, each.contractor_id])).toEqual(
      guarantees.map(fields),
    );

    cleanup();
    const other = signIn(berto);
    await other.dispatch(loadContract(id));
    const contract = selectContract(other.getState(), id);
    expect(contract?.description).toBe(text.trim());
    expect(contract?.guarantees.map(({ description, depositorId }) => [description, depositorId])).toEqual(
      guarantees.map((each) => [each.description, fields(each)[3]]),
    );
  });
});
