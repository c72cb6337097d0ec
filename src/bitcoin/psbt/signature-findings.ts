import type { InputView, PsbtView } from '@/bitcoin/psbt/psbt-view';
import { type SignatureFault, signatureFault, signingHash } from '@/bitcoin/psbt/signature-check';

export interface SignatureFindings {
  /** The first partial signature that is wrong. */
  fault: { input: number; publicKey: string; fault: SignatureFault } | null;
  /** Keys (hex) with a valid signature on every input. */
  signedBy: string[];
}

/** Verifies every partial signature, up to the first that is wrong. */
export function signatureFindings(view: PsbtView): SignatureFindings {
  for (const input of view.inputs) {
    if (input.signatures.length === 0) continue;
    const hash = signingHash(view, input);
    for (const partial of input.signatures) {
      const fault = signatureFault(input, partial, hash);
      if (fault === null) continue;
      return { fault: { input: input.index, publicKey: partial.publicKey, fault }, signedBy: [] };
    }
  }
  return { fault: null, signedBy: signersOfAll(view.inputs) };
}

/** Keys with a signature on every input, in the order of the first. */
export function signersOfAll(inputs: readonly InputView[]): string[] {
  const [first, ...others] = inputs.map((input) => new Set(input.signatures.map(({ publicKey }) => publicKey)));
  return [...(first ?? [])].filter((key) => others.every((signers) => signers.has(key)));
}
