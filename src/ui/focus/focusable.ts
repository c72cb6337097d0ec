const TABBABLE =
  'a[href], :is(button, input:not([type="hidden"]), select, textarea):not(:disabled), summary, ' +
  '[tabindex]:not([tabindex="-1"])';

/** Focusable by script but not by Tab: headings, cards and regions. */
const SCRIPT_FOCUSABLE = ':is(main, section, article, li, h1, h2, h3)[tabindex="-1"]';

/** The elements inside that the Tab key reaches, in document order. */
export function findTabStops(root: Element): HTMLElement[] {
  return findShown(root, TABBABLE);
}

/**
 * The root and its descendants that can take focus, in document order; without explanations of words (`data-aside`).
 */
export function findFocusTargets(root: Element): HTMLElement[] {
  const descendants = findShown(root, `:is(${TABBABLE}):not([data-aside]), ${SCRIPT_FOCUSABLE}`);
  return root instanceof HTMLElement && root.matches(`[tabindex], ${TABBABLE}`) ? [root, ...descendants] : descendants;
}

function findShown(root: Element, selector: string): HTMLElement[] {
  // Not querySelectorAll with the list: some engines return the order of the selectors.
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  return all.filter((element) => element.matches(selector) && element.closest('[hidden], [inert]') === null);
}

/** Focuses the first element that accepts it, without scrolling. */
export function focusFirst(targets: Iterable<HTMLElement>): void {
  for (const target of targets) {
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
