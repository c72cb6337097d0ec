/*
 * A shortcut for window.getComputedStyle. jsdom matches its whole stylesheet against an element for each style, and finders
 * by role ask for hundreds of them: a fifth of the processor time of the screen tests. The app's stylesheet is not
 * loaded in jsdom, so the values that finders read depend on the tag alone, unless an attribute changes them.
 */

type Shortcut = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'pointerEvents' | 'getPropertyValue'>;

const ATTRIBUTES = ['hidden', 'popover', 'style'];
const INHERITED = /visibility|pointer-events/;

// Files share a window, which may have the shortcut already.
const ORIGINAL = Symbol.for('getComputedStyle of jsdom');
const host = window as Window & { [ORIGINAL]?: typeof window.getComputedStyle };
host[ORIGINAL] ??= window.getComputedStyle;
export const computeFully = host[ORIGINAL];

const styles = new Map<string, Shortcut>();

export function installComputedStyle(): void {
  window.getComputedStyle = computeStyle as typeof window.getComputedStyle;
}

/** Computes a style with the properties of `Shortcut`, or a complete one where the tag alone does not decide. */
export function computeStyle(element: Element, pseudoElement?: string | null): Shortcut {
  if (pseudoElement || !dependsOnTagAlone(element)) return computeFully(element, pseudoElement);
  const known = styles.get(element.localName);
  if (known !== undefined) return known;
  const { display, visibility, pointerEvents } = computeFully(element);
  const values = { display, visibility, 'pointer-events': pointerEvents };
  const style = { display, visibility, pointerEvents, getPropertyValue };
  styles.set(element.localName, style);
  return style;

  function getPropertyValue(name: string): string {
    if (name in values) return values[name as keyof typeof values];
    throw new Error(`${name} has no shortcut in tests/screens/computed-style.ts`);
  }
}

function dependsOnTagAlone(element: Element): boolean {
  if (document.styleSheets.length > 0 || !element.isConnected) return false;
  if (['dialog', 'input', 'summary'].includes(element.localName)) return false;
  if (ATTRIBUTES.some((name) => element.hasAttribute(name))) return false;
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    if (INHERITED.test(ancestor.getAttribute('style') ?? '')) return false;
  }
  return true;
}
