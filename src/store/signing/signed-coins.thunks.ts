import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Coins } from '@/domain/withdrawals/paid-out';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';

/** The coins that the user's signature on a withdrawal spends, if it was made on this device; `null` otherwise. */
export function fetchSignedCoins(withdrawalId: Id): AppThunk<Promise<Coins | null>> {
  return async (_dispatch, getState) => {
    try {
      const given = await listGivenSignatures();
      const signer = selectSigner(getState());
      const own = given.find(
        ({ withdrawal, publicKey }) => isSameId(withdrawal.id, withdrawalId) && publicKey === signer,
      );
      return own?.spends.map(({ outpoint }) => outpoint) ?? null;
    } catch (error) {
      logger.warn(`The coins of a signature are not known: ${toErrorData(error).message}`);
      return null;
    }
  };
}
