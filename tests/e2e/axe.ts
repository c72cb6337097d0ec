import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off unless asked for by name.
  rules: { 'target-size': { enabled: true }, 'landmark-complementary-is-top-level': { enabled: true } },
  resultTypes: ['violations'],
};

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const RULE_SETS = {
  all: RULES,
  /** Without colours, which take half of the time. */
  layout: {
    ...RULES,
    rules: { ...RULES.rules, ...Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])) },
  },
  colours: { runOnly: COLOUR_RULES, resultTypes: ['violations'] },
} as const satisfies Record<string, RunOptions>;

/** Violations on the current page as "rule: element (reason)". Content behind a dialog is excluded. */
export async function axeFindings(page: Page, rules: keyof typeof RULE_SETS = 'all'): Promise<string[]> {
  // Loaded on demand, because every page and frame would compile an init script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(runAxe, RULE_SETS[rules]);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any.map(({ message }) => message).join('; ')})`),
  );
}

/** Runs in the page. */
function runAxe(options: RunOptions): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const isDialogOpen = document.querySelector('dialog[open]') !== null;
  return axe.run(isDialogOpen ? { exclude: [['#root']] } : document, options);
}
