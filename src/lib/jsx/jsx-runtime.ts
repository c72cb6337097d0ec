import type { ElementType, Key, ReactNode } from 'react';
import { jsx as create, jsxs as createStatic } from 'react/jsx-runtime';
import { setTextApart } from '@/lib/jsx/text-apart';

export { Fragment } from 'react/jsx-runtime';
export type * as JSX from '@/lib/jsx/jsx-types';

type Props = { children?: ReactNode };

/** The compiler calls these for JSX in a build (`jsxImportSource`). */
export const jsx = (type: ElementType, props: Props, key?: Key) => create(type, setTextApart(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => createStatic(type, setTextApart(type, props), key);
