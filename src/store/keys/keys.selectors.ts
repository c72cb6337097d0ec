import {
  type ForbiddingFault,
  getForbiddingFault,
  normalizeKey,
  type RememberedKeys,
} from '@/domain/keys/current-keys';
import { compareKeys, recallKeys, recallOwnKey } from '@/domain/keys/key-memory';
import type { Id } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { RootState } from '@/store/core/store-types';
import { type KeyFinding, toFindingKey } from '@/store/keys/keys.slice';
import { selectSigner } from '@/store/keys/own-key.selectors';

/** Result of the last key check; `null` before the first. */
export function selectKeyFinding(state: RootState, contractId: Id): KeyFinding | null {
  const userId = selectUserId(state);
  return userId === null ? null : (state.keys.findings[toFindingKey({ userId, contractId })] ?? null);
}

export function selectRememberedKeys({ auth, keys }: RootState, contractId: Id): RememberedKeys | null {
  return auth.user === null ? null : recallKeys(keys.memory, { userId: auth.user.id, contractId });
}

/** The arbitrator's key of the last key check, or else the remembered one. */
export function selectKnownArbitratorKey(state: RootState, contractId: Id): string | null {
  return (
    selectKeyFinding(state, contractId)?.current.arbitrator ??
    selectRememberedKeys(state, contractId)?.arbitrator ??
    null
  );
}

/** True if a key differs from the remembered one: no deposit, release or signature until the user has checked it. */
export function selectKeysChanged(state: RootState, contractId: Id): boolean {
  const userId = selectUserId(state);
  const finding = selectKeyFinding(state, contractId);
  if (userId === null || finding === null) return false;
  return compareKeys(state.keys.memory, { userId, contractId }, finding.current).length > 0;
}

/** True if a changed key or a fault forbids paying and signing. */
export function selectKeysForbid(state: RootState, contractId: Id): boolean {
  return selectKeysChanged(state, contractId) || selectForbiddingFault(state, contractId) !== null;
}

export function selectForbiddingFault(state: RootState, contractId: Id): ForbiddingFault | null {
  return getForbiddingFault(selectKeyFinding(state, contractId)?.fault ?? null);
}

/** True if the backend gives the account another public key than this device has seen. */
export function selectIsOwnKeyReplaced({ auth: { user }, keys }: RootState): boolean {
  if (user === null) return false;
  const [before, now] = [recallOwnKey(keys.memory, user.id), normalizeKey(user.publicKey)];
  return before !== null && now !== null && before !== now;
}

/** True if this device has forgotten what the account has signed on it. */
export function selectIsSignerLost(state: RootState): boolean {
  const { lostSigner } = state.keys;
  return lostSigner !== null && lostSigner === selectSigner(state);
}
