import { findFocusTargets, focusFirst } from '@/ui/focus/focusable';

/** An element and its position in the document, to find what replaced it once it is removed. */
export interface FocusPosition {
  element: HTMLElement;
  /** From the element outwards. */
  levels: readonly Level[];
}

interface Level {
  node: Element;
  /** Its preceding siblings. */
  before: readonly Element[];
}

export function recordFocus(element: HTMLElement): FocusPosition {
  const levels: Level[] = [];
  for (let node: Element = element; node.parentElement !== null; node = node.parentElement) {
    const siblings = [...node.parentElement.children];
    levels.push({ node, before: siblings.slice(0, siblings.indexOf(node)) });
  }
  return { element, levels };
}

/**
 * Focuses the element, without scrolling. If it is removed or disabled: what it is about (`data-subject`, an id); the card
 * around it; if that is removed too, what replaced it or stands next to it; else the closest focusable ancestor.
 */
export function restoreFocus(position: FocusPosition): void {
  focusFirst(findTargets(position));
}

function* findTargets({ element, levels }: FocusPosition): Generator<HTMLElement> {
  if (element.isConnected) {
    if (!element.matches(':disabled')) yield element;
    yield* findFormFields(element);
  } else {
    const subject = document.getElementById(element.dataset.subject ?? '');
    if (subject !== null) yield subject;
  }
  const innermost = levels.findIndex(({ node }) => node.isConnected);
  // Everything around it was removed as well.
  if (innermost === -1) return;
  const remaining = levels.slice(Math.max(innermost - 1, 0));
  const ancestors = remaining.slice(1);
  const card = ancestors.find(({ node }) => node.matches('li, article'));
  if (card !== undefined) yield* findCardTargets(card.node);
  for (const [index, level] of remaining.entries()) {
    const parent = remaining[index + 1]?.node;
    if (parent === undefined || parent === document.body) return;
    yield* findTargetsBeside(level, parent);
    if (parent instanceof HTMLElement && parent.matches('[tabindex]')) yield parent;
  }
}

/** The fields of a form whose submit button is disabled: it can be filled in again. */
function findFormFields(element: HTMLElement): HTMLElement[] {
  if (!(element instanceof HTMLButtonElement) || element.type !== 'submit' || element.form === null) return [];
  return findFocusTargets(element.form).filter((target) => target.matches('input, textarea, select'));
}

function findCardTargets(card: Element): HTMLElement[] {
  return findFocusTargets(card).filter((target) => target.matches('[tabindex="-1"]'));
}

/** The nodes that replaced or follow the removed one, then those before it, nearest first. */
function* findTargetsBeside({ node, before }: Level, parent: Element): Generator<HTMLElement> {
  const siblings = [...parent.children];
  const previous = before.findLast((sibling) => sibling.parentElement === parent);
  const at = previous === undefined ? 0 : siblings.indexOf(previous) + 1;
  for (const next of siblings.slice(at)) if (next !== node) yield* findFocusTargets(next);
  for (const sibling of siblings.slice(0, at).toReversed()) {
    const targets = findFocusTargets(sibling);
    // List items and scrolling regions are entered at their start.
    yield* sibling.matches('li, [tabindex]') ? targets : targets.toReversed();
  }
}
