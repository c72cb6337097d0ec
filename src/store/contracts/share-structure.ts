import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Contract, Guarantee } from '@/domain/models';
import { contractToStored } from '@/services/schemas/stored.schema';
import { findById } from '@/store/contracts/entities';

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

/** JSON for storage. Serialised once per contract object. */
export const serializeContract = weakMapMemoize((contract: Contract) => JSON.stringify(contractToStored(contract)));
