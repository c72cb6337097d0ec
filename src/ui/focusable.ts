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
