import { getDepositor } from '@/domain/guarantees/depositor';
import type { Contract, Guarantee } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** A party that a release can pay. */
export interface Payee {
  id: Id;
  /** The deposit goes back to the party that made it. */
  isDepositor: boolean;
}

/** The party that a guarantee protects, then its depositor. If the depositor is not known, both parties. */
export function listPayees(
  guarantee: Pick<Guarantee, 'depositorId' | 'awaited' | 'extra'>,
  contract: Pick<Contract, 'contractors'>,
): Payee[] {
  const depositor = getDepositor(guarantee, contract);
  const depositorId = depositor.kind === 'named' ? depositor.id : null;
  return contract.contractors
    .map((id) => ({ id, isDepositor: isSameId(id, depositorId) }))
    .sort((a, b) => Number(a.isDepositor) - Number(b.isDepositor));
}
