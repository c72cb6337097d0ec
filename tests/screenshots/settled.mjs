const QUIET_MS = 250;

/** Waits until nothing is on its way any more: no outline, no busy part, no balance asked for, every font there. */
export async function settled(page) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => {
      const waiting = document.querySelector('[aria-busy="true"]') !== null;
      return !waiting && !/Asking the block explorer|Checking…|Calculating…/.test(document.body.textContent);
    },
    undefined,
    { timeout: 15_000 },
  );
  await page.waitForTimeout(QUIET_MS);
}
