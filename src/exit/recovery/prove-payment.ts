import { sha256 } from '@noble/hashes/sha2.js';
import { checkProof } from '@/domain/proofs/check-proof';
import type { PaymentClaim, PaymentProof, ProofVerdict } from '@/domain/proofs/payment-proof';
import { readAddress } from '@/exit/recovery/addresses';

/** Checks that a payment is in a block (docs/settlement.md#proof-of-payment). */
export function provePayment(claim: PaymentClaim, proof: PaymentProof): ProofVerdict {
  const reading = readAddress(claim.address, claim.network);
  return checkProof(claim, proof, { sha256, script: 'script' in reading ? reading.script : null });
}
