import { convertWithdrawalAmount, type WithdrawalAmount } from '@/domain/guarantees/withdrawal-amount';
import type { Transaction } from '@/domain/models';

type ReadPsbtFee = typeof import('@/services/schemas/psbt-fee').readPsbtFee;

let readPsbtFee: ReadPsbtFee | null = null;

/** Loads the reader of PSBTs, which only records with the fee need. Without it, their amounts are unknown. */
export async function preparePaidAmounts(kind: WithdrawalAmount): Promise<void> {
  if (kind === 'gross') ({ readPsbtFee } = await import('@/services/schemas/psbt-fee'));
}

/**
 * Gives a withdrawal the amount that reaches its destination, if records include the fee. The fee is that of the
 * transaction in the record; without it, or if the record names another transaction, the amount is unknown.
 */
export function readPaidAmount(withdrawal: Transaction, kind: WithdrawalAmount): Transaction {
  const { amount: recordedAmount, isWithdrawal, unsignedPsbt, signedPsbt, txid } = withdrawal;
  const texts = [signedPsbt, unsignedPsbt].filter((text) => text !== null);
  if (kind === 'net' || recordedAmount === null || !(isWithdrawal || texts.length > 0)) return withdrawal;
  const fee = texts.map((text) => readPsbtFee?.(text, txid) ?? null).find((each) => each !== null) ?? null;
  const amount = fee === null ? null : convertWithdrawalAmount(recordedAmount, 'paid', fee, kind);
  return { ...withdrawal, amount, recordedAmount };
}
