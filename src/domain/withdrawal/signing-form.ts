import type { Inspection } from '@/domain/withdrawal/inspection';

export interface SigningForm {
  password: string;
  /** The user ticked that the fee is high. */
  feeAccepted: boolean;
}

/** Whether a PSBT with this verdict may go to the signer (docs/bitcoin.md#before-signing-a-psbt; docs/specification.md#5-validation-rules). */
export function maySign(inspection: Inspection | null, { password, feeAccepted }: SigningForm): boolean {
  if (inspection === null || inspection.verdict === 'refuse') return false;
  return password !== '' && (inspection.verdict === 'sign' || feeAccepted);
}
