import { useDeferredValue, useMemo, useState } from 'react';
import { parseBtc } from '@/domain/primitives/amount';
import { toCalendarDate } from '@/domain/primitives/dates';
import type { Result } from '@/domain/primitives/errors';
import type { TermsRole } from '@/domain/seals/terms';
import type { AwardRole } from '@/domain/settlement/award';
import type { FeeRates } from '@/exit/explorer/answers';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import {
  type AwardDraft,
  type AwardOrder,
  type AwardOrderFault,
  createAward,
} from '@/exit/recovery/award/create-award';
import type { MakeFault } from '@/exit/screen/describe-faults';
import type { OutputRow } from '@/exit/screen/make/use-order';

export interface AwardRow extends OutputRow {
  /** `null`: by the address that is typed. */
  chosenRole: AwardRole | null;
}

/** Texts and choices beside the outputs. */
interface Words {
  isFinal: boolean;
  number: string;
  reasons: string;
  costs: string;
  place: string;
  date: string;
}

export type DeskFault = AwardOrderFault | Extract<MakeFault, { kind: 'amount' }>;

export interface AwardForm {
  rows: readonly AwardRow[];
  roleOf: (row: AwardRow) => AwardRole;
  words: Words;
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
  evidence: readonly string[];
  terms: string;
  stated: Readonly<Record<TermsRole, readonly string[]>>;
}

const EMPTY = { address: '', amount: '', isRest: false, chosenRole: null };

/** What is typed into the arbitrator's decision. */
export function useAwardForm(context: FormContext): AwardForm {
  const { kit, coins, guarantee, rates, evidence, terms, stated } = context;
  const [rows, setRows] = useState<readonly AwardRow[]>([{ id: 0, ...EMPTY }]);
  const [typedRate, setTypedRate] = useState<string | null>(null);
  const [words, setWords] = useState<Words>(() => ({
    isFinal: true,
    number: '1',
    reasons: '',
    costs: '',
    place: '',
    date: toCalendarDate(new Date()),
  }));
  const feeRate = typedRate ?? (rates === null ? '' : String(rates.halfHourFee));
  const roleOf = (row: AwardRow) => row.chosenRole ?? guessRole(row, rows, stated);
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
      stated,
      words: {
        ...form.words,
        number: /^\d{1,9}$/.test(form.words.number.trim()) ? Number(form.words.number) : 0,
        evidence: [...new Set(evidence)],
        guarantees: [guarantee],
        terms,
      },
    });
  };
  // Hundreds of coins take longer than a keystroke.
  const deferred = useDeferredValue({ rows, feeRate, words });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` reads these and nothing else
  const preview = useMemo(
    () => make(deferred),
    [kit, coins, guarantee, rates, deferred.rows, deferred.feeRate, deferred.words],
  );
  const nextId = (now: readonly AwardRow[]) => Math.max(...now.map(({ id }) => id)) + 1;
  return {
    rows,
    roleOf,
    words,
    feeRate,
    preview,
    create: () => make({ rows, feeRate, words }),
    changeRow: (id, change) => setRows((now) => now.map((row) => changeRow(row, id, change))),
    addRow: () => setRows((now) => [...now, { id: nextId(now), ...EMPTY }]),
    removeRow: (id) => setRows((now) => now.filter((row) => row.id !== id)),
    hold: () => {
      setRows((now) => [{ id: nextId(now), address: '', amount: '', isRest: true, chosenRole: 'guarantee' }]);
      setWords((now) => ({ ...now, isFinal: false }));
    },
    change: (change) => setWords((now) => ({ ...now, ...change })),
    setFeeRate: setTypedRate,
  };
}

/** Whose stated address it is; otherwise the first output is the owner's, the second the counterparty's. */
function guessRole(
  { address, id }: AwardRow,
  rows: readonly AwardRow[],
  stated: Readonly<Record<TermsRole, readonly string[]>>,
): AwardRole {
  const typed = address.trim().toLowerCase();
  const isOf = (role: TermsRole) => stated[role].some((each) => each.toLowerCase() === typed);
  if (isOf('owner')) return 'owner';
  if (isOf('counterparty')) return 'counterparty';
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
