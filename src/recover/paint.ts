/** Resolves once the browser had time to paint, before work that blocks the page. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}
