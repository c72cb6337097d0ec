/** Dispatches the event of a page that is reloaded, left or closed; delayed writes happen now. */
export function leavePage(): void {
  globalThis.dispatchEvent(new Event('pagehide'));
}
