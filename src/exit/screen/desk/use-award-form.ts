import { useDeferredValue, useMemo } from 'react';
import { parseBtc } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { AwardRole } from '@/domain/settlement/award';
import type { FeeRates } from '@/exit/explorer/answers';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { NOBODY } from '@/exit/recovery/award/check-award';
import {
  type AwardDraft,
  type AwardOrder,
  type AwardOrderFault,
  createAward,
} from '@/exit/recovery/award/create-award';
import { type EarlierAward, getNextNumber, isNumberTaken, numberAward } from '@/exit/recovery/award/earlier-award';
import type { MakeFault } from '@/exit/screen/describe-faults';
import {
  type AwardRow,
  type ChangeTyped,
  EMPTY_ROW,
  type TypedAward,
  type Words,
} from '@/exit/screen/desk/typed-award';

export type DeskFault =
  | AwardOrderFault
  | Extract<MakeFault, { kind: 'amount' }>
  | { kind: 'number-taken'; number: number; next: number };

export interface AwardForm {
  rows: readonly AwardRow[];
  roleOf: (row: AwardRow) => AwardRole;
  words: Words;
  number: string;
  feeRate: string;
  preview: Result<AwardDraft, DeskFault>;
  create: () => Result<AwardDraft, DeskFault>;
  changeRow: (id: number, change: Partial<Omit<AwardRow, 'id'>>) => void;
  addRow: () => void;
  removeRow: (id: number) => void;
  /** *Hold in the guarantee*: interim, and everything back. */
  hold: () => void;
  change: (change: Partial<Words>) => void;
  setFeeRate: (feeRate: string) => void;
}

interface FormContext {
  kit: CheckedKit;
  /** Those of the guarantee that are spent. */
  coins: readonly Coin[];
  /** Id. */
  guarantee: string;
  rates: FeeRates | null;
  terms: string;
  typed: TypedAward;
  onTyped: ChangeTyped;
  /** Decisions about the contract. */
  earlier: readonly EarlierAward[];
}

/** The arbitrator's decision, from what is typed. */
export function useAwardForm(context: FormContext): AwardForm {
  const { kit, coins, guarantee, rates, terms, typed, onTyped, earlier } = context;
  const { rows, words } = typed;
  const feeRate = typed.feeRate ?? (rates === null ? '' : String(rates.halfHourFee));
  const roleOf = (row: AwardRow) => row.chosenRole ?? guessRole(row, rows);
  const make = (form: { rows: readonly AwardRow[]; feeRate: string; words: Words }) => {
    const payments = readPayments(form.rows, roleOf);
    if (!payments.ok) return payments;
    const rate = form.feeRate.trim();
    return createAward(kit, {
      coins,
      payments: payments.value,
      feeRate: /^\d+(\.\d+)?$/.test(rate) ? Number(rate) : Number.NaN,
      fastestFee: rates?.halfHourFee ?? 0,
      minimumFee: rates?.minimumFee ?? 0,
      stated: NOBODY,
      words: {
        ...form.words,
        number: form.words.number === null ? 1 : readNumber(form.words.number),
        evidence: [],
        guarantees: [guarantee],
        terms,
      },
    });
  };
  /** With the next number, if none is typed. */
  const number = (made: Result<AwardDraft, DeskFault>): typeof made => {
    if (!made.ok) return made;
    const { award } = made.value;
    if (words.number === null) return { ok: true, value: { ...made.value, award: numberAward(award, earlier) } };
    return isNumberTaken(award, earlier)
      ? { ok: false, error: { kind: 'number-taken', number: award.number, next: getNextNumber(earlier) } }
      : made;
  };
  // Hundreds of coins take longer than a keystroke.
  const deferred = useDeferredValue({ rows, feeRate, words });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` reads these and nothing else
  const made = useMemo(
    () => make(deferred),
    [kit, coins, guarantee, rates, terms, deferred.rows, deferred.feeRate, deferred.words],
  );
  const preview = number(made);
  const next = preview.ok ? preview.value.award.number : getNextNumber(earlier);
  const type = (change: (now: TypedAward) => Partial<TypedAward>) =>
    onTyped((now) => ({ ...now, ...change(now), isChanged: true }));
  const nextId = (now: readonly AwardRow[]) => Math.max(...now.map(({ id }) => id)) + 1;
  return {
    rows,
    roleOf,
    words,
    number: words.number ?? String(next),
    feeRate,
    preview,
    create: () => number(make({ rows, feeRate, words })),
    changeRow: (id, change) => type((now) => ({ rows: now.rows.map((row) => changeRow(row, id, change)) })),
    addRow: () => type((now) => ({ rows: [...now.rows, { id: nextId(now.rows), ...EMPTY_ROW }] })),
    // The others still pay whom they paid.
    removeRow: (id) =>
      type((now) => {
        const kept = now.rows.filter((row) => row.id !== id);
        return {
          rows: kept.map((row) => ({ ...row, chosenRole: row.chosenRole ?? guessRole(row, now.rows) })),
        };
      }),
    hold: () =>
      type((now) => ({
        rows: [{ id: nextId(now.rows), address: '', amount: '', isRest: true, chosenRole: 'guarantee' }],
        words: { ...now.words, isFinal: false },
      })),
    change: (change) => type((now) => ({ words: { ...now.words, ...change } })),
    setFeeRate: (typedRate) => type(() => ({ feeRate: typedRate })),
  };
}

/** 0, which is refused, for what is no number. */
function readNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
}

/** The first output is the owner's, the second the counterparty's. */
function guessRole({ id }: AwardRow, rows: readonly AwardRow[]): AwardRole {
  return rows.findIndex((row) => row.id === id) === 0 ? 'owner' : 'counterparty';
}

function changeRow(row: AwardRow, id: number, change: Partial<Omit<AwardRow, 'id'>>): AwardRow {
  if (row.id === id) return { ...row, ...change };
  // Only one output gets the rest.
  return change.isRest ? { ...row, isRest: false } : row;
}

function readPayments(
  rows: readonly AwardRow[],
  roleOf: (row: AwardRow) => AwardRole,
): Result<AwardOrder['payments'], DeskFault> {
  const payments: AwardOrder['payments'][number][] = [];
  for (const [payment, row] of rows.entries()) {
    const { address, amount, isRest } = row;
    const parsed = isRest ? null : parseBtc(amount);
    const to = roleOf(row);
    if (parsed?.ok === false && (address.trim() !== '' || to === 'guarantee'))
      return { ok: false, error: { kind: 'amount', payment, issue: parsed.issue } };
    // The engine reports a missing address first.
    payments.push({ address: address.trim(), amount: parsed?.ok ? parsed.sats : 'rest', to });
  }
  return { ok: true, value: payments };
}
