import { normalizeAddress } from '@/domain/deposits/deposit-address';

/** An address that the user paid from this device. */
export interface Destination {
  address: string;
  /** The user's own name for it; empty without one. */
  name: string;
  /** Last signed release to it, ISO 8601. */
  paidAt: string;
}

export const MAX_DESTINATION_NAME = 60;

/** A longer list would be hard to search; the oldest are dropped. */
const MAX_DESTINATIONS = 100;

/** The list after a release, the latest first. A blank name keeps the earlier name. */
export function rememberDestination(known: readonly Destination[], paid: Destination): Destination[] {
  const address = normalizeAddress(paid.address);
  const before = findDestination(known, address);
  const name = paid.name.trim().slice(0, MAX_DESTINATION_NAME) || (before?.name ?? '');
  const others = known.filter((destination) => destination !== before);
  return [{ address, name, paidAt: paid.paidAt }, ...others].slice(0, MAX_DESTINATIONS);
}

/** The destination with exactly this address. */
export function findDestination(known: readonly Destination[], address: string): Destination | null {
  const normalized = normalizeAddress(address);
  return known.find((destination) => destination.address === normalized) ?? null;
}

/** The parts of an address that people compare: its first and last characters. */
const COMPARED = 4;

/** The prefix shared by all addresses of the same type. */
// Stryker disable next-line Regex: without ^ it still finds the first character, which any address begins with.
const COMMON_START = /^(?:(?:bc|tb|bcrt)1[a-z0-9]|.)/;

/**
 * A known destination that the address resembles without being equal: attackers generate such addresses and place them
 * where people copy from.
 */
export function findLookAlike(known: readonly Destination[], address: string): Destination | null {
  const normalized = normalizeAddress(address);
  if (findDestination(known, normalized) !== null) return null;
  const ends = getEnds(normalized);
  return known.find((destination) => getEnds(destination.address) === ends) ?? null;
}

function getEnds(address: string): string {
  const rest = address.replace(COMMON_START, '');
  return `${rest.slice(0, COMPARED)} ${rest.slice(-COMPARED)}`;
}
