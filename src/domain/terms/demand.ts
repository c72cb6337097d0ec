import { needsOwnKey } from '@/domain/contracts/permissions';
import { isToBeAccepted, type TermsStanding, type TermsView } from '@/domain/terms/state';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';

/** VITE_SEALS: the requirements of paying and signing on the terms (docs/terms.md#paying-and-signing). */
export type TermsSetting = 'off' | 'tell' | 'required';

export type TermsAction = GuaranteeAction | 'release-again' | 'ask-return' | 'return';

export type TermsDemand =
  | 'none'
  | 'ask' // not before the user accepts the terms as they stand
  | 'block';

/**
 * Applies to every action that needs the key; others require nothing.
 * @param view `null`: not looked up yet
 * @param isKept this device can read and keep what it remembers of the terms
 */
export function getTermsDemand(
  setting: TermsSetting,
  view: TermsStanding | null,
  action: TermsAction,
  isKept = true,
): TermsDemand {
  if (setting === 'off' || !needsOwnKey(action)) return 'none';
  // A part that was not received may have changed.
  const isSealed = view?.state === 'sealed' && view.gaps.length === 0;
  if (setting === 'required' && !isSealed) return 'block';
  if (!isKept) return 'ask';
  return isToBeAccepted(view) ? 'ask' : 'none';
}

/** Names what the user accepts. Terms that change afterwards have another name, so they are asked about again. */
export function getConsentMark(view: TermsView | null): string {
  // A link to another PDF is in no text.
  return `${view?.state} ${view?.change?.now.pdf ?? ''} ${view?.text ?? ''}`;
}

/** Whether the action may not go on. @param accepted the mark of what the user has accepted, if anything */
export function isHeldUp(demand: TermsDemand, view: TermsView | null, accepted: string | null): boolean {
  if (demand === 'block') return true;
  return demand === 'ask' && accepted !== getConsentMark(view);
}
