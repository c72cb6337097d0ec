import type { Sats } from '@/domain/primitives/amount';
import { REQUIRED_SIGNATURES, sortHolders } from '@/exit/recovery/deposit';
import type { Signatures } from '@/exit/recovery/input-signatures';
import type { Psbt } from '@/exit/recovery/psbt';
import type { Rows } from '@/exit/recovery/psbt-rows';
import type { SpentOutput } from '@/exit/recovery/spent-outputs';

/** A PSBT that spends nothing but the kit's coins, and whose signatures are all valid. */
export interface VerifiedPsbt {
  psbt: Psbt;
  inputs: readonly VerifiedInput[];
  inputSum: Sats;
  fee: Sats;
}

export interface VerifiedInput extends SpentOutput {
  rows: Rows;
  /** The data that a signature of this input commits to. */
  hash: Uint8Array;
  signatures: Signatures;
}

/** The signatures of the witness: the first two in key order. */
export function pickSignatures({ deposit, signatures }: VerifiedInput): Uint8Array[] {
  const ordered = sortHolders(deposit)
    .map((holder) => signatures.get(holder))
    .filter((signature) => signature !== undefined);
  return ordered.slice(0, REQUIRED_SIGNATURES);
}
