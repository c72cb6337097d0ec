import { useState } from 'react';
import type { Id } from '@/domain/primitives/ids';
import { getConsentMark, isHeldUp, type SealAction, type SealDemand } from '@/domain/terms/seal-demand';
import type { SealView } from '@/domain/terms/seal-state';
import { selectSealView } from '@/store/seals/seals.selectors';
import { selectSealDemand } from '@/store/seals/terms-check.thunks';
import { useAppSelector } from '@/store/setup/hooks';

/** What paying or signing requires of the terms, while its dialog is open. */
export interface TermsCheck {
  contractId: Id;
  demand: SealDemand;
  /** `null`: not looked up yet, or they do not apply. */
  view: SealView | null;
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  /** The action may not go on: it is blocked, or the user has not accepted what is asked. */
  isHeld: boolean;
  /** To be passed with the intent, which compares it with the terms of that moment. */
  acceptedTerms: string | null;
}

/** Follows the state of the terms. Consent is for the terms on screen: after a change the user is asked again. */
export function useTermsCheck(contractId: Id, action: SealAction): TermsCheck {
  const view = useAppSelector((state) => selectSealView(state, contractId));
  const demand = useAppSelector((state) => selectSealDemand(state, contractId, action));
  const [acceptedMark, setAcceptedMark] = useState<string | null>(null);
  const mark = getConsentMark(view);
  const accepted = acceptedMark === mark;
  return {
    contractId,
    demand,
    view,
    accepted,
    setAccepted: (isAccepted) => setAcceptedMark(isAccepted ? mark : null),
    isHeld: isHeldUp(demand, view, acceptedMark),
    acceptedTerms: accepted ? mark : null,
  };
}
