import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import {
  type CurrentKeys,
  collectKeys,
  hasBothParties,
  hasPersonTwice,
  isArbitratorUnlisted,
  isOwnKeyReplaced,
  isSameKeys,
  type KeyComparison,
  type KeyFault,
} from '@/domain/keys/current-keys';
import { compareKeys, type KeysOwner, recallKeys } from '@/domain/keys/key-memory';
import { acceptKeys, hasRoom, learnKeys } from '@/domain/keys/learn-keys';
import type { Contract } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { changeMemory, readMemory } from '@/store/keys/key-memory.thunks';
import { selectForbiddingFault, selectKeyFinding } from '@/store/keys/keys.selectors';
import { type KeyFinding, keysChecked } from '@/store/keys/keys.slice';
import { selectIsKeyOpened, selectSigner } from '@/store/keys/own-key.selectors';

/**
 * Compares the keys of a contract with the remembered ones, and remembers new ones. Callers pass the keys that they use
 * afterwards.
 * @param isAct the user is about to pay or sign: the keys are remembered however many contracts there are
 */
export function checkKeys(
  contract: Contract,
  arbitratorKey: string | null,
  isAct = false,
): AppThunk<Promise<KeyComparison>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const owner = { userId: user.id, contractId: contract.id };
    if (!hasBothParties(contract)) {
      await dispatch(readMemory());
      if (recallKeys(getState().keys.memory, owner) === null) return 'unchanged';
    }
    const signer = { id: user.id, publicKey: selectSigner(getState()) };
    const current = collectKeys(contract, signer, arbitratorKey);
    const finding = { current, fault: await findFault(contract, current) };
    if (!isSameFinding(selectKeyFinding(getState(), contract.id), finding))
      dispatch(keysChecked({ ...owner, ...finding }));
    return dispatch(compareAndLearn(owner, finding, isAct));
  };
}

/**
 * The stored memory is read and changed in one transaction: another tab may have remembered keys meanwhile. Nothing is learned of
 * others before the password has opened the account's own key, which proves whose session this is.
 */
function compareAndLearn(
  owner: KeysOwner,
  { current, fault }: KeyFinding,
  isAct: boolean,
): AppThunk<Promise<KeyComparison>> {
  return async (dispatch, getState) => {
    const isWorthLearning =
      selectIsKeyOpened(getState()) && current.ownPlace >= 0 && current.counterparty !== null && !isFaulty(fault);
    let isNew = false;
    await dispatch(
      changeMemory((memory) => {
        const mayLearn = isWorthLearning && (isAct || hasRoom(memory, owner));
        const learned = mayLearn ? learnKeys(memory, owner, current) : memory;
        isNew ||= learned !== memory;
        return learned;
      }),
    );
    if (compareKeys(getState().keys.memory, owner, current).length > 0) return 'changed';
    return isNew ? 'first-seen' : 'unchanged';
  };
}

/** Such keys must neither lock money nor identify their holder on other contracts. */
function isFaulty(fault: KeyFault | null): boolean {
  return fault === 'invalid-key' || fault === 'arbitrator-unlisted' || fault === 'person-twice';
}

/**
 * Throws AppError `keys-not-kept`, `keys-lost`, `keys-changed`, `person-twice` or `arbitrator-unlisted` if no payment or signature may
 * rely on the keys.
 * @param isAct as in `checkKeys`
 */
export function requireUnchangedKeys(
  contract: Contract,
  arbitratorKey: string | null,
  isAct = true,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const detail = { id: contract.id };
    const verdict = await dispatch(checkKeys(contract, arbitratorKey, isAct));
    requireMemory(getState());
    const fault = selectForbiddingFault(getState(), contract.id);
    if (fault !== null) throw new AppError(fault, 'The parties of the contract are not acceptable', detail);
    if (verdict === 'changed')
      throw new AppError('keys-changed', 'A key of the contract differs from the remembered one', detail);
  };
}

function requireMemory({ keys }: RootState): void {
  if (keys.keeping === 'failed') throw new AppError('keys-not-kept', 'The browser does not keep the remembered keys');
  if (keys.keeping === 'lost') throw new AppError('keys-lost', 'The remembered keys are gone');
}

/** Remembers the keys on screen, once the user has checked them with the counterparty. */
export function trustKeys(contractId: Id, current: CurrentKeys): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const owner = { userId: requireUser(getState()).id, contractId };
    return dispatch(changeMemory((memory) => acceptKeys(memory, owner, current)));
  };
}

/** Avoids rendering for an unchanged result. */
function isSameFinding(before: KeyFinding | null, { current, fault }: KeyFinding): boolean {
  return before !== null && before.fault === fault && isSameKeys(before.current, current);
}

/** Finds a fault in the keys of a contract, regardless of the remembered keys. Rejects if it cannot decide. */
async function findFault(contract: Contract, current: CurrentKeys): Promise<KeyFault | null> {
  if (isArbitratorUnlisted(settings().arbitrators, current)) return 'arbitrator-unlisted';
  if (hasPersonTwice(contract)) return 'person-twice';
  if (isOwnKeyReplaced(contract, current.ownPlace, current.ownKey)) return 'own-key-missing';
  return (await canDeriveAddress(contract, current)) ? null : 'invalid-key';
}

/** Unknown keys are not a fault. */
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
