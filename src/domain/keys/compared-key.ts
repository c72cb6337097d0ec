import { type KeyMemory, toEntry } from '@/domain/keys/key-memory';
import type { Id } from '@/domain/primitives/ids';

/** The account, the other person and the key. Another key of the same person has not been compared. */
export interface KeyHolder {
  userId: Id;
  personId: Id;
  /** Hex in lower case. */
  key: string;
}

/** Whether the user has compared the safety number (docs/terms.md#safety-number). */
export function isKeyCompared(memory: KeyMemory, holder: KeyHolder): boolean {
  return Object.hasOwn(memory, toHolderEntry(holder));
}

/** `now`: ISO 8601. */
export function noteKeyCompared(memory: KeyMemory, holder: KeyHolder, now: string): KeyMemory {
  return isKeyCompared(memory, holder) ? memory : { ...memory, [toHolderEntry(holder)]: now };
}

function toHolderEntry({ userId, personId, key }: KeyHolder): string {
  return toEntry('compared-key', userId, personId, key);
}
