import { compareKeys, recallOwnKey, recallPin, recallSince } from '@/domain/key/key-memory';
import { type KeyPin, normalizeKey } from '@/domain/key/pins';
import type { Id } from '@/domain/primitives/ids';
import { selectSigner } from '@/store/account/own-key.selectors';
import { selectUserId } from '@/store/auth/auth.selectors';
import { type KeyFinding, toFindingKey } from '@/store/pins/pins.slice';
import type { RootState } from '@/store/setup/store-types';

/** Result of the last key check; `null` before the first. */
export function selectKeyFinding(state: RootState, contractId: Id): KeyFinding | null {
  const userId = selectUserId(state);
  return userId === null ? null : (state.pins.findings[toFindingKey({ userId, contractId })] ?? null);
}

export function selectOwnPin({ auth, pins }: RootState, contractId: Id): KeyPin | null {
  return auth.user === null ? null : recallPin(pins.memory, { userId: auth.user.id, contractId });
}

/** The arbitrator's key of the last key check, or else the pinned one. */
export function selectKnownArbitratorKey(state: RootState, contractId: Id): string | null {
  return selectKeyFinding(state, contractId)?.current.arbitrator ?? selectOwnPin(state, contractId)?.arbitrator ?? null;
}

/** True if a key differs from the remembered one: no deposit, release or signature until the user has checked it. */
export function selectKeysChanged(state: RootState, contractId: Id): boolean {
  const userId = selectUserId(state);
  const finding = selectKeyFinding(state, contractId);
  if (userId === null || finding === null) return false;
  return compareKeys(state.pins.memory, { userId, contractId }, finding.current).length > 0;
}

/** True if a changed key or an arbitrator that the build does not accept forbids paying and signing. */
export function selectKeysForbid(state: RootState, contractId: Id): boolean {
  return selectKeysChanged(state, contractId) || selectKeyFinding(state, contractId)?.fault === 'arbitrator-unlisted';
}

/** True if the backend gives the account another public key than this device has seen. */
export function selectIsOwnKeyReplaced({ auth: { user }, pins }: RootState): boolean {
  if (user === null) return false;
  const [before, now] = [recallOwnKey(pins.memory, user.id), normalizeKey(user.publicKey)];
  return before !== null && now !== null && before !== now;
}

/** True if this device has forgotten what the account has signed on it. */
export function selectIsSignerLost(state: RootState): boolean {
  const { lostSigner } = state.pins;
  return lostSigner !== null && lostSigner === selectSigner(state);
}

/** When this device first remembered a key for the account. */
export function selectMemorySince({ auth, pins }: RootState): string | null {
  return auth.user === null ? null : recallSince(pins.memory, auth.user.id);
}
