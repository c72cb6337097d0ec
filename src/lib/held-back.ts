type Listener = (event: PopStateEvent) => void;

const holds: Listener[] = [];

// Imported before the router listens: Chromium calls the listeners of the window in their order, `capture` or not.
window.addEventListener('popstate', (event) => holds.at(-1)?.(event));

/** Calls `hold` for each step through the history, before the router hears of it, until the returned function is called. */
export function holdBack(hold: Listener): () => void {
  holds.push(hold);
  return () => void holds.splice(holds.indexOf(hold), 1);
}
