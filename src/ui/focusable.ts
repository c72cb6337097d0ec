const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** What the Tab key reaches inside, in order. */
export function focusableIn(root: HTMLElement): HTMLElement[] {
  // Not by one query for the list: some engines answer in the order of the selectors.
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  return all.filter((element) => element.matches(FOCUSABLE) && element.closest('[hidden], [inert]') === null);
}

/** Keeps Tab inside: from the last thing it goes to the first, and the other way round. */
export function wrapTab(event: KeyboardEvent, root: HTMLElement): void {
  const stops = focusableIn(root);
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  const outside = !(active instanceof Node) || !root.contains(active);
  const from = event.shiftKey ? first : last;
  if (!outside && active !== from && active !== root) return;
  if (!outside && active === root && !event.shiftKey) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** The element and what around it can take focus, from the inside out: where focus goes back to once it is gone. */
export function focusTrail(element: Element | null): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let at = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches(`${FOCUSABLE}, [tabindex]`)) trail.push(at);
  }
  return trail;
}

/** Focuses the first that takes it: those that left the page or are disabled do not. */
export function focusFirst(stops: readonly HTMLElement[]): void {
  for (const stop of stops) {
    // What stands around is where the reader is anyway.
    stop.focus({ preventScroll: stop !== stops[0] });
    if (document.activeElement === stop) return;
  }
}

/**
 * Called before an item of a list goes: focus moves from its button to the next item's, else to that of the item before,
 * else to what stands around the list.
 */
export function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const [first] = neighbour instanceof HTMLElement ? focusableIn(neighbour) : focusTrail(item?.parentElement ?? null);
  first?.focus({ preventScroll: true });
}
