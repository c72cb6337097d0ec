import { formatBtc, type Sats } from '@/domain/amount';
import type { Guarantee, Transaction } from '@/domain/models';

/*
 * The strict writer (api.md, Conventions): amounts as decimal text with 8 decimals, ids as they were received, and the
 * fields that this program does not know as they came.
 */

/** A guarantee to be added (spec, section 7, Add guarantee). */
export interface NewGuarantee extends Omit<Guarantee, 'id' | 'deposits' | 'withdrawals'> {
  amount: Sats;
}

type Wire<T> = Omit<T, 'amount'> & { amount: string | null };

export type WireTransaction = Wire<Transaction>;
export type WireNewGuarantee = Wire<NewGuarantee> & { id: '' };
export type WireGuarantee = Omit<Wire<Guarantee>, 'deposits' | 'withdrawals'> & {
  deposits: WireTransaction[];
  withdrawals: WireTransaction[];
};

export function amountToWire(amount: Sats | null): string | null {
  return amount === null ? null : formatBtc(amount);
}

export function transactionToWire(transaction: Transaction): WireTransaction {
  return { ...transaction, amount: amountToWire(transaction.amount) };
}

export function guaranteeToWire(guarantee: Guarantee): WireGuarantee {
  return {
    ...guarantee,
    amount: amountToWire(guarantee.amount),
    deposits: guarantee.deposits.map(transactionToWire),
    withdrawals: guarantee.withdrawals.map(transactionToWire),
  };
}

export function newGuaranteeToWire(guarantee: NewGuarantee): WireNewGuarantee {
  return { ...guarantee, id: '', amount: formatBtc(guarantee.amount) };
}
