import { settings } from '@/config/settings';
import { toPlaces } from '@/domain/deposits/address-memory';
import { isArbitratorUnlisted } from '@/domain/keys/current-keys';
import { compareKeys, type KeyMemory } from '@/domain/keys/key-memory';
import { learnKeys } from '@/domain/keys/learn-keys';
import { RECOVERY_ROLES, type RecoveryContract, type RecoveryFile } from '@/domain/recovery/recovery-file';
import { logger } from '@/lib/logger';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { keepPlaces } from '@/store/deposits/address-memory.thunks';
import { changeMemory } from '@/store/keys/key-memory.thunks';

/** A file names no id of the other party. */
function toKeys({ role, keys: { arbitrator, ...keys } }: RecoveryContract) {
  return {
    ownPlace: RECOVERY_ROLES.indexOf(role),
    ownKey: keys[role],
    counterparty: keys[role === 'owner' ? 'counterparty' : 'owner'],
    counterpartyId: null,
    arbitrator: arbitrator.xpub,
    arbitratorId: arbitrator.id,
  };
}

/** The file has the contract with other keys than this device remembers. */
export function selectHasOtherKeys(state: RootState, contract: RecoveryContract): boolean {
  const owner = { userId: requireUser(state).id, contractId: contract.id };
  return compareKeys(state.keys.memory, owner, toKeys(contract)).length > 0;
}

/**
 * Takes over the keys and places that a recovery file of the account remembers. What this device knows itself stays, so that a forged file
 * changes nothing that is known, and a contract whose arbitrator is not listed brings nothing. Places are dated now: the file could name any
 * date. Call it once the password has opened the file. Never rejects: what is not kept is asked about.
 */
export function restoreMemory(file: RecoveryFile): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id: userId } = requireUser(getState());
    const contracts = file.contracts.filter((each) => !isArbitratorUnlisted(settings().arbitrators, toKeys(each)));
    const now = new Date().toISOString();
    const learnEach = (memory: KeyMemory, contract: RecoveryContract) =>
      learnKeys(memory, { userId, contractId: contract.id }, toKeys(contract));
    await dispatch(changeMemory((memory) => contracts.reduce(learnEach, memory)));
    for (const contract of contracts) {
      const { ownKey, counterparty } = toKeys(contract);
      const places = contract.guarantees.flatMap((guarantee) => {
        const recorded = guarantee.deposits.filter(({ isRecorded }) => isRecorded).map(({ address }) => address);
        return toPlaces(contract.id, { ...guarantee, depositorId: null }, recorded, now);
      });
      await keepPlaces([ownKey, counterparty], places).catch((error: unknown) =>
        logger.warn(`The places of a recovery file are not kept: ${String(error)}`),
      );
    }
  };
}
