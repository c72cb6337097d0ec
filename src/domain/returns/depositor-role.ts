import type { Contract, Guarantee } from '@/domain/models';
import { isSameId, toIdKey } from '@/domain/primitives/ids';
import type { Terms, TermsRole } from '@/domain/terms/terms';

/** The terms that both have signed; `none`: nobody knows of any; `unclear`: both signed some, but not which ones count. */
export type SignedGround = Terms | 'none' | 'unclear';

export interface DepositFacts {
  /** `null`: unknown, or no party. */
  depositor: TermsRole | null;
  /** YYYY-MM-DD; `null`: unknown. */
  validUntil: string | null;
  /** False: only the server says so. */
  isSigned: boolean;
}

const UNKNOWN: DepositFacts = { depositor: null, validUntil: null, isSigned: false };

/** Who deposits and until when, by the terms that both have signed. The record counts only if there are none. */
export function findDepositFacts(
  { contractors }: Pick<Contract, 'contractors'>,
  { id, depositorId, validUntil }: Pick<Guarantee, 'id' | 'depositorId' | 'validUntil'>,
  signed: SignedGround,
): DepositFacts {
  if (signed === 'unclear') return UNKNOWN;
  if (signed === 'none') {
    const place = contractors.findIndex((each) => isSameId(each, depositorId));
    return { depositor: place === 0 ? 'owner' : place === 1 ? 'counterparty' : null, validUntil, isSigned: false };
  }
  const agreed = signed.guarantees.find((guarantee) => guarantee.id === toIdKey(id));
  if (agreed === undefined) return UNKNOWN;
  const { owner, counterparty } = signed;
  const isOther = agreed.depositor === counterparty.id;
  const depositor = agreed.depositor === owner.id ? 'owner' : isOther ? 'counterparty' : null;
  return { depositor, validUntil: agreed.validUntil, isSigned: true };
}

/** The party whom the terms that this user accepted on this device name as the depositor; empty: unknown. */
export function findAcceptedDepositor(accepted: Pick<Terms, 'guarantees'> | undefined, { id }: Pick<Guarantee, 'id'>) {
  return accepted?.guarantees.find((guarantee) => guarantee.id === toIdKey(id))?.depositor ?? '';
}
