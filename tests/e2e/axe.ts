import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off unless asked for by name.
  rules: { 'target-size': { enabled: true }, 'landmark-complementary-is-top-level': { enabled: true } },
  resultTypes: ['violations'],
};

/** Has axe in every page of the context; as an init script it needs no leave of the page's policy. */
export async function withAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: SOURCE });
}

/** What axe holds against the page as it stands: "rule: element". What lies under a dialog is out of reach and of no account. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(runAxe, RULES);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any.map(({ message }) => message).join('; ')})`),
  );
}

/** Runs in the page. */
function runAxe(options: RunOptions): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const covered = document.querySelector('[aria-modal="true"]') !== null;
  return axe.run(covered ? { exclude: [['#root']] } : document, options);
}
