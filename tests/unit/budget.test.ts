import { readBudget, SLACK } from '@tests/architecture/budget.mjs';
import { expect, it } from 'vitest';

/* docs/testing.md#budgets */

const rows = readBudget().map((row) => [row.name, row] as const);

it.each(rows)('%s: not more than the budget', (_name, { now, budget }) => {
  expect(now).toBeLessThanOrEqual(budget ?? 0);
});

it.each(rows)('%s: the budget is lowered once less is used (npm run budget)', (_name, { now, budget }) => {
  expect(now).toBeGreaterThanOrEqual((budget ?? 0) * (1 - SLACK));
});
