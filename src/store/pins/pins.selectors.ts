import { comparePin, type KeyPin } from '@/domain/key/pins';
import type { Id } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import { type KeyFinding, type Pinner, pinKey } from '@/store/pins/pins.slice';
import type { RootState } from '@/store/setup/store-types';

export function selectPin(state: RootState, pinner: Pinner): KeyPin | null {
  return state.pins.pinned[pinKey(pinner)] ?? null;
}

/** What the user's last look at the contract's keys found; `null` before the first. */
export function selectKeyFinding(state: RootState, contractId: Id): KeyFinding | null {
  const userId = selectUserId(state);
  return userId === null ? null : (state.pins.found[pinKey({ userId, contractId })] ?? null);
}

export function selectOwnPin(state: RootState, contractId: Id): KeyPin | null {
  const userId = selectUserId(state);
  return userId === null ? null : selectPin(state, { userId, contractId });
}

/** The arbitrator's key that the backend told last, or else the pinned one; `null`: none was seen. */
export function selectRememberedArbitrator(state: RootState, contractId: Id): string | null {
  return selectKeyFinding(state, contractId)?.seen.arbitrator ?? selectOwnPin(state, contractId)?.arbitrator ?? null;
}

/** A key differs from the pinned one: no deposit, no release, no signature until the user has checked it. */
export function selectKeysChanged(state: RootState, contractId: Id): boolean {
  const pin = selectOwnPin(state, contractId);
  const finding = selectKeyFinding(state, contractId);
  return pin !== null && finding !== null && comparePin(pin, finding.seen).kind === 'changed';
}
