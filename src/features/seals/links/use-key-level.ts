import { getKeyLevel, type KeyLevel } from '@/domain/keys/key-level';
import type { Id } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectKeyFinding, selectKeysChanged } from '@/store/keys/keys.selectors';

/** How well the counterparty's key has been checked; `null` while it is unknown, or under an alarm. */
export function useKeyLevel(contractId: Id): KeyLevel | null {
  return useAppSelector((state) => {
    const userId = selectUserId(state);
    const { counterparty: key = null, counterpartyId: personId = null } =
      selectKeyFinding(state, contractId)?.current ?? {};
    if (userId === null || key === null || personId === null || selectKeysChanged(state, contractId)) return null;
    return getKeyLevel(state.keys.memory, { userId, personId, key });
  });
}
