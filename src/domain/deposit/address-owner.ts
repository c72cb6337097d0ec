import type { Contract } from '@/domain/models';
import { getCreationTime } from '@/domain/primitives/dates';
import { type Id, toIdKey } from '@/domain/primitives/ids';

/** For each deposit address the guarantee that it counts for. */
export type AddressOwners = ReadonlyMap<string, string>;

/**
 * Two guarantees can have the same address: a backend that gives both the same order, or two contracts of the same
 * parties. What lies there counts once, for the guarantee whose deposit is the older.
 */
export function findAddressOwners(contracts: readonly Pick<Contract, 'id' | 'guarantees'>[]): AddressOwners {
  const oldest = new Map<string, Claim>();
  for (const claim of contracts.flatMap(listClaims)) {
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

function listClaims({ id, guarantees }: Pick<Contract, 'id' | 'guarantees'>): Claim[] {
  return guarantees.flatMap((guarantee) => {
    const owner = toOwnerKey(id, guarantee.id);
    return guarantee.deposits.flatMap((deposit) => {
      if (deposit.address === null) return [];
      return [
        {
          address: normalizeAddress(deposit.address),
          owner,
          since: getCreationTime(deposit) ?? Number.POSITIVE_INFINITY,
        },
      ];
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

/** Case tells nothing in a bech32 address (BIP173). */
function normalizeAddress(address: string): string {
  return address.trim().toLowerCase();
}
