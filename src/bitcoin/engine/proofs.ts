import type { BitcoinApi } from '@/bitcoin/api';
import { checkPayment } from '@/bitcoin/proofs/check-payment';

/** Checks proofs of payment, when the user opens one. */
export const proofEngine = {
  checkPayment: async (claim, proof) => checkPayment(claim, proof),
} satisfies Partial<BitcoinApi>;
