import { createElement, type ReactNode } from 'react';

/** A DOM element as a React element with the same tag, attributes and content, without handlers. */
export function copyElement(
  element: Element,
  key: number,
  replace: (element: Element) => ReactNode | undefined,
): ReactNode {
  const replaced = replace(element);
  if (replaced !== undefined) return replaced;
  const children = [...element.childNodes].map((node, at) =>
    node instanceof Element ? copyElement(node, at, replace) : node.textContent,
  );
  return createElement(element.localName, { key, ...copyAttributes(element) }, ...children);
}

function copyAttributes(element: Element): Record<string, unknown> {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const { style, class: className, value: _, ...others } = attributes;
  return { ...others, className, ...(style !== undefined && { style: copyStyle(style) }) };
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
