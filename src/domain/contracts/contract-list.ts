import { type ContractNeed, listTasks, type TaskKind } from '@/domain/contracts/contract-needs';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { foldText } from '@/domain/primitives/search';

/** A contract prepared for sorting and searching. */
export interface ContractRow {
  contract: Contract;
  tasks: readonly TaskKind[];
  /** Of the most urgent task; 0: there is none. */
  rank: number;
  /** Milliseconds since 1970; 0 without a date. */
  created: number;
}

export function toContractRow(
  contract: Contract,
  needs: readonly Pick<ContractNeed, 'kind'>[],
  isChanged: boolean,
): ContractRow {
  const tasks = listTasks(needs, isChanged);
  const [first] = tasks;
  return {
    contract,
    tasks,
    rank: first === undefined ? 0 : RANKS[first],
    created: parseTime(contract.createdAt),
  };
}

const RANKS: Record<TaskKind, number> = { sign: 3, answer: 2, deposit: 1 };

/** Title, description and the counterparty's id; computed on first use, since folding texts is slow. */
const getText = computeOnce(({ contract: { title, description, contractors } }: ContractRow) =>
  foldText([title, description, contractors[1] ?? ''].join('\n')),
);

/** Display name of a user; `null` if unknown. */
export type FindName = (id: Id) => string | null;

/** The rows that have all words of a search: those that need the user first, then the newest. */
export function searchRows(rows: readonly ContractRow[], search: string, findName: FindName): ContractRow[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => words.length === 0 || hasWords(row, words, findName))
    .sort((a, b) => b.rank - a.rank || b.created - a.created);
}

function hasWords(row: ContractRow, words: readonly string[], findName: FindName): boolean {
  const counterparty = row.contract.contractors[1];
  const name = foldText((counterparty === undefined ? null : findName(counterparty)) ?? '');
  return words.every((word) => getText(row).includes(word) || name.includes(word));
}

/** All contractors, without duplicates. */
export function listContractors(contracts: readonly Contract[]): Id[] {
  const ids = new Set<Id>();
  for (const { contractors } of contracts) for (const id of contractors) ids.add(id);
  return [...ids];
}

const OPEN_STATUSES: readonly string[] = ['pending', 'active'];

/** The list response has no deposits and withdrawals; this checks whether a contract may have some that matter. */
export function mayHoldTransactions({ status, guarantees }: Contract): boolean {
  return status === 'active' && guarantees.some((guarantee) => OPEN_STATUSES.includes(guarantee.status));
}

function parseTime(text: string | null): number {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? 0 : time;
}

/** Computes a value once for each item, for as long as that exists. */
export function computeOnce<Item extends object, Value>(compute: (item: Item) => Value): (item: Item) => Value {
  const values = new WeakMap<Item, { value: Value }>();
  return (item) => {
    const known = values.get(item) ?? { value: compute(item) };
    values.set(item, known);
    return known.value;
  };
}
