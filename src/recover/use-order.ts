import { useDeferredValue, useMemo, useState } from 'react';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { makeSpend, type NewSpend, type Payment } from '@/bitcoin/recovery/make-spend';
import { formatBtc, parseBtc } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import { parsePaymentUri } from '@/domain/primitives/payment-uri';
import { readNumber } from '@/domain/primitives/typed-text';
import { readAddress } from '@/domain/withdrawals/read-address';
import type { MakeFault } from '@/recover/fault-texts';

export interface OutputRow {
  id: number;
  address: string;
  /** As typed; not used for the rest. */
  amount: string;
  /** Gets the rest after the other outputs and the fee. */
  isRest: boolean;
}

interface Form {
  rows: readonly OutputRow[];
  feeRate: string;
}

const EMPTY = { address: '', amount: '', isRest: false };

/**
 * The form of a new transaction.
 * @param suggestedRate used until a rate is typed
 */
export function useOrder(checked: CheckedContract, coins: readonly KnownCoin[], suggestedRate: number | null) {
  const [rows, setRows] = useState<readonly OutputRow[]>([{ id: 0, ...EMPTY }]);
  const [typedRate, setTypedRate] = useState<string | null>(null);
  const feeRate = typedRate ?? (suggestedRate === null ? '' : String(suggestedRate));
  // Hundreds of coins take longer than a keystroke.
  const deferred = useDeferredValue({ rows, feeRate });
  const preview = useMemo(
    () => makeTransaction(checked, coins, { rows: deferred.rows, feeRate: deferred.feeRate }),
    [checked, coins, deferred.rows, deferred.feeRate],
  );
  return {
    rows,
    feeRate,
    /** The transaction that the form would make. */
    preview,
    /** Makes the transaction from the current input. */
    create: () => makeTransaction(checked, coins, { rows, feeRate }),
    change: (id: number, change: Partial<Omit<OutputRow, 'id'>>) =>
      setRows((now) => now.map((row) => changeRow(row, id, change))),
    add: () => setRows((now) => [...now, { id: Math.max(...now.map((row) => row.id)) + 1, ...EMPTY }]),
    remove: (id: number) => setRows((now) => now.filter((row) => row.id !== id)),
    // An emptied field takes the suggestion of a later refresh.
    setFeeRate: (typed: string) => setTypedRate(typed === '' && suggestedRate === null ? null : typed),
  };
}

function changeRow(row: OutputRow, id: number, change: Partial<Omit<OutputRow, 'id'>>): OutputRow {
  // Only one output gets the rest.
  if (row.id !== id) return change.isRest ? { ...row, isRest: false } : row;
  const changed = { ...row, ...change };
  const link = change.address === undefined ? null : parsePaymentUri(change.address);
  const isFree = row.amount.trim() === '' && !row.isRest;
  return link?.amount && isFree ? { ...changed, amount: formatBtc(link.amount) } : changed;
}

function makeTransaction(
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  form: Form,
): Result<NewSpend, MakeFault> {
  const payments: Payment[] = [];
  for (const [payment, { address, amount, isRest }] of form.rows.entries()) {
    const parsed = isRest ? null : parseBtc(amount);
    const plain = readAddress(address);
    // The engine reports a missing address first.
    if (parsed?.ok === false && plain !== '') return fail({ kind: 'amount', payment, issue: parsed.issue });
    payments.push({ address: plain, amount: parsed?.ok ? parsed.sats : 'rest' });
  }
  const feeRate = Number(readNumber(form.feeRate) ?? Number.NaN);
  return makeSpend(checked, { coins, payments, feeRate });
}
