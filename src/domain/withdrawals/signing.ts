import type { Concern } from '@/domain/withdrawals/concerns';
import { type Freshness, isFresh, isStale } from '@/domain/withdrawals/freshness';
import type { Inspection } from '@/domain/withdrawals/inspection';

export interface SigningForm {
  password: string;
  /** The user accepted what is unusual about the transaction. */
  accepted: boolean;
}

/** docs/bitcoin.md#before-signing-a-psbt */
export function canSign(
  inspection: Inspection | null,
  concerns: readonly Concern[],
  { password, accepted }: SigningForm,
): boolean {
  if (inspection === null || inspection.verdict === 'refuse') return false;
  return password !== '' && (concerns.length === 0 || accepted);
}

/** A withdrawal that needs the user's signature; `null`: unknown. */
export interface SigningState {
  inspection: Inspection | null;
  concerns: readonly Concern[];
  freshness: Freshness | null;
  /** Fully signed, being broadcast or recorded. */
  isSending: boolean;
}

export interface SigningOptions {
  /** The form asks for the password: the PSBT is not refused and its coins are not spent. */
  canAsk: boolean;
  /** The form may be submitted. */
  canSubmit: boolean;
  /** Deleting it and releasing again is offered: it may never confirm. */
  canStartAgain: boolean;
}

export function getSigningOptions(
  form: SigningForm,
  { inspection, concerns, freshness, isSending }: SigningState,
): SigningOptions {
  const canAsk = inspection !== null && inspection.verdict !== 'refuse' && !isStale(freshness);
  return {
    canAsk,
    canSubmit: canAsk && !isSending && canSign(inspection, concerns, form),
    canStartAgain: freshness !== null && !isFresh(freshness) && !isSending,
  };
}
