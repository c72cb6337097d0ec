import type { Contract, Guarantee } from '@/domain/models';
import { findById } from '@/store/contracts/entities';
import { serializeContract } from '@/store/persistence/contracts-writer';

/* Structural sharing: unchanged entities keep their identity, so they are neither rendered nor written again. */

export function shareStructure(fresh: readonly Contract[], current: readonly Contract[]): Contract[] {
  return fresh.map((contract) => shareContract(contract, findById(current, contract.id)));
}

/** Returns `current` if nothing changed, else `fresh` with the unchanged guarantees of `current`. */
export function shareContract(fresh: Contract, current: Contract | null): Contract {
  if (current === null) return fresh;
  if (serializeContract(current) === serializeContract(fresh)) return current;
  return { ...fresh, guarantees: fresh.guarantees.map((guarantee) => shareGuarantee(guarantee, current)) };
}

function shareGuarantee(fresh: Guarantee, { guarantees }: Contract): Guarantee {
  const current = findById(guarantees, fresh.id);
  return current !== null && JSON.stringify(current) === JSON.stringify(fresh) ? current : fresh;
}
