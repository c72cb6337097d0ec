import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { normalizeKey } from '@/domain/keys/current-keys';
import { type EnvelopeFault, isSameGivenKey, type KeyFile } from '@/domain/keys/key-file';
import { recallOwnKey } from '@/domain/keys/key-memory';
import type { User } from '@/domain/models';
import { AppError, type ErrorCode, type ErrorData, fail, type Result, toErrorData } from '@/domain/primitives/errors';
import type { KeyFileFault, RecoveryFile } from '@/domain/recovery/recovery-file';
import { logger } from '@/lib/logger';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import { isSignedIn, requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { noteKeyOpened } from '@/store/keys/key-check.thunks';
import { readMemory, rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { keyOpenedFromFile } from '@/store/keys/own-key.slice';

/** Result of opening the key from a file. */
export type KeyFileOutcome =
  | { kind: 'opened' }
  | { kind: 'bad-file'; fault: KeyFileFault }
  /** Neither the backend nor this device knows a key to compare the file's key with. */
  | { kind: 'unknown-key' }
  /** The file has another key than this device remembers for the account, or than the backend names if it remembers none. */
  | { kind: 'foreign' }
  /** File and password are valid, but the backend names another key: the account must not sign. */
  | { kind: 'replaced'; remembered: string; named: string }
  | { kind: 'bad-key'; fault: EnvelopeFault }
  | { kind: 'failed'; error: ErrorData };

/**
 * Opens the account's key with the envelope of a recovery file. From then on this session signs with that
 * envelope (docs/security.md#a-key-from-a-file). It stays in this tab's memory: nothing is sent or stored.
 */
export function openKeyFile(text: string, password: string): AppThunk<Promise<KeyFileOutcome>> {
  return async (dispatch, getState) => {
    try {
      const file = readKeyFile(text);
      if (!file.ok) return { kind: 'bad-file', fault: file.error };
      const user = requireUser(getState());
      await dispatch(readMemory());
      const remembered = recallOwnKey(getState().keys.memory, user.id);
      const named = normalizeKey(user.publicKey);
      // A file alone does not prove that its key belongs to the account.
      const expected = remembered ?? named;
      if (expected === null) return { kind: 'unknown-key' };
      if (file.value.publicKey !== expected) return { kind: 'foreign' };
      const fault = await tryKeyFile(file.value, password);
      if (fault !== null) return { kind: 'bad-key', fault };
      if (named !== null && named !== expected) return { kind: 'replaced', remembered: expected, named };
      await dispatch(acceptKeyFile(user, file.value));
      return { kind: 'opened' };
    } catch (thrown) {
      const error = toErrorData(thrown);
      logger.error(`Opening the key from a file failed: ${error.message}`);
      return { kind: 'failed', error };
    }
  };
}

/** Reads a recovery file of this network that holds a key. */
export function readKeyFile(text: string): Result<RecoveryFile & KeyFile, KeyFileFault> {
  const file = parseRecoveryFile(text);
  if (!file.ok) return file;
  const { network, publicKey, envelope } = file.value;
  // An earlier key backup names none.
  if (network !== null && network !== settings().network) return fail({ problem: 'other-network' });
  if (publicKey === null || envelope === null) return fail({ problem: 'no-envelope' });
  return { ok: true, value: { ...file.value, publicKey, envelope } };
}

/** Opens the key in a file and closes it again; `null`: the password opens it. */
export async function tryKeyFile({ envelope, publicKey }: KeyFile, password: string): Promise<EnvelopeFault | null> {
  const engine = await loadBitcoin('keys');
  try {
    await engine.closeKey(await engine.openKey(envelope, password, publicKey));
    return null;
  } catch (error) {
    const fault = FAULTS[toErrorData(error).code];
    if (fault === undefined) throw error;
    return fault;
  }
}

const FAULTS: Partial<Record<ErrorCode, EnvelopeFault>> = {
  'wrong-password': 'wrong-password',
  'unknown-envelope': 'other-client',
  'bad-envelope': 'damaged',
  'key-mismatch': 'damaged',
};

/** `user`: the user at the time of the comparison. */
function acceptKeyFile(user: User, { publicKey, envelope }: KeyFile): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    requireCurrent(getState(), user);
    // The file contains the backend's envelope itself, so the password opens that one too.
    if (envelope === user.encryptedKey && normalizeKey(user.publicKey) === publicKey)
      return dispatch(noteKeyOpened(user));
    await dispatch(rememberOwnKey({ ...user, publicKey }));
    requireCurrent(getState(), user);
    const given = { publicKey: user.publicKey, encryptedKey: user.encryptedKey };
    dispatch(keyOpenedFromFile({ userId: user.id, publicKey, envelope, given }));
  };
}

function requireCurrent(state: RootState, user: User): void {
  const { user: now } = state.auth;
  if (now === null || !isSignedIn(state, user) || !isSameGivenKey(now, user))
    throw new AppError('unexpected', 'The session has changed');
}
