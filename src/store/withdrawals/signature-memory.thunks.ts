import { hasSigned } from '@/domain/key/key-memory';
import { learnSigner } from '@/domain/key/learn-keys';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { changeMemory, readMemory } from '@/store/pins/memory.thunks';
import { selectIsSignerLost, selectSigner } from '@/store/pins/pins.selectors';
import { signaturesRead } from '@/store/pins/pins.slice';
import type { AppThunk } from '@/store/setup/store-types';
import { isSignerKept, keepSigner } from '@/store/withdrawals/signature-store';

/*
 * The remembered keys tell that the account has signed on this device: they are another database, with marks of their
 * own, and an open page stores them again (docs/decisions/0020).
 */

/** Looks for the loss of remembered signatures, which is told on every screen. Never rejects. */
export function lookForSignatures(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // A browser without databases is told of by the remembered keys.
    await dispatch(readSigner()).catch((error: unknown) => logger.warn(`Signatures cannot be read: ${String(error)}`));
  };
}

/** Throws AppError `signatures-lost` or `signatures-not-kept` if what the account has signed is not known. */
export function requireSignatures(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(readSigner());
    if (selectIsSignerLost(getState())) throw new AppError('signatures-lost', 'The remembered signatures are gone');
  };
}

/** After the loss, once the user knows of it: signatures are remembered from here on. */
export function startSignaturesAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    await keepSigner(publicKey).catch((error: unknown) => logger.error(`Signatures cannot be kept: ${String(error)}`));
    await dispatch(lookForSignatures());
  };
}

/** Remembers that there are signatures to remember. They were stored before: a mark without them is a loss. */
export function noteSigner(publicKey: string): AppThunk<Promise<void>> {
  return changeMemory((memory) => learnSigner(memory, publicKey, new Date().toISOString()));
}

/** The mark is read first, since another tab may be signing. */
function readSigner(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    await dispatch(readMemory());
    const isMarked = hasSigned(getState().pins.memory, publicKey);
    const isKept = await isSignerKept(publicKey);
    if (isKept && !isMarked) {
      await keepSigner(publicKey);
      await dispatch(noteSigner(publicKey));
    }
    const isCurrent = selectSigner(getState()) === publicKey;
    if (isCurrent) dispatch(signaturesRead({ lostSigner: isMarked && !isKept ? publicKey : null }));
  };
}
