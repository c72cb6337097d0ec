import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { Contract } from '@/domain/models';
import { getCreationTime } from '@/domain/primitives/dates';
import { type Id, toIdKey } from '@/domain/primitives/ids';

/** The guarantee that each deposit address counts for. */
type AddressOwners = ReadonlyMap<string, string>;

/**
 * Two guarantees can share an address: a backend may give both the same order, or two contracts may have the same
 * parties.
 * Funds there count once, for the guarantee with the older deposit.
 */
export function findAddressOwners(contracts: readonly Pick<Contract, 'id' | 'guarantees'>[]): AddressOwners {
  const oldest = new Map<string, Claim>();
  for (const claim of contracts.flatMap(listClaims)) {
    const before = oldest.get(claim.address);
    if (before === undefined || claim.since < before.since) oldest.set(claim.address, claim);
  }
  return new Map([...oldest].map(([address, { owner }]) => [address, owner]));
}

/** A deposit that names an address. */
interface Claim {
  address: string;
  owner: string;
  since: number;
}

function listClaims({ id, guarantees }: Pick<Contract, 'id' | 'guarantees'>): Claim[] {
  return guarantees.flatMap((guarantee) => {
    const owner = toOwnerKey(id, guarantee.id);
    return (guarantee.deposits ?? []).flatMap((deposit) => {
      if (deposit.address === null) return [];
      const since = getCreationTime(deposit) ?? Number.POSITIVE_INFINITY;
      return [{ address: normalizeAddress(deposit.address), owner, since }];
    });
  });
}

export function isOwnedElsewhere(owners: AddressOwners, address: string, contractId: Id, guaranteeId: Id): boolean {
  const owner = owners.get(normalizeAddress(address));
  return owner !== undefined && owner !== toOwnerKey(contractId, guaranteeId);
}

function toOwnerKey(contractId: Id, guaranteeId: Id): string {
  return JSON.stringify([toIdKey(contractId), toIdKey(guaranteeId)]);
}
