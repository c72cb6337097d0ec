import { useState } from 'react';
import type { Id } from '@/domain/primitives/ids';
import { getConsentMark, isHeldUp, type TermsAction, type TermsDemand } from '@/domain/terms/demand';
import type { TermsView } from '@/domain/terms/state';
import { useAppSelector } from '@/store/core/hooks';
import { selectContractTerms, selectTermsView } from '@/store/terms/terms.selectors';
import { selectTermsDemand } from '@/store/terms/terms-gate.thunks';

/** The requirements on the terms while a dialog that pays or signs is open. */
export interface TermsCheck {
  contractId: Id;
  demand: TermsDemand;
  /** `null`: not looked up yet, or they do not apply. */
  view: TermsView | null;
  /** This device can read and keep what it remembers of the terms. */
  isKept: boolean;
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  /** The action is blocked, or the user has not given the required consent. */
  isHeld: boolean;
  /** Passed with the intent, which compares it with the terms at that time. */
  acceptedTerms: string | null;
}

/** Follows the state of the terms. Consent is for the terms on screen: after a change the user is asked again. */
export function useTermsCheck(contractId: Id, action: TermsAction): TermsCheck {
  const view = useAppSelector((state) => selectTermsView(state, contractId));
  const demand = useAppSelector((state) => selectTermsDemand(state, contractId, action));
  const [acceptedMark, setAcceptedMark] = useState<string | null>(null);
  const mark = getConsentMark(view);
  const accepted = acceptedMark === mark;
  return {
    contractId,
    demand,
    view,
    isKept: useAppSelector((state) => selectContractTerms(state, contractId)?.isKept !== false),
    accepted,
    setAccepted: (isAccepted) => setAcceptedMark(isAccepted ? mark : null),
    isHeld: isHeldUp(demand, view, acceptedMark),
    acceptedTerms: accepted ? mark : null,
  };
}
