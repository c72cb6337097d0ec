import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

const BUDGET_KB = 115;

/** Every JavaScript and wasm answer from now on. */
function recordCode(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (/\.(js|wasm)(\?|$)/.test(response.url())) answers.push(response);
  });
  return answers;
}

async function gzippedKb(answers: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

const isWasm = (answer: Response) => answer.url().includes('.wasm');

test('the login screen needs at most 115 kB of JavaScript, and no wasm', async ({ page }) => {
  // A browser that never rests fetches nothing ahead: what it loads is what the screen needs.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const answers = recordCode(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(answers.filter(isWasm)).toEqual([]);
  const size = await gzippedKb(answers);
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThanOrEqual(BUDGET_KB);
});

test('the Bitcoin code is fetched while the browser is idle, before anything is typed', async ({ page }) => {
  const answers = recordCode(page);
  await page.goto('/login');
  await expect.poll(() => answers.filter(isWasm).length).toBeGreaterThan(0);
});
