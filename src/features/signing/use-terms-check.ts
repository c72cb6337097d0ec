import { useState } from 'react';
import type { Id } from '@/domain/primitives/ids';
import { getConsentMark, isHeldUp, type SealAction, type SealDemand } from '@/domain/seals/seal-demand';
import type { SealView } from '@/domain/seals/seal-state';
import type { FilledBlank } from '@/domain/templates/party-blanks';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { selectContractSeals, selectSealView } from '@/store/seals/seals.selectors';
import { type AlongTerms, selectAlong, selectFilledIn } from '@/store/signing/sign-along.selectors';
import { selectSealDemand } from '@/store/signing/terms-gate.thunks';

/** The requirements on the terms while a dialog that pays or signs is open. */
export interface TermsCheck {
  contractId: Id;
  demand: SealDemand;
  /** `null`: not looked up yet, or they do not apply. */
  view: SealView | null;
  /** Somebody has signed terms of this contract, if not these. */
  isSigned: boolean;
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  /** The user's invitation, joined by `other`, if the dialog says that the same password signs it; else `null`. */
  along: AlongTerms | null;
  other: string;
  /** The details that the other party has filled in since the user signed the invitation. */
  filled: readonly FilledBlank[];
  /** The action is blocked, or the user has not given the required consent. */
  isHeld: boolean;
  /** Passed with the intent, which compares it with the terms at that time. */
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
    isSigned: useAppSelector((state) => (selectContractSeals(state, contractId)?.record.signed.length ?? 0) > 0),
    along: useAppSelector((state) =>
      demand === 'tell' && action !== 'deposit' ? selectAlong(state, contractId) : null,
    ),
    other: useAppSelector((state) => selectName(state, view?.terms.counterparty.id ?? '')) ?? '',
    filled: useAppSelector((state) => selectFilledIn(state, contractId)),
    setAccepted: (isAccepted) => setAcceptedMark(isAccepted ? mark : null),
    isHeld: isHeldUp(demand, view, acceptedMark),
    acceptedTerms: accepted ? mark : null,
  };
}
