import type { Guarantee, Transaction } from '@/domain/models';

/** Whether the record has an amount that cannot be read as bitcoin (docs/api.md#conventions). */
export function hasUnreadAmount({ amount, extra }: Pick<Guarantee | Transaction, 'amount' | 'extra'>): boolean {
  return amount === null && extra?.amount !== undefined;
}

export type UnreadRecords = 'deposits' | 'withdrawals';

/** The lists of the guarantee with a record whose amount cannot be read. */
export function listUnreadRecords(guarantee: Pick<Guarantee, UnreadRecords>): UnreadRecords[] {
  const lists: readonly UnreadRecords[] = ['deposits', 'withdrawals'];
  return lists.filter((name) => guarantee[name]?.some(hasUnreadAmount));
}
