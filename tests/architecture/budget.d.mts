export interface BudgetRow {
  name: string;
  now: number;
  /** `null`: missing. */
  budget: number | null;
  goal: number;
}
export const SLACK: number;
export function readBudget(): BudgetRow[];
