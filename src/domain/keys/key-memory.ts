import type { CurrentKeys, KeyChange, KeySubject, RememberedKeys } from '@/domain/keys/current-keys';
import type { Id } from '@/domain/primitives/ids';

/**
 * The keys that this device has seen, for one backend and network (docs/security.md#remembered-keys). Flat, so that two
 * versions merge entry by entry; entries are only added or replaced, never removed.
 */
export type KeyMemory = Readonly<Record<string, string>>;

export const NOTHING_SEEN: KeyMemory = {};

export interface KeysOwner {
  userId: Id;
  contractId: Id;
}

/**
 * The subject of an entry. `person` and `arbitrator` are shared by the accounts of a device; all others belong to one
 * account, so that another account cannot accept a key for it.
 */
type Subject =
  | 'person' // the public key of a user, as first seen
  | 'arbitrator' // the extended public key of an arbitrator, as first seen
  | 'accepted-person' // by account: the key that the user accepted instead
  | 'accepted-arbitrator'
  | 'place' // by account and contract: the user's position as first seen
  | 'counterparty'
  | 'contract-arbitrator'
  | 'link' // by account and contract: the counterparty's key as a link gave it
  | 'linked-key' // by account, person and key: when a link confirmed it, ISO 8601
  | 'compared-key' // … when the user compared the safety number
  | 'invitation' // by account and contract: hash of the terms of the last sealed invitation
  | 'reply' // … of the terms whose reply link was copied last
  | 'since' // by account: when this device first remembered a key for it, ISO 8601
  | 'signer'; // by public key: when it first signed on this device, ISO 8601

/** An id may contain any character. */
export function toEntry(subject: Subject, ...ids: Id[]): string {
  return JSON.stringify([subject, ...ids.map(String)]);
}

/** The keys remembered for a contract; `null` before the first. */
export function recallKeys(memory: KeyMemory, { userId, contractId }: KeysOwner): RememberedKeys | null {
  const place = memory[toEntry('place', userId, contractId)];
  if (place === undefined) return null;
  return {
    ownPlace: Number(place),
    counterparty: memory[toEntry('counterparty', userId, contractId)] ?? null,
    arbitrator: memory[toEntry('contract-arbitrator', userId, contractId)] ?? null,
  };
}

/** The account's own public key as first seen on this device. */
export function recallOwnKey(memory: KeyMemory, userId: Id): string | null {
  return memory[toEntry('person', userId)] ?? null;
}

export function recallSince(memory: KeyMemory, userId: Id): string | null {
  return memory[toEntry('since', userId)] ?? null;
}

/** Whether this device has signed with the key, so that it must remember signatures. */
export function hasSigned(memory: KeyMemory, publicKey: string): boolean {
  return Object.hasOwn(memory, toEntry('signer', publicKey));
}

/** The key expected of a person or an arbitrator in a contract without remembered keys of its own. */
function recallKey(memory: KeyMemory, subject: 'person' | 'arbitrator', userId: Id, id: Id | null): string | null {
  if (id === null) return null;
  return memory[toEntry(`accepted-${subject}`, userId, id)] ?? memory[toEntry(subject, id)] ?? null;
}

/**
 * Compares the current keys with the remembered ones: those of the contract, or else those seen in other
 * contracts. A missing key is no change: without it nothing is verified or signed, and a failed call must not raise the
 * alarm.
 */
export function compareKeys(memory: KeyMemory, owner: KeysOwner, seen: CurrentKeys): KeyChange[] {
  const { userId } = owner;
  const remembered = recallKeys(memory, owner);
  const counterparty = remembered?.counterparty ?? recallKey(memory, 'person', userId, seen.counterpartyId);
  const arbitrator = remembered?.arbitrator ?? recallKey(memory, 'arbitrator', userId, seen.arbitratorId);
  return [
    findDifference('own-key', recallOwnKey(memory, userId), seen.ownKey),
    findDifference(
      'own-place',
      remembered === null ? null : String(remembered.ownPlace + 1),
      String(seen.ownPlace + 1),
    ),
    findDifference('counterparty', counterparty, seen.counterparty) ?? findLinkDifference(memory, owner, seen),
    findDifference('arbitrator', arbitrator, seen.arbitrator),
  ].filter((change) => change !== null);
}

/** A link named a different key from the backend's, and the user has not checked which one is right. */
function findLinkDifference(memory: KeyMemory, { userId, contractId }: KeysOwner, seen: CurrentKeys): KeyChange | null {
  const linked = memory[toEntry('link', userId, contractId)] ?? null;
  const change = findDifference('counterparty', linked, seen.counterparty);
  return change === null ? null : { ...change, source: 'link' };
}

function findDifference(what: KeySubject, before: string | null, now: string | null): KeyChange | null {
  return before === null || now === null || before === now ? null : { what, before, now };
}

/**
 * Merges what is stored with what a tab holds. The tab's unsaved changes take precedence; entries missing from storage
 * are restored.
 * @param base what storage held when the tab last looked
 */
export function reconcile(stored: KeyMemory, base: KeyMemory, own: KeyMemory): KeyMemory {
  const unsaved = Object.entries(own).filter(
    ([entry, value]) => value !== base[entry] || !Object.hasOwn(stored, entry),
  );
  return { ...stored, ...Object.fromEntries(unsaved) };
}

/** True if an entry of `before` is missing now. */
export function hasLostEntries(before: KeyMemory, now: KeyMemory): boolean {
  return Object.keys(before).some((entry) => !Object.hasOwn(now, entry));
}

/**
 * True if the contract is older than this device's memory for the account: the user worked on another device, or this
 * one was cleared.
 */
export function predatesMemory(createdAt: string | null, since: string | null): boolean {
  if (createdAt === null || since === null) return false;
  return createdAt.slice(0, 10) < since.slice(0, 10);
}
