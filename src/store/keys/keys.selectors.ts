import { normalizeKey, type RememberedKeys } from '@/domain/keys/current-keys';
import { compareKeys, recallKeys, recallOwnKey, recallSince } from '@/domain/keys/key-memory';
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

/** True if a changed key or an arbitrator that the build does not accept forbids paying and signing. */
export function selectKeysForbid(state: RootState, contractId: Id): boolean {
  return selectKeysChanged(state, contractId) || selectKeyFinding(state, contractId)?.fault === 'arbitrator-unlisted';
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

/** When this device first remembered a key for the account. */
export function selectMemorySince({ auth, keys }: RootState): string | null {
  return auth.user === null ? null : recallSince(keys.memory, auth.user.id);
}
