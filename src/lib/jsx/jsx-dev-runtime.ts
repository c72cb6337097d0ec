import type { ElementType, Key, ReactNode } from 'react';
import { jsxDEV as create, type JSXSource } from 'react/jsx-dev-runtime';
import { setTextApart } from '@/lib/jsx/text-apart';

export { Fragment } from 'react/jsx-dev-runtime';
export type * as JSX from '@/lib/jsx/jsx-types';

/** The compiler calls this for JSX during development. */
export const jsxDEV = (
  type: ElementType,
  props: { children?: ReactNode },
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => {
  const apart = setTextApart(type, props);
  return create(type, apart, key, isStatic && Array.isArray(apart.children), source, self);
};
