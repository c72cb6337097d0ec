import vectors from '@tests/vectors/payment-proofs.json';
import { checkPayment } from '@/bitcoin/proofs/check-payment';
import type { PaymentClaim } from '@/domain/proofs/payment-proof';

/** Mean milliseconds of checking a payment of the main network. */
export function timeProof(rounds: number): number {
  const { blocks, valid } = vectors;
  const cases = valid.map(({ claim, block, ...place }) => {
    const { height, first, headers } = blocks[block as keyof typeof blocks];
    return { claim: claim as PaymentClaim, proof: { ...place, height, first, headers } };
  });
  const start = performance.now();
  for (let round = 0; round < rounds; round++) {
    for (const { claim, proof } of cases)
      if (checkPayment(claim, proof).kind !== 'proven') throw new Error('the payment is not proven');
  }
  return (performance.now() - start) / rounds / cases.length;
}
