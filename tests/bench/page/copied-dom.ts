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
  /** It stays at its end. */
  isChat: boolean;
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
  const row = findLongLists()[list]?.children[index];
  if (!row) throw new Error(`row ${index} is not shown`);
  return toRow(row, index);
}

/** With as many items as the app shows of a long list at first. */
const LONG = 'ul:has(> :nth-child(100))';

/** The long lists of the screen, in the order of the document. */
export function findLongLists(): Element[] {
  return [...document.querySelectorAll(LONG)];
}

function toRow(row: Element, index: number): CopiedRow {
  return { id: String(index), className: row.className, children: copyChildren(row) };
}

function copyChildren(parent: Element | null): Copied[] {
  return [...(parent?.childNodes ?? [])].map((node) =>
    node instanceof Element ? copyElement(node) : (node.textContent ?? ''),
  );
}

function copyElement(element: Element): Copied {
  const props = copyAttributes(element);
  if (element.matches(LONG)) return copyList(element);
  if (element.matches('form input')) return { kind: 'field', props };
  return { kind: 'element', tag: element.localName, props, children: copyChildren(element) };
}

function copyList(element: Element): CopiedList {
  return {
    kind: 'list',
    className: element.className,
    rows: [...element.children].map(toRow),
    isChat: element.closest('[role=log]') !== null,
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
