import type { Contract } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';

/** The keys of a contract that this device remembers: what is the same for everybody cannot be swapped for one. */
export interface KeyPin {
  /** The user's own place among the contractors. */
  ownPlace: number;
  /** The other contractor's public key, hex; `null` until it was seen. */
  counterparty: string | null;
  /** The arbitrator's extended public key; `null` until it was seen. */
  arbitrator: string | null;
}

/** What the server says of the keys now, as far as it says anything. */
export type CurrentKeys = KeyPin;

export type PinnedThing = 'own-place' | 'counterparty' | 'arbitrator';

export interface KeyChange {
  what: PinnedThing;
  before: string;
  now: string;
}

export type PinVerdict =
  | { kind: 'unchanged' }
  /** Something is seen for the first time: `pin` is what to remember from now on. */
  | { kind: 'first-seen'; pin: KeyPin }
  | { kind: 'changed'; changes: KeyChange[] };

/** Keys are pinned once both contractors are there: from then on they lock money. */
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

/** Hex is compared without regard to case. */
function normalizeKey(hex: string | null): string | null {
  return hex?.trim().toLowerCase() || null;
}

/**
 * Holds what is seen against what was pinned. A key that is not told now is no change: without it no address is
 * verified and nothing is signed anyway, and one failed call must not cry wolf.
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

/** Whether the very same is remembered. */
export function isSamePin(a: KeyPin | undefined, b: KeyPin | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.ownPlace === b.ownPlace && a.counterparty === b.counterparty && a.arbitrator === b.arbitrator;
}

/** What to remember once the user has checked what they were shown; a key that is not told now stays as it was. */
export function replacePin(pin: KeyPin, seen: CurrentKeys): KeyPin {
  return {
    ownPlace: seen.ownPlace,
    counterparty: seen.counterparty ?? pin.counterparty,
    arbitrator: seen.arbitrator ?? pin.arbitrator,
  };
}

/** What is wrong with a contract's keys in themselves, whatever they were before. */
export type KeyFault =
  | 'own-key-missing' // the user's place holds another key than the one that came with login
  | 'invalid-key'; // a key is no point of the curve, stands twice, or is of another network

/** The user's own place holds the user's own key (docs/bitcoin.md#deposit-addresses); `false` while it is not told. */
export function isOwnKeyReplaced(contract: Pick<Contract, 'keys'>, ownPlace: number, ownKey: string | null): boolean {
  const placed = normalizeKey(contract.keys[ownPlace]?.publicKey ?? null);
  return placed !== null && placed !== normalizeKey(ownKey);
}

const BLOCKED_ACTIONS: readonly GuaranteeAction[] = ['deposit', 'release', 'release-remaining', 'sign'];

/** Whether a key that changed forbids the action: all that pays or signs. Deleting and disputing stay open. */
export function isBlockedByKeys(action: GuaranteeAction): boolean {
  return BLOCKED_ACTIONS.includes(action);
}
