import { type KeyMemory, type PinOwner, toEntry } from '@/domain/key/key-memory';
import type { CurrentKeys } from '@/domain/key/pins';
import type { Id } from '@/domain/primitives/ids';

/** No key of bitcoin is longer; an id of the backend may be as long (docs/api.md#conventions). */
const MAX_KEY_LENGTH = 200;

/**
 * Adds what is new, but for the own key; returns `memory` itself if nothing is.
 * @param now ISO 8601
 */
export function learnKeys(memory: KeyMemory, owner: PinOwner, seen: CurrentKeys, now: string): KeyMemory {
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

/** Adds that this device has signed with the key. `now`: ISO 8601. */
export function learnSigner(memory: KeyMemory, publicKey: string, now: string): KeyMemory {
  return addNew(memory, [[toEntry('signer', publicKey), now]]);
}

function addNew(memory: KeyMemory, entries: readonly (readonly [entry: string, value: string | null])[]): KeyMemory {
  const added = entries.filter(
    ([entry, value]) => value !== null && value.length <= MAX_KEY_LENGTH && !Object.hasOwn(memory, entry),
  );
  return added.length === 0 ? memory : { ...memory, ...Object.fromEntries(added as [string, string][]) };
}
