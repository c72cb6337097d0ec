/*
 * A shortcut for window.getComputedStyle. jsdom matches its whole stylesheet against an element for each style, and finders
 * by role ask for hundreds of them: a fifth of the processor time of the screen tests. The app's stylesheet is not
 * loaded in jsdom, so the values that finders read depend on the tag and at most one attribute.
 */

type Shortcut = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'pointerEvents' | 'getPropertyValue'>;

const STYLED = /display|visibility|pointer-events/;
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

/** Computes a style with the properties of `Shortcut`, or a complete one for unusual elements. */
export function computeStyle(element: Element, pseudoElement?: string | null): Shortcut {
  const kind = pseudoElement ? null : getKind(element);
  if (kind === null) return computeFully(element, pseudoElement);
  const known = styles.get(kind);
  if (known !== undefined) return known;
  const { display, visibility, pointerEvents } = computeFully(element);
  const values = { display, visibility, 'pointer-events': pointerEvents };
  const style = { display, visibility, pointerEvents, getPropertyValue };
  styles.set(kind, style);
  return style;

  function getPropertyValue(name: string): string {
    if (name in values) return values[name as keyof typeof values];
    throw new Error(`${name} has no shortcut in tests/screens/computed-style.ts`);
  }
}

/** The parts of an element that its style depends on; `null` if it also depends on others. */
function getKind(element: Element): string | null {
  if (document.styleSheets.length > 0 || !element.isConnected) return null;
  if (element.hasAttribute('hidden') || element.hasAttribute('popover')) return null;
  if (STYLED.test(element.getAttribute('style') ?? '')) return null;
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    if (INHERITED.test(ancestor.getAttribute('style') ?? '')) return null;
  }
  switch (element.localName) {
    case 'summary':
      return null;
    case 'dialog':
      return `dialog ${element.hasAttribute('open')}`;
    case 'input':
      return `input ${element.getAttribute('type')}`;
    default:
      return element.localName;
  }
}
