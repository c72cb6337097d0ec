import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import {
  type CurrentKeys,
  collectKeys,
  comparePin,
  hasBothParties,
  isOwnKeyReplaced,
  type KeyFault,
  type PinVerdict,
} from '@/domain/key/pins';
import type { Contract, User } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { requireUser } from '@/store/auth/auth.selectors';
import { selectKeyFinding, selectPin } from '@/store/pins/pins.selectors';
import { type KeyFinding, keysPinned, keysSeen, keysTrusted } from '@/store/pins/pins.slice';
import { readPins } from '@/store/pins/pins-storage';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Holds the keys of a contract against those that this device remembers, and remembers what it sees for the first time.
 * Called with the very keys that the caller goes on to use.
 */
export function checkKeys(contract: Contract, arbitratorKey: string | null): AppThunk<Promise<PinVerdict['kind']>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const pinner = { userId: user.id, contractId: contract.id };
    dispatch(readPins());
    if (selectPin(getState(), pinner) === null && !hasBothParties(contract)) return 'unchanged';
    const seen = collectKeys(contract, user.id, arbitratorKey);
    const finding = { seen, fault: await faultOf(contract, user, seen) };
    if (!sameFinding(selectKeyFinding(getState(), contract.id), finding)) dispatch(keysSeen({ ...pinner, ...finding }));
    // Another tab may have pinned them in the meantime.
    dispatch(readPins());
    const verdict = comparePin(selectPin(getState(), pinner), seen);
    if (verdict.kind === 'first-seen' && isWorthPinning(seen)) dispatch(keysPinned({ ...pinner, pin: verdict.pin }));
    return verdict.kind;
  };
}

/** Throws AppError `keys-changed` when a key is not the one that this device remembers. */
export function requireUnchangedKeys(contract: Contract, arbitratorKey: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if ((await dispatch(checkKeys(contract, arbitratorKey))) !== 'changed') return;
    throw new AppError('keys-changed', 'A key of the contract is not the one that this device remembers', {
      id: contract.id,
    });
  };
}

/** Remembers, from now on, the keys that the user was shown and has checked with the other side. */
export function trustKeys(contractId: Id, seen: CurrentKeys): AppThunk<void> {
  return (dispatch, getState) => {
    dispatch(readPins());
    dispatch(keysTrusted({ userId: requireUser(getState()).id, contractId, seen }));
  };
}

/** So that no screen is drawn anew for what it shows already. */
function sameFinding(before: KeyFinding | null, { seen, fault }: KeyFinding): boolean {
  return before !== null && before.fault === fault && comparePin(before.seen, seen).kind === 'unchanged';
}

function isWorthPinning({ ownPlace, counterparty }: CurrentKeys): boolean {
  return ownPlace >= 0 && counterparty !== null;
}

async function faultOf(contract: Contract, user: User, seen: CurrentKeys): Promise<KeyFault | null> {
  if (isOwnKeyReplaced(contract, seen.ownPlace, user.publicKey)) return 'own-key-missing';
  return (await follows(contract, seen)) ? null : 'invalid-key';
}

/** Whether some address follows from the keys; what is not told yet is no fault. */
async function follows({ keys, contractOrder }: Contract, { arbitrator }: CurrentKeys): Promise<boolean> {
  const [owner, counterparty] = keys.map(({ publicKey }) => publicKey);
  if (!owner || !counterparty || arbitrator === null || contractOrder === null) return true;
  const { network } = settings();
  const contractorKeys = [owner, counterparty] as const;
  const all = { network, contractorKeys, arbitratorKey: arbitrator, contractOrder: contractOrder };
  try {
    await (await loadBitcoin()).deriveDepositAddress(all, 0);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'address-not-derived') return false;
    throw error;
  }
}
