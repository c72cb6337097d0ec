import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import type { Coins } from '@/domain/withdrawals/paid-out';
import type { Payout } from '@/domain/withdrawals/payouts';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';

/** What the signatures on a withdrawal do. */
export interface SignedPayment {
  /** Of the saved PSBT, or of what this device has signed if that is another one; `null`: unknown. */
  coins: Coins | null;
  /** Of the saved PSBT, with change; `null`: it cannot be read, or this device has signed another one. */
  outputs: readonly Payout[] | null;
}

const UNKNOWN: SignedPayment = { coins: null, outputs: null };

export function readSignedPayment({ id, signedPsbt }: Transaction): AppThunk<Promise<SignedPayment>> {
  return async (_dispatch, getState) => {
    try {
      const given = await listGivenSignatures();
      const signer = selectSigner(getState());
      const own = given.filter(({ withdrawal, publicKey }) => isSameId(withdrawal.id, id) && publicKey === signer);
      const facts = signedPsbt && (await (await loadBitcoin()).readTransaction(signedPsbt, settings().network));
      const isOwn = facts && (own.length === 0 || own.some(({ txid }) => txid === facts.txid));
      if (isOwn) return { coins: facts.outpoints, outputs: facts.outputs };
      return { coins: own[0]?.spends.map(({ outpoint }) => outpoint) ?? null, outputs: null };
    } catch (error) {
      logger.warn(`The payment of a signature is not known: ${toErrorData(error).message}`);
      return UNKNOWN;
    }
  };
}
