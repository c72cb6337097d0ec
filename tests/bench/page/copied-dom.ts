/*
 * The elements of the app's screen as data, from which bare-screen.tsx shows the same elements. Long lists and the field of a
 * form are marked: they change.
 */

export type Copied = string | CopiedElement | CopiedList | CopiedField;

export interface CopiedElement {
  kind: 'element';
  tag: string;
  props: Props;
  children: Copied[];
}

export interface CopiedList {
  kind: 'list';
  className: string;
  rows: CopiedRow[];
  /** Index of the first of `rows` that was rendered. */
  first: number;
  /** Rows in all. */
  count: number;
  /** Mean height of the rows, px. */
  estimate: number;
  /** In a container of its own, not with the page. */
  scrolls: boolean;
}

export interface CopiedRow {
  /** Unique in its list. */
  id: string;
  className: string;
  children: Copied[];
}

export interface CopiedField {
  kind: 'field';
  props: Props;
}

type Props = Record<string, unknown>;

/** The screen that is shown. */
export function copyScreen(): Copied[] {
  return copyChildren(document.getElementById('root'));
}

/** A row that is shown, by the place of its list on the screen and its index in it. */
export function copyRow(list: number, index: number): CopiedRow {
  const row = findLongLists()[list]?.querySelector(`:scope > [data-index="${index}"]`);
  if (!row) throw new Error(`row ${index} is not shown`);
  return toRow(row);
}

/** The long lists of the screen, in the order of the document. */
export function findLongLists(): Element[] {
  return [...document.querySelectorAll('ul:has(> [data-index])')];
}

function toRow(row: Element): CopiedRow {
  return { id: row.getAttribute('data-index') ?? '', className: row.className, children: copyChildren(row) };
}

function copyChildren(parent: Element | null): Copied[] {
  return [...(parent?.childNodes ?? [])].map((node) =>
    node instanceof Element ? copyElement(node) : (node.textContent ?? ''),
  );
}

function copyElement(element: Element): Copied {
  const props = copyAttributes(element);
  if (element.matches(':scope:has(> [data-index])')) return copyList(element);
  if (element.matches('form input')) return { kind: 'field', props };
  return { kind: 'element', tag: element.localName, props, children: copyChildren(element) };
}

function copyList(element: Element): CopiedList {
  const rows = [...element.children].filter((child) => child.hasAttribute('data-index'));
  const [first] = rows;
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  return {
    kind: 'list',
    className: element.className,
    rows: rows.map(toRow),
    first: Number(first?.getAttribute('data-index')),
    count: Number(first?.getAttribute('aria-setsize')),
    estimate: heights.reduce((sum, height) => sum + height, 0) / heights.length,
    scrolls: element.closest('.overflow-y-auto, .overflow-auto') !== null,
  };
}

function copyAttributes(element: Element): Props {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const { style, class: className, disabled, hidden, value: _, ...others } = attributes;
  return {
    ...others,
    ...(className !== undefined && { className }),
    ...(disabled !== undefined && { disabled: true }),
    ...(hidden !== undefined && { hidden: true }),
    ...(style !== undefined && { style: copyStyle(style) }),
  };
}

function copyStyle(css: string): Record<string, string> {
  const pairs = css.split(';').filter((each) => each.includes(':'));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf(':');
      const name = pair.slice(0, at).trim();
      const key = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [key, pair.slice(at + 1).trim()];
    }),
  );
}
