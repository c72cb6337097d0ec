import type { CurrentKeys } from '@/domain/keys/current-keys';
import { compareKeys, type KeyMemory, type KeysOwner, toEntry } from '@/domain/keys/key-memory';
import { learnKeys } from '@/domain/keys/learn-keys';
import type { Id } from '@/domain/primitives/ids';

/** How sure the user can be that a key is the other person's (docs/seal.md#sealed-invitation). */
export type KeyLevel = 'first-seen' | 'linked' | 'compared';

/** The account, the other person and the key. Another key of the same person starts at the lowest level. */
export interface KeyHolder {
  userId: Id;
  personId: Id;
  /** Hex in lower case. */
  key: string;
}

export function getKeyLevel(memory: KeyMemory, holder: KeyHolder): KeyLevel {
  if (Object.hasOwn(memory, toHolderEntry('compared-key', holder))) return 'compared';
  return Object.hasOwn(memory, toHolderEntry('linked-key', holder)) ? 'linked' : 'first-seen';
}

/** Raises the level of a key; it never falls. `now`: ISO 8601. */
export function raiseKeyLevel(
  memory: KeyMemory,
  holder: KeyHolder,
  level: Exclude<KeyLevel, 'first-seen'>,
  now: string,
): KeyMemory {
  const entry = toHolderEntry(level === 'linked' ? 'linked-key' : 'compared-key', holder);
  return Object.hasOwn(memory, entry) ? memory : { ...memory, [entry]: now };
}

/**
 * Adds the keys that a link confirmed. Remembered keys are never replaced: if one differs, nothing is added.
 * @param now ISO 8601
 */
export function learnConfirmedKeys(memory: KeyMemory, owner: KeysOwner, seen: CurrentKeys, now: string): KeyMemory {
  if (seen.counterparty === null || seen.counterpartyId === null) return memory;
  if (compareKeys(memory, owner, seen).length > 0) return memory;
  const holder = { userId: owner.userId, personId: seen.counterpartyId, key: seen.counterparty };
  return raiseKeyLevel(learnKeys(memory, owner, seen), holder, 'linked', now);
}

/**
 * Records that a link named a different key of the counterparty from the backend's: `compareKeys` reports it until the
 * user has checked which one is right. A key that was already confirmed stays confirmed, since anyone can forge a link.
 */
export function noteLinkKey(memory: KeyMemory, owner: KeysOwner, seen: CurrentKeys, linkKey: string): KeyMemory {
  const { userId, contractId } = owner;
  const { counterparty: key, counterpartyId: personId } = seen;
  if (key === null || personId === null || key === linkKey) return memory;
  if (compareKeys(memory, owner, seen).length > 0) return memory;
  if (getKeyLevel(memory, { userId, personId, key }) !== 'first-seen') return memory;
  return { ...memory, [toEntry('link', userId, contractId)]: linkKey };
}

/** Hash of the terms in the last sealed invitation copied on this device; `null`: none was copied. */
export function recallOwnLink(memory: KeyMemory, { userId, contractId }: KeysOwner): string | null {
  return memory[toEntry('invitation', userId, contractId)] ?? null;
}

export function noteOwnLink(memory: KeyMemory, { userId, contractId }: KeysOwner, hash: string): KeyMemory {
  return { ...memory, [toEntry('invitation', userId, contractId)]: hash };
}

function toHolderEntry(subject: 'linked-key' | 'compared-key', { userId, personId, key }: KeyHolder): string {
  return toEntry(subject, userId, personId, key);
}
