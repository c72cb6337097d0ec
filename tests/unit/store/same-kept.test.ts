import { makeContract, makeGuarantee } from '@tests/unit/domain/make';
import { describe, expect, it } from 'vitest';
import { shareContract, shareStructure } from '@/store/contracts/share-structure';

const guarantees = () => [makeGuarantee({ id: 'g1' }), makeGuarantee({ id: 'g2' })];
const contract = (title = 'Roof') => makeContract({ id: 'c1', title, guarantees: guarantees() });

describe('a reloaded contract', () => {
  it('keeps its identity when nothing changed', () => {
    const current = contract();
    expect(shareContract(contract(), current)).toBe(current);
  });

  it('is the fresh one when there is no current one', () => {
    const fresh = contract();
    expect(shareContract(fresh, null)).toBe(fresh);
  });

  it('is a new object when it changed; unchanged guarantees keep their identity', () => {
    const current = contract();
    const kept = shareContract(contract('New roof'), current);
    expect(kept).toEqual(contract('New roof'));
    expect(kept.guarantees.map((guarantee, index) => guarantee === current.guarantees[index])).toEqual([true, true]);
  });

  it('gets a new object for the changed guarantee only', () => {
    const current = contract();
    const fresh = contract();
    fresh.guarantees[1] = makeGuarantee({ id: 'g2', description: 'Other' });
    const kept = shareContract(fresh, current);
    expect(kept).toEqual(fresh);
    expect(kept.guarantees.map((guarantee, index) => guarantee === current.guarantees[index])).toEqual([true, false]);
  });
});

it('compares each contract of a reloaded list with the one of the same id', () => {
  const current = [makeContract({ id: 1 }), makeContract({ id: 2 })];
  const fresh = [makeContract({ id: 3 }), makeContract({ id: 2 }), makeContract({ id: 1, title: 'Other' })];
  const kept = shareStructure(fresh, current);
  expect(kept).toEqual(fresh);
  expect([kept[0] === fresh[0], kept[1] === current[1], kept[2] === current[0]]).toEqual([true, true, false]);
});
