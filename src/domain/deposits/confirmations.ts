import type { Utxo } from '@/domain/chain';

/** The confirmations that an output needs to count towards *active*. */
export interface ConfirmationRule {
  /** Confirmations; 0 counts unconfirmed outputs (docs/specification.md#guarantee-status). */
  required: number;
  /** Height of the newest block; `null`: not needed or unknown. */
  tip: number | null;
}

export const NO_CONFIRMATIONS: ConfirmationRule = { required: 0, tip: null };

/** False if the output is not known to have enough confirmations. */
export function isDeepEnough({ confirmed, height }: Utxo, { required, tip }: ConfirmationRule): boolean {
  if (required === 0) return true;
  if (!confirmed || required === 1) return confirmed;
  return height !== undefined && tip !== null && tip - height + 1 >= required;
}
