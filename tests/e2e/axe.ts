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
const COLOUR_RULES: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] };

/**
 * Violations on the page as it stands, as "rule: element". What a dialog covers is excluded.
 * @param rules `colours`: only what another colour scheme can change
 */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Evaluated on demand: an init script would be compiled by every page and frame.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(runAxe, rules === 'all' ? RULES : COLOUR_RULES);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any.map(({ message }) => message).join('; ')})`),
  );
}

/** Runs in the page. */
function runAxe(options: RunOptions): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const covered = document.querySelector('dialog[open]') !== null;
  return axe.run(covered ? { exclude: [['#root']] } : document, options);
}
