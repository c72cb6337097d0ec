/** What a browser says when a page is reloaded, left or closed: what was put off is written now. */
export function leavePage(): void {
  globalThis.dispatchEvent(new Event('pagehide'));
}
