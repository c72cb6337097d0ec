import type { Contract } from '@/domain/models';
import { type Id, idKey } from '@/domain/primitives/ids';
import { timeOf } from '@/domain/primitives/time-order';

/** For each deposit address the guarantee that it counts for. */
export type AddressOwners = ReadonlyMap<string, string>;

/**
 * Two guarantees can have the same address: a backend that gives both the same order, or two contracts of the same
 * parties. What lies there counts once, for the guarantee whose deposit is the older.
 */
export function addressOwners(contracts: readonly Pick<Contract, 'id' | 'guarantees'>[]): AddressOwners {
  const oldest = new Map<string, Claim>();
  for (const claim of contracts.flatMap(claimsOf)) {
    const before = oldest.get(claim.address);
    if (before === undefined || claim.since < before.since) oldest.set(claim.address, claim);
  }
  return new Map([...oldest].map(([address, { owner }]) => [address, owner]));
}

/** A deposit says that an address is its guarantee's. */
interface Claim {
  address: string;
  owner: string;
  since: number;
}

function claimsOf({ id, guarantees }: Pick<Contract, 'id' | 'guarantees'>): Claim[] {
  return guarantees.flatMap((guarantee) => {
    const owner = ownerKey(id, guarantee.id);
    return guarantee.deposits.flatMap((deposit) => {
      if (deposit.address === null) return [];
      return [{ address: addressKey(deposit.address), owner, since: timeOf(deposit) ?? Number.POSITIVE_INFINITY }];
    });
  });
}

export function countsElsewhere(owners: AddressOwners, address: string, contractId: Id, guaranteeId: Id): boolean {
  const owner = owners.get(addressKey(address));
  return owner !== undefined && owner !== ownerKey(contractId, guaranteeId);
}

function ownerKey(contractId: Id, guaranteeId: Id): string {
  return JSON.stringify([idKey(contractId), idKey(guaranteeId)]);
}

/** Case tells nothing in a bech32 address (BIP173). */
function addressKey(address: string): string {
  return address.trim().toLowerCase();
}
