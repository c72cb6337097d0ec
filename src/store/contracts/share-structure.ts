import type { Contract, Guarantee } from '@/domain/models';
import { findById } from '@/store/contracts/by-id';
import { serializeContract } from '@/store/persistence/contracts-writer';

/*
 * What came as it was stays the same object: nothing is drawn or written anew for it, and a load of it that is under way
 * is not in vain.
 */

/** Contracts that came, each held against the one in hand. */
export function shareStructure(fresh: readonly Contract[], inHand: readonly Contract[]): Contract[] {
  return fresh.map((contract) => shareContract(contract, findById(inHand, contract.id)));
}

/** The contract in hand where it came as it was; else the fresh one, with those of its guarantees that are as they were. */
export function shareContract(fresh: Contract, inHand: Contract | null): Contract {
  if (inHand === null) return fresh;
  if (serializeContract(inHand) === serializeContract(fresh)) return inHand;
  return { ...fresh, guarantees: fresh.guarantees.map((guarantee) => shareGuarantee(guarantee, inHand)) };
}

function shareGuarantee(fresh: Guarantee, { guarantees }: Contract): Guarantee {
  const inHand = findById(guarantees, fresh.id);
  return inHand !== null && JSON.stringify(inHand) === JSON.stringify(fresh) ? inHand : fresh;
}
