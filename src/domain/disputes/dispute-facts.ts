import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';

/** The facts of a guarantee for a letter to the holder of the third key. @param unknown text of an unknown fact */
export function listDisputeFacts(guarantee: Guarantee, unknown: string) {
  return {
    guarantee: guarantee.description,
    amount: guarantee.amount === null ? unknown : formatBtc(guarantee.amount),
    until: guarantee.validUntil ?? unknown,
    addresses: listDepositAddresses(guarantee).join(', ') || unknown,
    conditions: guarantee.conditions,
  };
}
