import type { Contract, User } from '@/domain/models';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';

/** The keys of a contract as this device first saw them (docs/security.md#remembered-keys). */
export interface RememberedKeys {
  /** The user's position among the contractors, from 0. */
  ownPlace: number;
  /** The counterparty's public key, hex in lower case; `null`: not seen yet. */
  counterparty: string | null;
  /** The arbitrator's extended public key; `null`: not seen yet. */
  arbitrator: string | null;
}

/** The keys as the backend sends them now; `null`: not sent. */
export interface CurrentKeys extends RememberedKeys {
  counterpartyId: Id | null;
  arbitratorId: Id | null;
  /** The account's public key, as received at login. */
  ownKey: string | null;
}

export type KeySubject =
  | 'own-key'
  | 'own-place'
  | 'counterparty'
  | 'counterparty-id' // the same key under another id
  | 'arbitrator'
  | 'arbitrator-id';

export interface KeyChange {
  what: KeySubject;
  before: string;
  now: string;
}

/** Result of comparing the current keys with the remembered ones. */
export type KeyComparison = 'unchanged' | 'first-seen' | 'changed';

/** Keys are remembered once both contractors are known: from then on they lock money. */
export function hasBothParties(contract: Pick<Contract, 'contractors'>): boolean {
  return contract.contractors.length > 1;
}

/** True if one id stands for two parties. Arbitrators have ids of their own (docs/security.md#remembered-keys). */
export function hasPersonTwice({ contractors }: Pick<Contract, 'contractors'>): boolean {
  return new Set(contractors.map(toIdKey)).size < contractors.length;
}

export function collectKeys(
  contract: Pick<Contract, 'contractors' | 'keys' | 'arbitrator'>,
  { id, publicKey }: Pick<User, 'id' | 'publicKey'>,
  arbitratorKey: string | null,
): CurrentKeys {
  const ownPlace = contract.contractors.findIndex((contractor) => isSameId(contractor, id));
  const otherPlace = ownPlace === 0 ? 1 : 0;
  return {
    ownPlace,
    counterparty: normalizeKey(contract.keys[otherPlace]?.publicKey ?? null),
    arbitrator: arbitratorKey?.trim() || null,
    counterpartyId: contract.contractors[otherPlace] ?? null,
    arbitratorId: contract.arbitrator,
    ownKey: normalizeKey(publicKey),
  };
}

/**
 * Two keys that came in the other order are exchanged: the user's key tells which is which. No key is added, so that one that is not
 * known stays what it is.
 */
export function matchKeys<Keyed extends Pick<Contract, 'contractors' | 'keys'>>(
  contract: Keyed,
  user: Pick<User, 'id' | 'publicKey'> | null,
): Keyed {
  const [first, second] = contract.keys;
  const own = normalizeKey(user?.publicKey ?? null);
  const place = contract.contractors.findIndex((id) => isSameId(id, user?.id));
  if (first === undefined || second === undefined || contract.keys.length > 2 || own === null || place === -1)
    return contract;
  const [here, there] = place === 0 ? [first, second] : [second, first];
  const isExchanged = normalizeKey(here.publicKey) !== own && normalizeKey(there.publicKey) === own;
  return isExchanged ? { ...contract, keys: [second, first] } : contract;
}

export function normalizeKey(hex: string | null): string | null {
  return hex?.trim().toLowerCase() || null;
}

/** Avoids rendering for an unchanged result. */
export function isSameKeys(a: CurrentKeys, b: CurrentKeys): boolean {
  return (Object.keys(a) as (keyof CurrentKeys)[]).every((name) => a[name] === b[name]);
}

/** A fault of a contract's keys that does not depend on remembered keys. */
export type KeyFault =
  | 'arbitrator-unlisted' // VITE_ARBITRATORS has another key for the arbitrator, or none
  | 'person-twice' // one id stands for two parties
  | 'own-key-missing' // the user's position holds a key other than the one received at login
  | 'invalid-key'; // a key is not on the curve, is a duplicate, or is of another network

/** True if the user's position holds another key (docs/bitcoin.md#deposit-addresses); false while it is unknown. */
export function isOwnKeyReplaced(contract: Pick<Contract, 'keys'>, ownPlace: number, ownKey: string | null): boolean {
  const contractKey = normalizeKey(contract.keys[ownPlace]?.publicKey ?? null);
  return contractKey !== null && contractKey !== normalizeKey(ownKey);
}

/**
 * True if the arbitrator is not one of those that the build accepts, or has another key. A missing key is not a fault.
 * @param accepted arbitrators with their extended public keys, by id; any if empty
 */
export function isArbitratorUnlisted(
  accepted: Readonly<Record<string, { key: string }>>,
  { arbitratorId, arbitrator }: Pick<CurrentKeys, 'arbitratorId' | 'arbitrator'>,
): boolean {
  if (Object.keys(accepted).length === 0 || arbitratorId === null) return false;
  const id = toIdKey(arbitratorId);
  if (!Object.hasOwn(accepted, id)) return true;
  return arbitrator !== null && arbitrator !== accepted[id]?.key;
}

export type ForbiddingFault = Extract<KeyFault, 'arbitrator-unlisted' | 'person-twice'>;

/** The fault if it forbids paying and signing. No money can be locked under the other faults. */
export function getForbiddingFault(fault: KeyFault | null): ForbiddingFault | null {
  return fault === 'arbitrator-unlisted' || fault === 'person-twice' ? fault : null;
}

const BLOCKED_ACTIONS: readonly GuaranteeAction[] = ['deposit', 'release', 'release-remaining', 'sign'];

/** Actions that pay or sign are blocked while a key has changed. */
export function isBlockedByKeys(action: GuaranteeAction): boolean {
  return BLOCKED_ACTIONS.includes(action);
}
