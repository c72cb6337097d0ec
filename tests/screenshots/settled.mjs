const QUIET_MS = 250;

/** Waits until nothing is loading: no placeholder, no busy element, no pending balance, all fonts loaded. */
export async function waitUntilSettled(page) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      !/Asking the block explorer|Checking…|Calculating…/.test(document.body.textContent),
    undefined,
    { timeout: 15_000 },
  );
  await page.waitForTimeout(QUIET_MS);
}
