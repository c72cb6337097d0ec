import { useDeferredValue, useMemo, useState } from 'react';
import { parseBtc } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import { readTyped } from '@/domain/primitives/typed-text';
import type { CheckedKit, Coin, NewTransaction, Payment } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import type { MakeFault } from '@/exit/screen/describe-faults';

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

export interface Order extends Form {
  /** The transaction that the form would make. */
  preview: Result<NewTransaction, MakeFault>;
  /** Makes the transaction from the current input. */
  create: () => Result<NewTransaction, MakeFault>;
  change: (id: number, change: Partial<Omit<OutputRow, 'id'>>) => void;
  add: () => void;
  /** Replaces all outputs with one that gets everything. */
  sendAll: (address: string) => void;
  remove: (id: number) => void;
  setFeeRate: (feeRate: string) => void;
}

const EMPTY = { address: '', amount: '', isRest: false };

/**
 * The form of a new transaction.
 * @param suggestedRate used until a rate is typed
 */
export function useOrder(kit: CheckedKit, coins: readonly Coin[], suggestedRate: number | null): Order {
  const [rows, setRows] = useState<readonly OutputRow[]>([{ id: 0, ...EMPTY }]);
  const [typedRate, setTypedRate] = useState<string | null>(null);
  const feeRate = typedRate ?? (suggestedRate === null ? '' : String(suggestedRate));
  // Hundreds of coins take longer than a keystroke.
  const deferred = useDeferredValue({ rows, feeRate });
  const preview = useMemo(
    () => makeTransaction(kit, coins, { rows: deferred.rows, feeRate: deferred.feeRate }),
    [kit, coins, deferred.rows, deferred.feeRate],
  );
  return {
    rows,
    feeRate,
    preview,
    create: () => makeTransaction(kit, coins, { rows, feeRate }),
    change: (id, change) => setRows((now) => now.map((row) => changeRow(row, id, change))),
    add: () => setRows((now) => [...now, { id: Math.max(...now.map((row) => row.id)) + 1, ...EMPTY }]),
    sendAll: (address) =>
      setRows((now) => [{ id: Math.max(...now.map((row) => row.id)) + 1, address, amount: '', isRest: true }]),
    remove: (id) => setRows((now) => now.filter((row) => row.id !== id)),
    // An emptied field takes the suggestion of a later refresh.
    setFeeRate: (typed) => setTypedRate(typed === '' && suggestedRate === null ? null : typed),
  };
}

function changeRow(row: OutputRow, id: number, change: Partial<Omit<OutputRow, 'id'>>): OutputRow {
  if (row.id === id) return { ...row, ...change };
  // Only one output gets the rest.
  return change.isRest ? { ...row, isRest: false } : row;
}

function makeTransaction(kit: CheckedKit, coins: readonly Coin[], form: Form): Result<NewTransaction, MakeFault> {
  const payments: Payment[] = [];
  for (const [payment, { address, amount, isRest }] of form.rows.entries()) {
    const parsed = isRest ? null : parseBtc(amount);
    if (parsed?.ok === false && readTyped(address) !== '')
      return { ok: false, error: { kind: 'amount', payment, issue: parsed.issue } };
    // The engine reports a missing address first.
    payments.push({ address: readTyped(address), amount: parsed?.ok ? parsed.sats : 'rest' });
  }
  const rate = form.feeRate.trim();
  const feeRate = /^\d+(\.\d+)?$/.test(rate) ? Number(rate) : Number.NaN;
  return engine.createTransaction(kit, { coins, payments, feeRate });
}
