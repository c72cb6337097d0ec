import type { CurrentKeys } from '@/domain/keys/current-keys';
import {
  compareKeys,
  countContracts,
  type KeyMemory,
  type KeysOwner,
  recallKeys,
  toEntry,
} from '@/domain/keys/key-memory';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';

/** No Bitcoin key is longer, and ids of the backend are limited to this length (docs/api.md#conventions). */
const MAX_KEY_LENGTH = 200;

/** Contracts of an account whose keys are remembered on sight. Those that the user acts on are always remembered. */
export const MAX_SEEN_CONTRACTS = 1_000;

/** False once a backend that names a new contract at each look could make the memory grow. */
export function hasRoom(memory: KeyMemory, owner: KeysOwner): boolean {
  return recallKeys(memory, owner) !== null || countContracts(memory, owner.userId) < MAX_SEEN_CONTRACTS;
}

/**
 * Adds new keys, except the user's own. Returns `memory` itself if none is new or one differs from what is remembered, so that
 * a contract adds one person and one arbitrator at most.
 */
export function learnKeys(memory: KeyMemory, owner: KeysOwner, seen: CurrentKeys): KeyMemory {
  const { userId, contractId } = owner;
  const { counterparty, counterpartyId, arbitrator, arbitratorId } = seen;
  if (isSameId(counterpartyId, userId) || compareKeys(memory, owner, seen).length > 0) return memory;
  return addNew(memory, [
    [toEntry('place', userId, contractId), String(seen.ownPlace)],
    [toEntry('counterparty', userId, contractId), counterparty],
    [toEntry('contract-arbitrator', userId, contractId), arbitrator],
    ...toHolderEntries('counterparty-id', 'person', owner, counterparty, counterpartyId),
    ...toHolderEntries('arbitrator-id', 'arbitrator', owner, arbitrator, arbitratorId),
  ]);
}

/** The id of a key within the contract, and its key elsewhere; none without both. */
function toHolderEntries(
  pinned: 'counterparty-id' | 'arbitrator-id',
  subject: 'person' | 'arbitrator',
  { userId, contractId }: KeysOwner,
  key: string | null,
  id: Id | null,
): [entry: string, value: string][] {
  if (key === null || id === null) return [];
  return [
    [toEntry(pinned, userId, contractId), toIdKey(id)],
    [toEntry(subject, id), key],
  ];
}

/** Adds the account's own key. Call it only once its password has opened the envelope on this device. */
export function learnOwnKey(memory: KeyMemory, userId: Id, publicKey: string | null): KeyMemory {
  return addNew(memory, [[toEntry('own', userId), publicKey]]);
}

/** Notes that the user began again after a loss, so that the memory is not empty. `now`: ISO 8601. */
export function noteStart(memory: KeyMemory, userId: Id, now: string): KeyMemory {
  return addNew(memory, [[toEntry('since', userId), now]]);
}

/** Records that this device has signed with the key. `now`: ISO 8601. */
export function learnSigner(memory: KeyMemory, publicKey: string, now: string): KeyMemory {
  return addNew(memory, [[toEntry('signer', publicKey), now]]);
}

function addNew(memory: KeyMemory, entries: readonly (readonly [entry: string, value: string | null])[]): KeyMemory {
  const added = entries.filter(
    ([entry, value]) => value !== null && value.length <= MAX_KEY_LENGTH && !Object.hasOwn(memory, entry),
  );
  return added.length === 0 ? memory : { ...memory, ...Object.fromEntries(added as [string, string][]) };
}

/**
 * Accepts keys that the user has checked with the other side. They replace the contract's remembered keys, and new
 * contracts are expected to have them. Other contracts keep the keys that lock their money. The user's own key can't be
 * accepted.
 */
export function acceptKeys(memory: KeyMemory, owner: KeysOwner, seen: CurrentKeys): KeyMemory {
  const { userId, contractId } = owner;
  const accepted: Record<string, string> = { [toEntry('place', userId, contractId)]: String(seen.ownPlace) };
  if (seen.counterparty !== null) {
    accepted[toEntry('counterparty', userId, contractId)] = seen.counterparty;
    if (seen.counterpartyId !== null) {
      accepted[toEntry('counterparty-id', userId, contractId)] = toIdKey(seen.counterpartyId);
      accepted[toEntry('accepted-person', userId, seen.counterpartyId)] = seen.counterparty;
    }
  }
  if (seen.arbitrator !== null) {
    accepted[toEntry('contract-arbitrator', userId, contractId)] = seen.arbitrator;
    if (seen.arbitratorId !== null) {
      accepted[toEntry('arbitrator-id', userId, contractId)] = toIdKey(seen.arbitratorId);
      accepted[toEntry('accepted-arbitrator', userId, seen.arbitratorId)] = seen.arbitrator;
    }
  }
  return { ...memory, ...accepted };
}
