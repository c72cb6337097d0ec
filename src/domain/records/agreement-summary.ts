import { type Sats, toSats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Terms, TermsRole } from '@/domain/seals/terms';

/** The first page of a printed certificate. `null`: unknown, or nobody. */
export interface AgreementSummary {
  title: string;
  owner: Id | null;
  counterparty: Id | null;
  arbitrator: Id | null;
  signed: SignedSummary;
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

/** The summary of the signed terms, whatever the contract says now. */
export function summariseTerms(terms: Terms, hash: string, signatures: SignedSummary['signatures']): AgreementSummary {
  const parties = [terms.owner.id, terms.counterparty.id];
  return {
    title: terms.title,
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
