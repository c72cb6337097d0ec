import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract, GuaranteeRef } from '@/domain/models';

/**
 * The guarantee that shows the money at each deposit address while its place is not recorded: the first that names it, so that money which two
 * guarantees name counts once. What is signed never relies on it.
 */
export function findAddressOwners(
  contracts: readonly Pick<Contract, 'id' | 'guarantees'>[],
): ReadonlyMap<string, GuaranteeRef> {
  const owners = new Map<string, GuaranteeRef>();
  for (const { id: contractId, guarantees } of contracts)
    for (const guarantee of guarantees)
      for (const address of listDepositAddresses(guarantee).map(normalizeAddress))
        if (!owners.has(address)) owners.set(address, { contractId, guaranteeId: guarantee.id });
  return owners;
}
