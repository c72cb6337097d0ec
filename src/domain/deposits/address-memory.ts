import { includesAddress, normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';

/**
 * The place of a deposit address: the guarantee for which the user acted on it on this device. It was shown to be paid, or the user said that
 * its coins belong there. Kept for each pair of contractor keys, which the address commits to
 * (docs/bitcoin.md#which-guarantee-an-address-belongs-to).
 */
export interface Place {
  address: string;
  contractId: string;
  guaranteeId: string;
  /** Of the guarantee at that time, cut. */
  description: string;
  /** Id of the depositor at that time; `null`: nobody was named. */
  depositor: string | null;
  /** Since when, ISO 8601. */
  since: string;
}

/** Characters of a description. */
const MAX_DESCRIPTION = 300;

type Named = Pick<Guarantee, 'id' | 'description' | 'depositorId'>;

/** Records places, without a limit. What an earlier act gave to another guarantee stays there; returns `known` itself if nothing is new. */
export function recordPlaces(known: readonly Place[], places: readonly Place[]): readonly Place[] {
  const isNew = (place: Place, at: number) => {
    const row = findPlace(known, place.address);
    const isFirst = places.findIndex(({ address }) => address === place.address) === at;
    return isFirst && (row === null || (isSameRef(row, place) && !isSameAbout(row, place)));
  };
  const added = places.filter(isNew);
  if (added.length === 0) return known;
  return [...known.filter(({ address }) => findPlace(added, address) === null), ...added];
}

/** @param now ISO 8601 */
export function toPlaces(
  contractId: Id,
  { id, description, depositorId }: Named,
  addresses: readonly string[],
  now: string,
): Place[] {
  const about = { description: cut(description), depositor: toDepositor(depositorId) };
  const ref = { contractId: toIdKey(contractId), guaranteeId: toIdKey(id) };
  return addresses.map((address) => ({ address: normalizeAddress(address), ...ref, ...about, since: now }));
}

/** True if the address is recorded for the guarantee, under its present description and depositor. */
export function isRecorded(known: readonly Place[], contractId: Id, { id, ...about }: Named, address: string): boolean {
  const row = findPlace(known, address);
  const now = { description: cut(about.description), depositor: toDepositor(about.depositorId) };
  return row !== null && isSameRef(row, { contractId, guaranteeId: id }) && isSameAbout(row, now);
}

/** True if this device has a place of the guarantee, with this description, since before a time (ISO 8601). */
export function isKnownSince(
  known: readonly Place[],
  contractId: Id,
  { id, description }: Pick<Guarantee, 'id' | 'description'>,
  time: string,
): boolean {
  const ref = { contractId, guaranteeId: id };
  return known.some((row) => isSameRef(row, ref) && row.description === cut(description) && row.since < time);
}

/** `null`: not recorded. */
export function findPlace(known: readonly Place[], address: string): Place | null {
  return known.find((row) => row.address === normalizeAddress(address)) ?? null;
}

/**
 * The addresses of a guarantee that are recorded for another one, which no longer has them. An address that both name now is shared
 * (`findAddressOwners`).
 * @param contracts all that are loaded
 */
export function listMovedAddresses(
  known: readonly Place[],
  contracts: readonly Pick<Contract, 'id' | 'guarantees'>[],
  contractId: Id,
  guarantee: Pick<Guarantee, 'id' | 'deposits'>,
): string[] {
  const ref = { contractId, guaranteeId: guarantee.id };
  return listDepositAddresses(guarantee).filter((address) => {
    const place = findPlace(known, address);
    if (place === null || isSameRef(place, ref)) return false;
    const owner = findGuarantee(contracts, place);
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

type About = Pick<Place, 'description' | 'depositor'>;

/** A depositor who is not named is unknown. */
function isSameAbout(a: About, b: About): boolean {
  const isSameDepositor = a.depositor === null || b.depositor === null || a.depositor === b.depositor;
  return a.description === b.description && isSameDepositor;
}

function toDepositor(id: Id | null): string | null {
  return id === null ? null : toIdKey(id);
}

function cut(description: string): string {
  return description.slice(0, MAX_DESCRIPTION);
}
