import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { toPlaces } from '@/domain/deposits/address-memory';
import { isArbitratorUnlisted, normalizeKey } from '@/domain/keys/current-keys';
import type { EnvelopeFault } from '@/domain/keys/key-file';
import { compareKeys, type KeyMemory } from '@/domain/keys/key-memory';
import { learnKeys } from '@/domain/keys/learn-keys';
import type { Sats } from '@/domain/primitives/amount';
import { type ErrorData, fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import {
  type KeyFileFault,
  RECOVERY_ROLES,
  type RecoveryContract,
  type RecoveryFile,
  sumDeposits,
} from '@/domain/recovery/recovery-file';
import { logger } from '@/lib/logger';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { keepPlaces } from '@/store/deposits/address-memory.thunks';
import { noteKeyOpened } from '@/store/keys/key-check.thunks';
import { readKeyFile, tryKeyFile } from '@/store/keys/key-file.thunks';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { rememberFile } from '@/store/recovery/file-memory.thunks';
import { selectDescriptor, selectFileStatus } from '@/store/recovery/recovery.selectors';

/** A file that works. */
export interface TestedFile {
  contracts: number;
  /** Sum of the coins that it lists. */
  amount: Sats;
  /** It lacks the contract on screen, or a later deposit or return date of it. */
  isStale: boolean;
}

/** Why a file is not one of this account. */
type ForeignFile = 'account' | 'keys'; // it has a contract, but with other keys than the contract has, or than this device remembers

export type TestFailure =
  | { stage: 'file'; fault: KeyFileFault }
  | { stage: 'owner'; fault: ForeignFile }
  | { stage: 'contract'; fault: ContractFault }
  | { stage: 'key'; fault: EnvelopeFault }
  | { stage: 'program'; error: ErrorData };

/**
 * Tests a saved recovery file, without moving money (docs/recovery-file.md#the-test): everything in it follows from its keys,
 * and the password opens the account's key. Then this device takes over what the file remembers and it does not know. The date is remembered.
 * @param text the content of the file
 * @param contractId of the contract on screen, if there is one
 */
export function testRecoveryFile(
  text: string,
  password: string,
  contractId: Id | null,
): AppThunk<Promise<Result<TestedFile, TestFailure>>> {
  return async (dispatch, getState) => {
    const read = readKeyFile(text);
    if (!read.ok) return fail({ stage: 'file', fault: read.error });
    const file = read.value;
    const { publicKey, envelope, contracts } = file;
    const { user } = getState().auth;
    try {
      const foreign = findForeign(getState(), file, contractId);
      if (foreign !== null) return fail({ stage: 'owner', fault: foreign });
      const fault = contracts.length === 0 ? null : await (await loadBitcoin()).checkContracts(contracts);
      if (fault !== null) return fail({ stage: 'contract', fault });
      const amount = sumDeposits(contracts.flatMap(({ guarantees }) => guarantees.flatMap((each) => each.deposits)));
      if (amount === null) return fail({ stage: 'file', fault: { problem: 'incomplete', field: 'contracts' } });
      const closed = await tryKeyFile(file, password);
      if (closed !== null) return fail({ stage: 'key', fault: closed });
      // Another user may have logged in meanwhile.
      if (findForeign(getState(), file, contractId) === null) {
        await dispatch(restoreMemory(file));
        await dispatch(rememberFile('tested', file));
      }
      // The server's envelope itself.
      if (user !== null && envelope === user.encryptedKey && normalizeKey(user.publicKey) === publicKey)
        await dispatch(noteKeyOpened(user));
      const status = contractId === null ? null : selectFileStatus(getState(), contractId);
      const isStale = status !== null && status.kind !== 'tested';
      return { ok: true, value: { contracts: contracts.length, amount, isStale } };
    } catch (thrown) {
      const error = toErrorData(thrown);
      logger.error(`Testing a recovery file failed: ${error.message}`);
      return fail({ stage: 'program', error });
    }
  };
}

function findForeign(
  state: RootState,
  { publicKey, contracts }: RecoveryFile,
  contractId: Id | null,
): ForeignFile | null {
  if (publicKey !== selectSigner(state)) return 'account';
  if (contracts.some((each) => selectHasOtherKeys(state, each))) return 'keys';
  if (contractId === null) return null;
  const descriptor = selectDescriptor(state, contractId);
  const isNamed = contracts.some(({ id }) => id === toIdKey(contractId));
  const isHeld = descriptor === null || contracts.some((each) => each.descriptor === descriptor);
  return isNamed && !isHeld ? 'keys' : null;
}

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
function selectHasOtherKeys(state: RootState, contract: RecoveryContract): boolean {
  const owner = { userId: requireUser(state).id, contractId: contract.id };
  return compareKeys(state.keys.memory, owner, toKeys(contract)).length > 0;
}

/**
 * Takes over the keys and places that a recovery file of the account remembers. What this device knows itself stays, so that a forged file
 * changes nothing that is known, and a contract whose arbitrator is not listed brings nothing. Places are dated now: the file could name any
 * date. Call it once the password has opened the file. Never rejects: what is not kept is asked about.
 */
function restoreMemory(file: RecoveryFile): AppThunk<Promise<void>> {
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
