import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentClaim, PaymentProof, ProofVerdict } from '@/domain/proofs/payment-proof';

/*
 * Payments in blocks 831,328 to 831,330 of the main network, from February 2024. Made with bitcoinjs-lib from the blocks themselves,
 * as EthanYuan/ckb-bitcoin-spv-testdata has them. Checked once by hand, with Node's hash: each header's hash is below its target and
 * stands in the next header, and each branch leads to the Merkle root in its header. The recent headers are from July 2026, as
 * threshold-network/tbtc-v2 has them.
 */
interface Vectors {
  blocks: Record<string, Pick<PaymentProof, 'height' | 'first' | 'headers'> & { hash: string }>;
  valid: (Pick<PaymentProof, 'transaction' | 'position' | 'branch'> & {
    name: string;
    claim: PaymentClaim;
    block: string;
  })[];
  shallow: PaymentProof & { claim: PaymentClaim; verdict: ProofVerdict };
  /** What is altered of a valid one. */
  invalid: {
    name: string;
    of: number;
    claim?: Partial<PaymentClaim>;
    proof?: Partial<PaymentProof>;
    verdict: ProofVerdict;
  }[];
  recentHeaders: string[];
}

export const proofVectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/payment-proofs.json'), 'utf8'),
) as Vectors;

export interface ProofCase {
  name: string;
  claim: PaymentClaim;
  proof: PaymentProof;
}

export const VALID_PROOFS: readonly ProofCase[] = proofVectors.valid.map(({ name, claim, block, ...place }) => {
  const { height, first, headers } = proofVectors.blocks[block] ?? failFor(block);
  return { name, claim, proof: { ...place, height, first, headers } };
});

export const ALTERED_PROOFS: readonly (ProofCase & { verdict: ProofVerdict })[] = proofVectors.invalid.map(
  ({ name, of, claim, proof, verdict }) => {
    const valid = VALID_PROOFS[of] ?? failFor(String(of));
    return { name, claim: { ...valid.claim, ...claim }, proof: { ...valid.proof, ...proof }, verdict };
  },
);

function failFor(name: string): never {
  throw new Error(`The vectors have no ${name}`);
}
