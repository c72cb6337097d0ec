const QUIET_MS = 250;

/**
 * Waits until nothing is on its way any more: no outline, no busy part, no balance asked for, every font there. The
 * development menu shows parts that are busy for good.
 */
export async function settled(page) {
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
