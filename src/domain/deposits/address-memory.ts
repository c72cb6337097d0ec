import { includesAddress, normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';

/**
 * A deposit address and the guarantee that it belonged to when this device first saw it. Kept for each pair of contractor keys,
 * which the address commits to (docs/bitcoin.md#which-guarantee-an-address-belongs-to).
 */
export interface KnownAddress {
  address: string;
  contractId: string;
  guaranteeId: string;
  /** Of the guarantee, cut. */
  description: string;
  /** Since when the guarantee has had this description here, ISO 8601. */
  since: string;
  /**
   * The guarantee's description when the user acted on the address: it was shown to be paid, or the user said that its coins belong
   * to the guarantee. Absent: only the server names the guarantee.
   */
  confirmed?: string | undefined;
}

/** Further addresses that only the server names are not remembered: what is new must not push out what is known. */
export const MAX_ADDRESSES = 500;
/** Characters of a description. */
const MAX_DESCRIPTION = 300;

type Named = Pick<Guarantee, 'id' | 'description'>;

/** Adds the addresses of a guarantee that are new, and notes a new description; returns `known` itself if nothing is new. */
export function learnAddresses(
  known: readonly KnownAddress[],
  contractId: Id,
  { id, description }: Named,
  addresses: readonly string[],
  now: string,
): readonly KnownAddress[] {
  const about = { contractId: toIdKey(contractId), guaranteeId: toIdKey(id), description: cut(description) };
  const ref = { contractId, guaranteeId: id };
  const isRenamed = (row: KnownAddress) => isSameRef(row, ref) && row.description !== about.description;
  const kept = known.some(isRenamed)
    ? known.map((row) => (isRenamed(row) ? { ...row, description: about.description, since: now } : row))
    : known;
  const seen = new Set(known.map(({ address }) => address));
  const room = Math.max(0, MAX_ADDRESSES - known.filter(({ confirmed }) => confirmed === undefined).length);
  const added = [...new Set(addresses.map(normalizeAddress))].filter((address) => !seen.has(address)).slice(0, room);
  return added.length === 0 ? kept : [...kept, ...added.map((address) => ({ address, ...about, since: now }))];
}

/**
 * Records that addresses belong to a guarantee by an act of the user, without a limit. What an earlier act gave to another guarantee
 * stays there.
 */
export function confirmAddresses(
  known: readonly KnownAddress[],
  contractId: Id,
  { id, description }: Named,
  addresses: readonly string[],
  now: string,
): readonly KnownAddress[] {
  const ref = { contractId: toIdKey(contractId), guaranteeId: toIdKey(id) };
  const confirmed = cut(description);
  const find = (address: string) => known.find((row) => row.address === address);
  const isNew = (address: string) => {
    const row = find(address);
    return row?.confirmed === undefined || (isSameRef(row, ref) && row.confirmed !== confirmed);
  };
  const added = [...new Set(addresses.map(normalizeAddress))].filter(isNew);
  if (added.length === 0) return known;
  const rows = added.map((address) => {
    const row = find(address);
    const isKept = row !== undefined && isSameRef(row, ref) && row.description === confirmed;
    return { address, ...ref, description: confirmed, since: isKept ? row.since : now, confirmed };
  });
  return [...known.filter(({ address }) => !added.includes(address)), ...rows];
}

/** True if the user has acted on an address as that of the guarantee, under its present description. */
export function isConfirmed(
  known: readonly KnownAddress[],
  contractId: Id,
  { id, description }: Named,
  address: string,
): boolean {
  const row = known.find((each) => each.address === normalizeAddress(address));
  return row?.confirmed === cut(description) && isSameRef(row, { contractId, guaranteeId: id });
}

/** True if this device has known the guarantee, with this description, since before a time (ISO 8601). */
export function isKnownSince(
  known: readonly KnownAddress[],
  contractId: Id,
  { id, description }: Named,
  time: string,
): boolean {
  const ref = { contractId, guaranteeId: id };
  return known.some((row) => isSameRef(row, ref) && row.description === cut(description) && row.since < time);
}

/** The guarantee that an address belonged to first; `null` if it is new. */
export function findFirstOwner(known: readonly KnownAddress[], address: string): GuaranteeRef | null {
  return known.find((row) => row.address === normalizeAddress(address)) ?? null;
}

/**
 * The addresses of a guarantee that were those of another guarantee, which no longer has them. An address that both name now
 * is shared (`findAddressOwners`).
 * @param contracts all that are loaded
 */
export function listMovedAddresses(
  known: readonly KnownAddress[],
  contracts: readonly Pick<Contract, 'id' | 'guarantees'>[],
  contractId: Id,
  guarantee: Pick<Guarantee, 'id' | 'deposits'>,
): string[] {
  const ref = { contractId, guaranteeId: guarantee.id };
  return listDepositAddresses(guarantee).filter((address) => {
    const first = findFirstOwner(known, address);
    if (first === null || isSameRef(first, ref)) return false;
    const owner = findGuarantee(contracts, first);
    return owner === null || !includesAddress(listDepositAddresses(owner), address);
  });
}

function findGuarantee(contracts: readonly Pick<Contract, 'id' | 'guarantees'>[], ref: GuaranteeRef) {
  const contract = contracts.find(({ id }) => isSameId(id, ref.contractId));
  return contract?.guarantees.find(({ id }) => isSameId(id, ref.guaranteeId)) ?? null;
}

export function isSameRef(a: GuaranteeRef, b: GuaranteeRef): boolean {
  return isSameId(a.contractId, b.contractId) && isSameId(a.guaranteeId, b.guaranteeId);
}

function cut(description: string): string {
  return description.slice(0, MAX_DESCRIPTION);
}
