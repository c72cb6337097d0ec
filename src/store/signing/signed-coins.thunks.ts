import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import type { Coins } from '@/domain/withdrawals/paid-out';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';

/** The coins that the user's signature on a withdrawal spends: as this device remembers, or else as its PSBT says; `null`: unknown. */
export function fetchSignedCoins({ id, signedPsbt }: Transaction): AppThunk<Promise<Coins | null>> {
  return async (_dispatch, getState) => {
    try {
      const given = await listGivenSignatures();
      const signer = selectSigner(getState());
      const own = given.find(({ withdrawal, publicKey }) => isSameId(withdrawal.id, id) && publicKey === signer);
      if (own !== undefined) return own.spends.map(({ outpoint }) => outpoint);
      if (signedPsbt === null) return null;
      const facts = await (await loadBitcoin()).readTransaction(signedPsbt, settings().network);
      return facts?.outpoints ?? null;
    } catch (error) {
      logger.warn(`The coins of a signature are not known: ${toErrorData(error).message}`);
      return null;
    }
  };
}
