import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { EnvelopeFault } from '@/domain/keys/key-file';
import type { Sats } from '@/domain/primitives/amount';
import { type ErrorData, fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Network } from '@/domain/primitives/network';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import { type RecoveryFile, type RecoveryFileFault, sumDeposits } from '@/domain/recovery/recovery-file';
import { logger } from '@/lib/logger';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { noteKeyOpened } from '@/store/keys/key-check.thunks';
import { tryKeyFile } from '@/store/keys/key-file.thunks';
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
type ForeignFile =
  | { kind: 'signer' } // made for another signer: it holds no key
  | { kind: 'network'; network: Network }
  | { kind: 'account' }
  | { kind: 'keys' }; // has the contract on screen, but with other keys than the contract has

export type TestFailure =
  | { stage: 'file'; fault: RecoveryFileFault }
  | { stage: 'owner'; fault: ForeignFile }
  | { stage: 'contract'; fault: ContractFault }
  | { stage: 'key'; fault: EnvelopeFault }
  | { stage: 'program'; error: ErrorData };

/**
 * Tests a saved recovery file, without moving money (docs/recovery-file.md#the-test): everything in it follows from its keys,
 * and the password opens the account's key. The app's own data is only compared with it. The date is remembered.
 * @param text the content of the file
 * @param contractId of the contract on screen, if there is one
 */
export function testRecoveryFile(
  text: string,
  password: string,
  contractId: Id | null,
): AppThunk<Promise<Result<TestedFile, TestFailure>>> {
  return async (dispatch, getState) => {
    const parsed = parseRecoveryFile(text);
    if (!parsed.ok) return fail({ stage: 'file', fault: parsed.error });
    const file = parsed.value;
    const { publicKey, envelope, contracts } = file;
    const { user } = getState().auth;
    try {
      const foreign = findForeign(getState(), file, contractId);
      if (foreign !== null) return fail({ stage: 'owner', fault: foreign });
      if (publicKey === null || envelope === null) return fail({ stage: 'owner', fault: { kind: 'signer' } });
      const fault = contracts.length === 0 ? null : await (await loadBitcoin()).checkContracts(contracts);
      if (fault !== null) return fail({ stage: 'contract', fault });
      const amount = sumDeposits(contracts.flatMap(({ guarantees }) => guarantees.flatMap((each) => each.deposits)));
      if (amount === null) return fail({ stage: 'file', fault: { problem: 'incomplete', field: 'contracts' } });
      const closed = await tryKeyFile({ publicKey, envelope }, password);
      if (closed !== null) return fail({ stage: 'key', fault: closed });
      // Another user may have logged in meanwhile.
      if (findForeign(getState(), file, contractId) === null) await dispatch(rememberFile('tested', file));
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
  { network, publicKey, contracts }: RecoveryFile,
  contractId: Id | null,
): ForeignFile | null {
  // An earlier key backup names no network.
  if (network !== null && network !== settings().network) return { kind: 'network', network };
  if (publicKey === null) return { kind: 'signer' };
  if (publicKey !== selectSigner(state)) return { kind: 'account' };
  if (contractId === null) return null;
  const descriptor = selectDescriptor(state, contractId);
  const isNamed = contracts.some(({ id }) => id === toIdKey(contractId));
  const isHeld = descriptor === null || contracts.some((each) => each.descriptor === descriptor);
  return isNamed && !isHeld ? { kind: 'keys' } : null;
}
