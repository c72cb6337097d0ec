import { PROCESSOR_SECONDS, readBudget, SLACK } from '@tests/architecture/budget.mjs';
import { expect, it } from 'vitest';

/* docs/testing.md#budgets */

const rows = readBudget().map((row) => [row.name, row] as const);

it.each(rows)('%s: not more than the budget', (_name, { now, budget }) => {
  expect(now ?? 0).toBeLessThanOrEqual(budget ?? 0);
});

// Processor time depends on the machine, and on what else runs there.
it.each(rows.filter(([name]) => name !== PROCESSOR_SECONDS))(
  '%s: the budget is lowered once less is used (npm run budget)',
  (_name, { now, budget }) => {
    expect(now).toBeGreaterThanOrEqual((budget ?? 0) * (1 - SLACK));
  },
);
