import type { Contract } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';

/** The keys of a contract as this device first saw them (docs/security.md#pinned-keys). */
export interface KeyPin {
  /** The user's position among the contractors, from 0. */
  ownPlace: number;
  /** The counterparty's public key, hex in lower case; `null`: not seen yet. */
  counterparty: string | null;
  /** The arbitrator's extended public key; `null`: not seen yet. */
  arbitrator: string | null;
}

/** The keys as the backend sends them now; `null`: not sent. */
export type CurrentKeys = KeyPin;

export type PinnedThing = 'own-place' | 'counterparty' | 'arbitrator';

export interface KeyChange {
  what: PinnedThing;
  before: string;
  now: string;
}

export type PinVerdict =
  | { kind: 'unchanged' }
  /** A key is new: `pin` replaces the stored one. */
  | { kind: 'first-seen'; pin: KeyPin }
  | { kind: 'changed'; changes: KeyChange[] };

/** Keys are pinned once both contractors are known: from then on they lock money. */
export function hasBothParties(contract: Pick<Contract, 'contractors'>): boolean {
  return contract.contractors.length > 1;
}

export function collectKeys(
  contract: Pick<Contract, 'contractors' | 'keys'>,
  userId: Id,
  arbitratorKey: string | null,
): CurrentKeys {
  const ownPlace = contract.contractors.findIndex((id) => isSameId(id, userId));
  const other = contract.keys[ownPlace === 0 ? 1 : 0]?.publicKey ?? null;
  return { ownPlace, counterparty: normalizeKey(other), arbitrator: arbitratorKey?.trim() || null };
}

function normalizeKey(hex: string | null): string | null {
  return hex?.trim().toLowerCase() || null;
}

/**
 * Compares the current keys with the pinned ones. A missing key is no change: without it nothing is verified or signed,
 * and a failed call must not raise the alarm.
 */
export function comparePin(pin: KeyPin | null, seen: CurrentKeys): PinVerdict {
  if (pin === null) return { kind: 'first-seen', pin: seen };
  const changes = [
    findDifference('own-place', String(pin.ownPlace + 1), String(seen.ownPlace + 1)),
    findDifference('counterparty', pin.counterparty, seen.counterparty),
    findDifference('arbitrator', pin.arbitrator, seen.arbitrator),
  ].filter((change) => change !== null);
  if (changes.length > 0) return { kind: 'changed', changes };
  const merged: KeyPin = {
    ownPlace: pin.ownPlace,
    counterparty: pin.counterparty ?? seen.counterparty,
    arbitrator: pin.arbitrator ?? seen.arbitrator,
  };
  const more = merged.counterparty !== pin.counterparty || merged.arbitrator !== pin.arbitrator;
  return more ? { kind: 'first-seen', pin: merged } : { kind: 'unchanged' };
}

function findDifference(what: PinnedThing, before: string | null, now: string | null): KeyChange | null {
  return before === null || now === null || before === now ? null : { what, before, now };
}

export function isSamePin(a: KeyPin | undefined, b: KeyPin | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.ownPlace === b.ownPlace && a.counterparty === b.counterparty && a.arbitrator === b.arbitrator;
}

/** The pin once the user has accepted the current keys; a key that is missing now keeps its pin. */
export function replacePin(pin: KeyPin, seen: CurrentKeys): KeyPin {
  return {
    ownPlace: seen.ownPlace,
    counterparty: seen.counterparty ?? pin.counterparty,
    arbitrator: seen.arbitrator ?? pin.arbitrator,
  };
}

/** What is wrong with a contract's keys, whatever is pinned. */
export type KeyFault =
  | 'own-key-missing' // the user's position holds a key other than the one received at login
  | 'invalid-key'; // a key is not on the curve, is a duplicate, or is of another network

/** True if the user's position holds another key (docs/bitcoin.md#deposit-addresses); false while it is unknown. */
export function isOwnKeyReplaced(contract: Pick<Contract, 'keys'>, ownPlace: number, ownKey: string | null): boolean {
  const contractKey = normalizeKey(contract.keys[ownPlace]?.publicKey ?? null);
  return contractKey !== null && contractKey !== normalizeKey(ownKey);
}

const BLOCKED_ACTIONS: readonly GuaranteeAction[] = ['deposit', 'release', 'release-remaining', 'sign'];

/** Actions that pay or sign are blocked while a key has changed. */
export function isBlockedByKeys(action: GuaranteeAction): boolean {
  return BLOCKED_ACTIONS.includes(action);
}
