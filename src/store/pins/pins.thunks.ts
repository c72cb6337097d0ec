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
import { type KeyFinding, keysChecked, keysPinned, keysTrusted } from '@/store/pins/pins.slice';
import { readPins } from '@/store/pins/pins-storage';
import type { AppThunk } from '@/store/setup/store-types';

/** Compares the keys of a contract with the pinned ones, and pins new ones. Callers pass the keys that they go on to use. */
export function checkKeys(contract: Contract, arbitratorKey: string | null): AppThunk<Promise<PinVerdict['kind']>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const owner = { userId: user.id, contractId: contract.id };
    dispatch(readPins());
    if (selectPin(getState(), owner) === null && !hasBothParties(contract)) return 'unchanged';
    const current = collectKeys(contract, user.id, arbitratorKey);
    const finding = { current, fault: await findFault(contract, user, current) };
    if (!isSameFinding(selectKeyFinding(getState(), contract.id), finding))
      dispatch(keysChecked({ ...owner, ...finding }));
    // Another tab may have pinned them meanwhile.
    dispatch(readPins());
    const verdict = comparePin(selectPin(getState(), owner), current);
    if (verdict.kind === 'first-seen' && isWorthPinning(current)) dispatch(keysPinned({ ...owner, pin: verdict.pin }));
    return verdict.kind;
  };
}

/** Throws AppError `keys-changed` if a key differs from the pinned one. */
export function requireUnchangedKeys(contract: Contract, arbitratorKey: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if ((await dispatch(checkKeys(contract, arbitratorKey))) !== 'changed') return;
    throw new AppError('keys-changed', 'A key of the contract differs from the pinned one', {
      id: contract.id,
    });
  };
}

/** Pins the keys on screen, once the user has checked them with the counterparty. */
export function trustKeys(contractId: Id, current: CurrentKeys): AppThunk<void> {
  return (dispatch, getState) => {
    dispatch(readPins());
    dispatch(keysTrusted({ userId: requireUser(getState()).id, contractId, current }));
  };
}

/** Avoids rendering for an unchanged result. */
function isSameFinding(before: KeyFinding | null, { current, fault }: KeyFinding): boolean {
  return before !== null && before.fault === fault && comparePin(before.current, current).kind === 'unchanged';
}

function isWorthPinning({ ownPlace, counterparty }: CurrentKeys): boolean {
  return ownPlace >= 0 && counterparty !== null;
}

async function findFault(contract: Contract, user: User, current: CurrentKeys): Promise<KeyFault | null> {
  if (isOwnKeyReplaced(contract, current.ownPlace, user.publicKey)) return 'own-key-missing';
  return (await canDeriveAddress(contract, current)) ? null : 'invalid-key';
}

/** Keys that are not known yet are no fault. */
async function canDeriveAddress({ keys, contractOrder }: Contract, { arbitrator }: CurrentKeys): Promise<boolean> {
  const [owner, counterparty] = keys.map(({ publicKey }) => publicKey);
  if (!owner || !counterparty || arbitrator === null || contractOrder === null) return true;
  const { network } = settings();
  const contractorKeys = [owner, counterparty] as const;
  try {
    const engine = await loadBitcoin();
    await engine.deriveDepositAddress({ network, contractorKeys, arbitratorKey: arbitrator, contractOrder }, 0);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'address-not-derived') return false;
    throw error;
  }
}
