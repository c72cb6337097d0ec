import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Coins } from '@/domain/withdrawal/paid-out';
import { logger } from '@/lib/logger';
import { selectSigner } from '@/store/account/own-key.selectors';
import type { AppThunk } from '@/store/setup/store-types';
import { listGivenSignatures } from '@/store/withdrawals/signature-store';

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
