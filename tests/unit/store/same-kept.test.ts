import { makeContract, makeGuarantee } from '@tests/unit/domain/make';
import { describe, expect, it } from 'vitest';
import { shareContract, shareStructure } from '@/store/contracts/share-structure';

const guarantees = () => [makeGuarantee({ id: 'g1' }), makeGuarantee({ id: 'g2' })];
const contract = (title = 'Roof') => makeContract({ id: 'c1', title, guarantees: guarantees() });

describe('a contract that is loaded again', () => {
  it('is the object in hand when nothing changed', () => {
    const inHand = contract();
    expect(shareContract(contract(), inHand)).toBe(inHand);
  });

  it('is the fresh one when there was none', () => {
    const fresh = contract();
    expect(shareContract(fresh, null)).toBe(fresh);
  });

  it('is another object when it changed; its guarantees stay those in hand', () => {
    const inHand = contract();
    const kept = shareContract(contract('New roof'), inHand);
    expect(kept).toEqual(contract('New roof'));
    expect(kept.guarantees.map((guarantee, at) => guarantee === inHand.guarantees[at])).toEqual([true, true]);
  });

  it('has one new object for the guarantee that changed', () => {
    const inHand = contract();
    const fresh = contract();
    fresh.guarantees[1] = makeGuarantee({ id: 'g2', description: 'Other' });
    const kept = shareContract(fresh, inHand);
    expect(kept).toEqual(fresh);
    expect(kept.guarantees.map((guarantee, at) => guarantee === inHand.guarantees[at])).toEqual([true, false]);
  });
});

it('of a list that is loaded again, each contract is held against its own', () => {
  const inHand = [makeContract({ id: 1 }), makeContract({ id: 2 })];
  const fresh = [makeContract({ id: 3 }), makeContract({ id: 2 }), makeContract({ id: 1, title: 'Other' })];
  const kept = shareStructure(fresh, inHand);
  expect(kept).toEqual(fresh);
  expect([kept[0] === fresh[0], kept[1] === inHand[1], kept[2] === inHand[0]]).toEqual([true, true, false]);
});
