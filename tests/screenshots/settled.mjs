const QUIET_MS = 250;

/**
 * Waits until nothing is loading: no placeholder, no busy element, no pending balance, all fonts loaded. The development
 * menu shows elements that are busy permanently.
 */
export async function waitUntilSettled(page) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => {
      const showsStates = location.pathname === '/devel';
      const waiting = !showsStates && document.querySelector('[aria-busy="true"]') !== null;
      return (
        !waiting && (showsStates || !/Asking the block explorer|Checking…|Calculating…/.test(document.body.textContent))
      );
    },
    undefined,
    { timeout: 15_000 },
  );
  await page.waitForTimeout(QUIET_MS);
}
