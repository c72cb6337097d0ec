import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

const BUDGET_KB = 120;

/** Collects all further JavaScript and wasm files. */
function recordCode(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    const isRecorded = responses.some((recorded) => recorded.url() === response.url());
    if (/\.(js|wasm)(\?|$)/.test(response.url()) && !isRecorded) responses.push(response);
  });
  return responses;
}

async function gzippedKb(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

const isWasm = (response: Response) => response.url().includes('.wasm');

test('the login screen needs at most 120 kB of JavaScript, and no wasm', async ({ page }) => {
  // Without idle time nothing is prefetched, so only what the screen needs is loaded.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const responses = recordCode(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(responses.filter(isWasm)).toEqual([]);
  const size = await gzippedKb(responses);
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThanOrEqual(BUDGET_KB);
});
