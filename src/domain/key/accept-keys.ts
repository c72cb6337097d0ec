import { type KeyMemory, type PinOwner, toEntry } from '@/domain/key/key-memory';
import type { CurrentKeys } from '@/domain/key/pins';

/**
 * The user has checked exactly these keys with the other side: they replace the contract's pins, and are expected in
 * new contracts. Other contracts keep the keys that their money is locked under. The own key can't be accepted.
 */
export function acceptKeys(memory: KeyMemory, owner: PinOwner, seen: CurrentKeys): KeyMemory {
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
