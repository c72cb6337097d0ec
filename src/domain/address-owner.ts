import { type Id, idKey } from '@/domain/ids';
import type { Contract } from '@/domain/models';
import { timeOf } from '@/domain/time-order';

/** For each deposit address the guarantee that it counts for. */
export type AddressOwners = ReadonlyMap<string, string>;

/**
 * Two guarantees can have the same address: a backend that gives both the same order, or two contracts of the same
 * parties. What lies there counts once, for the guarantee whose deposit is the older.
 */
export function addressOwners(contracts: readonly Pick<Contract, 'id' | 'guarantees'>[]): AddressOwners {
  const owners = new Map<string, string>();
  const since = new Map<string, number>();
  for (const contract of contracts) {
    for (const guarantee of contract.guarantees) {
      for (const deposit of guarantee.deposits) {
        if (deposit.address === null) continue;
        const address = addressKey(deposit.address);
        const time = timeOf(deposit) ?? Number.POSITIVE_INFINITY;
        if (time >= (since.get(address) ?? Number.NaN)) continue;
        owners.set(address, ownerKey(contract.id, guarantee.id));
        since.set(address, time);
      }
    }
  }
  return owners;
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
