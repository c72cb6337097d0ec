import type { Inspection } from '@/domain/inspection';

export interface SigningForm {
  password: string;
  /** The user ticked that the fee is high. */
  feeAccepted: boolean;
}

/** Whether a PSBT with this verdict may go to the signer (bitcoin.md, Before signing a PSBT; spec, section 5, Sign). */
export function maySign(inspection: Inspection | null, { password, feeAccepted }: SigningForm): boolean {
  if (inspection === null || inspection.verdict === 'refuse') return false;
  return password !== '' && (inspection.verdict === 'sign' || feeAccepted);
}
