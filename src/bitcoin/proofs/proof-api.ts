import type { PaymentClaim, PaymentProof, ProofVerdict } from '@/domain/proofs/payment-proof';

/** The calls for proofs of payment. */
export interface ProofApi {
  /** Checks that a payment is in a block (docs/settlement.md#proof-of-payment). Never throws. */
  checkPayment(claim: PaymentClaim, proof: PaymentProof): Promise<ProofVerdict>;
}
