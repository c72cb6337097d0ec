import { getGuaranteeParties } from '@/domain/guarantees/guarantee-parties';
import { sortGuarantees } from '@/domain/guarantees/guarantee-status';
import type { Contract } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { SealState } from '@/domain/seals/seal-state';
import type { Terms, TermsRole } from '@/domain/seals/terms';

/** What the first page of a printed contract or certificate says. `null`: unknown, or nobody. */
export interface AgreementSummary {
  title: string;
  owner: Id | null;
  counterparty: Id | null;
  arbitrator: Id | null;
  /** The last terms that both signed. */
  signed: SignedSummary | null;
  /** The contract says something else than `signed`. */
  isChanged: boolean;
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

/** @param state of its terms; `null`: none is known */
export function summariseContract(contract: Contract, state: SealState | null): AgreementSummary {
  const { title, contractors, arbitrator, guarantees } = contract;
  const [owner = null, counterparty = null] = contractors;
  const sealed = state !== null && 'sealed' in state ? state.sealed : null;
  return {
    title,
    owner,
    counterparty,
    arbitrator,
    signed: sealed === null ? null : toSigned(sealed),
    isChanged: sealed !== null && state?.kind !== 'sealed',
    guarantees: sortGuarantees(guarantees).map((guarantee) => {
      const { depositor, beneficiary } = getGuaranteeParties(guarantee, contract);
      const { id, description, amount, validUntil } = guarantee;
      const named = depositor?.kind === 'named' ? depositor.id : null;
      return { id, description, depositor: named, beneficiary, amount, validUntil };
    }),
  };
}

function toSigned({ hash, terms, signatures }: SignedTerms): SignedSummary {
  return { revision: terms.revision, hash, signatures };
}

/** What both signed, whatever the contract says now. */
export function summariseTerms(terms: Terms, hash: string, signatures: SignedSummary['signatures']): AgreementSummary {
  const parties = [terms.owner.id, terms.counterparty.id];
  return {
    title: terms.title,
    owner: terms.owner.id || null,
    counterparty: terms.counterparty.id || null,
    arbitrator: terms.arbitrator.id || null,
    signed: { revision: terms.revision, hash, signatures },
    isChanged: false,
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
