import type { ElementType, ReactElement, ReactNode } from 'react';
import { jsx as create } from 'react/jsx-runtime';

const CONTEXT = Symbol.for('react.context');

/** Renders no element of its own, so its children stand beside those of its parent: a fragment, a suspense, a context. */
const isTransparent = (type: ElementType | symbol) =>
  typeof type === 'symbol' || (typeof type === 'object' && (type as { $$typeof?: symbol }).$$typeof === CONTEXT);

const isText = (child: ReactNode) =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';

const isNothing = (child: ReactNode) => child === null || child === undefined || typeof child === 'boolean';

/** Translators leave white space alone, and as an element it would be an item of a flexible box. */
const wrap = (text: string, key?: string): ReactElement | string =>
  text.trim() === '' ? text : create('span', { children: text }, key);

/** The other children keep their positions, by which React knows them again. */
function wrapRuns(children: readonly ReactNode[]): ReactNode[] {
  const result = [...children];
  let start = -1;
  let text = '';
  const endRun = () => {
    if (start >= 0) result[start] = wrap(text, `text-${start}`);
    start = -1;
    text = '';
  };
  children.forEach((child, index) => {
    if (isText(child)) {
      text += child;
      result[index] = null;
      if (start < 0) start = index;
    } else if (Array.isArray(child)) {
      endRun();
      result[index] = wrapRuns(child);
    } else if (!isNothing(child)) endRun();
  });
  endRun();
  return result;
}

/**
 * Text beside other children gets an element of its own. A page translator replaces text nodes, also later ones: React
 * would update the removed node, and fail as soon as it removes it or inserts something before it. Text that is alone in its
 * element is safe, since React then sets the content of the element.
 */
export function setTextApart<Props extends { children?: ReactNode }>(type: ElementType | symbol, props: Props): Props {
  const { children } = props;
  const transparent = isTransparent(type);
  if (!transparent && typeof type !== 'string') return props;
  if (!Array.isArray(children))
    return transparent && isText(children) ? { ...props, children: wrap(String(children)) } : props;
  if (!transparent && children.every((child) => isText(child) || isNothing(child)))
    return { ...props, children: children.filter(isText).join('') };
  return { ...props, children: wrapRuns(children) };
}
