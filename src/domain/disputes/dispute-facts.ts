import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/** The facts of a guarantee for a letter to the holder of the third key. @param unknown text of an unknown fact */
export function listDisputeFacts(
  contract: Contract,
  guarantee: Guarantee,
  nameOf: (id: Id) => string,
  unknown: string,
) {
  return {
    title: contract.title,
    id: String(contract.id),
    parties: contract.contractors.map(nameOf).join(', '),
    guarantee: guarantee.description,
    amount: guarantee.amount === null ? unknown : formatBtc(guarantee.amount),
    until: guarantee.validUntil ?? unknown,
    addresses: listDepositAddresses(guarantee).join(', ') || unknown,
    conditions: guarantee.conditions,
  };
}
