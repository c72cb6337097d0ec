import type { CurrentKeys } from '@/domain/keys/current-keys';
import { type KeyMemory, type KeysOwner, toEntry } from '@/domain/keys/key-memory';
import type { Id } from '@/domain/primitives/ids';

/** No Bitcoin key is longer, and ids of the backend are limited to this length (docs/api.md#conventions). */
const MAX_KEY_LENGTH = 200;

/**
 * Adds new keys, except the user's own; returns `memory` itself if none is new.
 * @param now ISO 8601
 */
export function learnKeys(memory: KeyMemory, owner: KeysOwner, seen: CurrentKeys, now: string): KeyMemory {
  const { userId, contractId } = owner;
  return addNew(memory, [
    [toEntry('since', userId), now],
    [toEntry('place', userId, contractId), String(seen.ownPlace)],
    [toEntry('counterparty', userId, contractId), seen.counterparty],
    [toEntry('contract-arbitrator', userId, contractId), seen.arbitrator],
    ...(seen.counterpartyId === null ? [] : [[toEntry('person', seen.counterpartyId), seen.counterparty] as const]),
    ...(seen.arbitratorId === null ? [] : [[toEntry('arbitrator', seen.arbitratorId), seen.arbitrator] as const]),
  ]);
}

/** Adds the account's own key, once the password has opened it. `now`: ISO 8601. */
export function learnOwnKey(memory: KeyMemory, userId: Id, publicKey: string | null, now: string): KeyMemory {
  if (publicKey === null) return memory;
  return addNew(memory, [
    [toEntry('since', userId), now],
    [toEntry('person', userId), publicKey],
  ]);
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
    const link = toEntry('link', userId, contractId);
    if (Object.hasOwn(memory, link)) accepted[link] = seen.counterparty;
    if (seen.counterpartyId !== null)
      accepted[toEntry('accepted-person', userId, seen.counterpartyId)] = seen.counterparty;
  }
  if (seen.arbitrator !== null) {
    accepted[toEntry('contract-arbitrator', userId, contractId)] = seen.arbitrator;
    if (seen.arbitratorId !== null)
      accepted[toEntry('accepted-arbitrator', userId, seen.arbitratorId)] = seen.arbitrator;
  }
  return { ...memory, ...accepted };
}
