import { type Depositor, getDepositor } from '@/domain/guarantees/depositor';
import type { Contract, Guarantee } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** The depositor of a guarantee, and the party that it protects. */
export interface GuaranteeParties {
  /** `null`: unknown. */
  depositor: Depositor | null;
  /** The other contractor; `null`: not known, or has not joined. */
  beneficiary: Id | null;
}

/** A guarantee protects the contractor who does not deposit it. Its status does not matter. */
export function getGuaranteeParties(
  guarantee: Pick<Guarantee, 'depositorId' | 'awaited'>,
  { contractors }: Pick<Contract, 'contractors'>,
): GuaranteeParties {
  const depositor = getDepositor({ ...guarantee, status: 'pending' }, { contractors });
  // The counterparty deposits, so the owner is protected.
  if (depositor === null || depositor.kind === 'not-stated') return { depositor, beneficiary: null };
  if (depositor.kind !== 'named') return { depositor, beneficiary: contractors[0] ?? null };
  const isParty = contractors.some((id) => isSameId(id, depositor.id));
  const other = contractors.find((id) => !isSameId(id, depositor.id)) ?? null;
  return { depositor, beneficiary: isParty ? other : null };
}
