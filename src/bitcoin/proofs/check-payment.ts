import { sha256 } from '@noble/hashes/sha2.js';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { checkProof } from '@/domain/proofs/check-proof';
import type { PaymentClaim, PaymentProof, ProofVerdict } from '@/domain/proofs/payment-proof';

/** Checks that a payment is in a block (docs/settlement.md#proof-of-payment). */
export function checkPayment(claim: PaymentClaim, proof: PaymentProof): ProofVerdict {
  return checkProof(claim, proof, { sha256, script: toOutputScript(claim.address, claim.network) });
}
