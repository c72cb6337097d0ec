import { hasSigned } from '@/domain/keys/key-memory';
import { learnSigner } from '@/domain/keys/learn-keys';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { changeMemory, readMemory } from '@/store/keys/key-memory.thunks';
import { selectIsSignerLost } from '@/store/keys/keys.selectors';
import { signaturesRead } from '@/store/keys/keys.slice';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { isSignerKept, keepSigner } from '@/store/signing/signature-store';

/*
 * The remembered keys note that the account has signed on this device. The signatures are in a record of their own. If the note
 * is there and the record is not, signatures were lost (docs/decisions.md#signatures-until-final).
 */

/** Detects lost signatures, which every screen reports. Never rejects. */
export function lookForSignatures(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // The remembered keys report a browser without databases.
    await dispatch(readSigner()).catch((error: unknown) => logger.warn(`Signatures cannot be read: ${String(error)}`));
  };
}

/** Throws AppError `signatures-lost` or `signatures-not-kept` if the account's signatures are not known. */
export function requireSignatures(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(readSigner());
    if (selectIsSignerLost(getState())) throw new AppError('signatures-lost', 'The remembered signatures are gone');
  };
}

/** Called once the user has confirmed the loss: signatures are remembered from now on. */
export function startSignaturesAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    await keepSigner(publicKey).catch((error: unknown) => logger.error(`Signatures cannot be kept: ${String(error)}`));
    await dispatch(lookForSignatures());
  };
}

/**
 * Records that the key has signed here. Call it after the signature is stored: a record without a signature counts as a
 * loss.
 */
export function noteSigner(publicKey: string): AppThunk<Promise<void>> {
  return changeMemory((memory) => learnSigner(memory, publicKey, new Date().toISOString()));
}

/** Reads the record first, since another tab may be signing. */
function readSigner(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    await dispatch(readMemory());
    const isMarked = hasSigned(getState().keys.memory, publicKey);
    const isKept = await isSignerKept(publicKey);
    if (isKept && !isMarked) await dispatch(noteSigner(publicKey));
    const isCurrent = selectSigner(getState()) === publicKey;
    if (isCurrent) dispatch(signaturesRead({ lostSigner: isMarked && !isKept ? publicKey : null }));
  };
}
