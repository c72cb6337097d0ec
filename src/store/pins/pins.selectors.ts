import { comparePin, type KeyPin } from '@/domain/key/pins';
import type { Id } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import { type KeyFinding, type PinOwner, toPinKey } from '@/store/pins/pins.slice';
import type { RootState } from '@/store/setup/store-types';

export function selectPin(state: RootState, owner: PinOwner): KeyPin | null {
  return state.pins.pinned[toPinKey(owner)] ?? null;
}

/** Result of the last key check; `null` before the first. */
export function selectKeyFinding(state: RootState, contractId: Id): KeyFinding | null {
  const userId = selectUserId(state);
  return userId === null ? null : (state.pins.findings[toPinKey({ userId, contractId })] ?? null);
}

export function selectOwnPin(state: RootState, contractId: Id): KeyPin | null {
  const userId = selectUserId(state);
  return userId === null ? null : selectPin(state, { userId, contractId });
}

/** The arbitrator's key of the last key check, or else the pinned one. */
export function selectKnownArbitratorKey(state: RootState, contractId: Id): string | null {
  return selectKeyFinding(state, contractId)?.current.arbitrator ?? selectOwnPin(state, contractId)?.arbitrator ?? null;
}

/** True if a key differs from the pinned one: no deposit, release or signature until the user has checked it. */
export function selectKeysChanged(state: RootState, contractId: Id): boolean {
  const pin = selectOwnPin(state, contractId);
  const finding = selectKeyFinding(state, contractId);
  return pin !== null && finding !== null && comparePin(pin, finding.current).kind === 'changed';
}
