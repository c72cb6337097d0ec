const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** What Tab passes by and focus may be put on: the heading or the root of a card, a part of the page. */
const LANDING = ':is(main, section, article, li, h1, h2, h3)[tabindex="-1"]';

/** What the Tab key reaches inside, in order. */
export function focusableIn(root: Element): HTMLElement[] {
  return shownIn(root, FOCUSABLE);
}

/** The element itself and what is in it, in order, that focus may be put on. */
export function stopsIn(root: Element): HTMLElement[] {
  const within = shownIn(root, `${FOCUSABLE}, ${LANDING}`);
  return root instanceof HTMLElement && root.matches(`[tabindex], ${FOCUSABLE}`) ? [root, ...within] : within;
}

function shownIn(root: Element, selector: string): HTMLElement[] {
  // Not by one query for the list: some engines answer in the order of the selectors.
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  return all.filter((element) => element.matches(selector) && element.closest('[hidden], [inert]') === null);
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

/** Focuses the first that takes it, without scrolling; false if none does. */
export function focusFirst(stops: Iterable<HTMLElement>): boolean {
  for (const stop of stops) {
    stop.focus({ preventScroll: true });
    if (document.activeElement === stop) return true;
  }
  return false;
}
