import { loadBitcoin } from '@/bitcoin/client';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { EnvelopeFault } from '@/domain/keys/key-file';
import type { Sats } from '@/domain/primitives/amount';
import { type ErrorData, fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import { type KeyFileFault, type RecoveryFile, sumDeposits } from '@/domain/recovery/recovery-file';
import { logger } from '@/lib/logger';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { noteKeyOpened } from '@/store/keys/key-check.thunks';
import { readKeyFile, tryKeyFile } from '@/store/keys/key-file.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { rememberFile } from '@/store/recovery/file-memory.thunks';
import { selectDescriptor, selectFileStatus } from '@/store/recovery/recovery.selectors';
import { restoreMemory, selectHasOtherKeys } from '@/store/recovery/restore-memory.thunks';

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
