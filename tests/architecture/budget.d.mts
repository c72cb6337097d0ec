export interface BudgetRow {
  name: string;
  /** `null`: not known on this machine. */
  now: number | null;
  /** `null`: missing. */
  budget: number | null;
  goal: number;
}
export const PROCESSOR_SECONDS: string;
export const SLACK: number;
export function readBudget(): BudgetRow[];
