import { findTextLanguage } from '@/domain/contracts/text-language';
import { getGuaranteeParties } from '@/domain/guarantees/guarantee-parties';
import { sortGuarantees } from '@/domain/guarantees/guarantee-status';
import type { Contract } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { getStanding } from '@/domain/seals/seal-demand';
import type { SealView } from '@/domain/seals/seal-state';
import type { Terms, TermsRole } from '@/domain/seals/terms';

/** The first page of a printed contract or certificate. `null`: unknown, or nobody. */
export interface AgreementSummary {
  title: string;
  /** Of title and guarantees, if it is known. */
  language?: string | undefined;
  owner: Id | null;
  counterparty: Id | null;
  arbitrator: Id | null;
  /** The signatures of the printed terms; `half`: of one party only. */
  signed: SignedSummary | 'half' | 'none' | null;
  guarantees: GuaranteeLine[];
}

export interface SignedSummary {
  revision: number;
  hash: string;
  /** `madeAt`: ISO 8601. Nothing proves it. */
  signatures: readonly { role: TermsRole; madeAt: string }[];
}

export interface GuaranteeLine {
  id: Id;
  description: string;
  depositor: Id | null;
  beneficiary: Id | null;
  amount: Sats | null;
  validUntil: string | null;
}

/** @param view of its terms; `null`: unknown; `none`: nobody has joined, so that there is nothing to compare */
export function summariseContract(contract: Contract, view: SealView | 'none' | null): AgreementSummary {
  const { title, description: text, contractors, arbitrator, guarantees } = contract;
  const [owner = null, counterparty = null] = contractors;
  return {
    title,
    language: findTextLanguage(text),
    owner,
    counterparty,
    arbitrator,
    signed: view === null || view === 'none' ? view : summariseSignatures(view),
    guarantees: sortGuarantees(guarantees).map((guarantee) => {
      const { depositor, beneficiary } = getGuaranteeParties(guarantee, contract);
      const { id, description, amount, validUntil } = guarantee;
      const named = depositor?.kind === 'named' ? depositor.id : null;
      return { id, description, depositor: named, beneficiary, amount, validUntil };
    }),
  };
}

/** Never says more than the screen: terms that this device cannot compare with the signed ones are `null`. */
function summariseSignatures(view: SealView): AgreementSummary['signed'] {
  const { state, gaps } = view;
  if (getStanding(view) === 'sealed' && state.kind === 'sealed') {
    const { hash, terms, signatures } = state.sealed;
    return { revision: terms.revision, hash, signatures };
  }
  if (gaps.length > 0) return null;
  switch (state.kind) {
    case 'unsigned':
      return 'none';
    case 'signed-by-you':
    case 'signed-by-other':
      return 'half';
    case 'changed':
    case 'changed-unsigned':
      return state.signedBy.length > 0 ? 'half' : 'none';
    default:
      return null;
  }
}

/** The summary of the signed terms, whatever the contract says now. */
export function summariseTerms(terms: Terms, hash: string, signatures: SignedSummary['signatures']): AgreementSummary {
  const parties = [terms.owner.id, terms.counterparty.id];
  return {
    title: terms.title,
    language: findTextLanguage(terms.description),
    owner: terms.owner.id || null,
    counterparty: terms.counterparty.id || null,
    arbitrator: terms.arbitrator.id || null,
    signed: { revision: terms.revision, hash, signatures },
    guarantees: terms.guarantees.map(({ id, description, depositor, amount, validUntil }) => {
      const isParty = parties.some((party) => isSameId(party, depositor));
      return {
        id,
        description,
        depositor: depositor || null,
        beneficiary: (isParty && parties.find((party) => !isSameId(party, depositor))) || null,
        amount: amount === '' ? null : toSats(Number(amount)),
        validUntil: validUntil || null,
      };
    }),
  };
}
