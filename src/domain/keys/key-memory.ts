import type { CurrentKeys, KeyChange, KeySubject, RememberedKeys } from '@/domain/keys/current-keys';
import { type Id, toIdKey } from '@/domain/primitives/ids';

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
 * The subject of an entry. `own`, `person` and `arbitrator` are shared by the accounts of a device; all others belong to one
 * account, so that another account cannot accept a key for it.
 */
type Subject =
  | 'own' // the public key of an account of this device, once its password has opened it here
  | 'person' // the public key of a user, as first seen
  | 'arbitrator' // the extended public key of an arbitrator, as first seen
  | 'accepted-person' // by account: the key that the user accepted instead
  | 'accepted-arbitrator'
  | 'place' // by account and contract: the user's position as first seen
  | 'counterparty' // by account and contract: key and id of the other party
  | 'counterparty-id'
  | 'contract-arbitrator' // … and of the arbitrator
  | 'arbitrator-id'
  | 'since' // by account: when the user began again after a loss, ISO 8601
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

/** The account's own public key, as its password has opened it on this device. */
export function recallOwnKey(memory: KeyMemory, userId: Id): string | null {
  return memory[toEntry('own', userId)] ?? null;
}

/** Whether this device has signed with the key, so that it must remember signatures. */
export function hasSigned(memory: KeyMemory, publicKey: string): boolean {
  return Object.hasOwn(memory, toEntry('signer', publicKey));
}

/**
 * The keys of a person or an arbitrator, one of which a contract without remembered keys of its own may not differ from. What
 * another account has opened here does not replace what was seen first: that account may be an accomplice's.
 */
function recallKnown(memory: KeyMemory, subject: 'person' | 'arbitrator', userId: Id, id: Id | null): string[] {
  if (id === null) return [];
  const accepted = memory[toEntry(`accepted-${subject}`, userId, id)];
  if (accepted !== undefined) return [accepted];
  const known = [memory[toEntry(subject, id)], subject === 'person' ? memory[toEntry('own', id)] : undefined];
  return known.filter((key) => key !== undefined);
}

/**
 * Compares the current keys with the remembered ones: those of the contract, or else those seen in other
 * contracts. A missing key is no change: without it nothing is verified or signed, and a failed call must not raise the
 * alarm.
 */
export function compareKeys(memory: KeyMemory, owner: KeysOwner, seen: CurrentKeys): KeyChange[] {
  const remembered = recallKeys(memory, owner);
  return [
    findDifference('own-key', recallOwnKey(memory, owner.userId), seen.ownKey),
    findDifference(
      'own-place',
      remembered === null ? null : String(remembered.ownPlace + 1),
      String(seen.ownPlace + 1),
    ),
    findPersonChange(memory, owner, seen, remembered?.counterparty ?? null),
    findArbitratorChange(memory, owner, seen, remembered?.arbitrator ?? null),
  ].filter((change) => change !== null);
}

/** In a contract with remembered keys, id and key belong together. Elsewhere a key must not be known as somebody else's. */
function findPersonChange(
  memory: KeyMemory,
  { userId, contractId }: KeysOwner,
  { counterparty: key, counterpartyId: id }: CurrentKeys,
  remembered: string | null,
): KeyChange | null {
  if (remembered !== null) {
    const heldBy = memory[toEntry('counterparty-id', userId, contractId)] ?? null;
    return findDifference('counterparty', remembered, key) ?? findMove('counterparty-id', heldBy, key, id);
  }
  const known = recallKnown(memory, 'person', userId, id);
  for (const before of known) {
    const change = findDifference('counterparty', before, key);
    if (change !== null) return change;
  }
  return known.length > 0 || key === null
    ? null
    : findMove('counterparty-id', findHolder(memory, userId, key), key, id);
}

function findArbitratorChange(
  memory: KeyMemory,
  { userId, contractId }: KeysOwner,
  { arbitrator: key, arbitratorId: id }: CurrentKeys,
  remembered: string | null,
): KeyChange | null {
  const [known = null] = remembered === null ? recallKnown(memory, 'arbitrator', userId, id) : [remembered];
  const heldBy = memory[toEntry('arbitrator-id', userId, contractId)] ?? null;
  // Only within a contract: an arbitrator may serve under several ids.
  return findDifference('arbitrator', known, key) ?? findMove('arbitrator-id', heldBy, key, id);
}

/** The same key under another id. An id without its key says nothing. */
function findMove(what: KeySubject, before: string | null, key: string | null, id: Id | null): KeyChange | null {
  return key === null || id === null ? null : findDifference(what, before, toIdKey(id));
}

/** Prefixes of the entries that tell whose key a public key is, for the account. */
function getHolderPrefixes(userId: Id): string[] {
  return [toPrefix('own'), toPrefix('person'), toPrefix('accepted-person', userId)];
}

/** The person whose key this is known to be; `null`: nobody's. */
function findHolder(memory: KeyMemory, userId: Id, key: string): string | null {
  const prefixes = getHolderPrefixes(userId);
  const entry = Object.keys(memory).find(
    (each) => memory[each] === key && prefixes.some((prefix) => each.startsWith(prefix)),
  );
  return entry === undefined ? null : ((JSON.parse(entry) as string[]).at(-1) ?? null);
}

/** The common beginning of the entries of a subject whose first ids are these. */
function toPrefix(subject: Subject, ...ids: Id[]): string {
  return `${toEntry(subject, ...ids).slice(0, -1)},`;
}

/** How many contracts the account has remembered keys of. */
export function countContracts(memory: KeyMemory, userId: Id): number {
  const prefix = toPrefix('place', userId);
  return Object.keys(memory).filter((entry) => entry.startsWith(prefix)).length;
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
