import type { Contract, Guarantee } from '@/domain/models';
import { isSameId, toIdKey } from '@/domain/primitives/ids';
import type { Terms, TermsRole } from '@/domain/seals/terms';

/** Who deposits: by the terms that both have signed, or else by the record. `null`: unknown, or no party. */
export function findDepositorRole(
  { contractors }: Pick<Contract, 'contractors'>,
  { id, depositorId }: Pick<Guarantee, 'id' | 'depositorId'>,
  signed: Terms | null,
): TermsRole | null {
  const agreed = signed?.guarantees.find((guarantee) => guarantee.id === toIdKey(id));
  if (signed !== null && agreed !== undefined) {
    if (agreed.depositor === signed.owner.id) return 'owner';
    return agreed.depositor === signed.counterparty.id ? 'counterparty' : null;
  }
  const place = contractors.findIndex((each) => isSameId(each, depositorId));
  return place === 0 ? 'owner' : place === 1 ? 'counterparty' : null;
}
