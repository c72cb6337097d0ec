import type { ExoticComponent, JSX, ReactElement, ReactNode } from 'react';

type Rendered = ReactElement | readonly (ReactElement | null)[] | boolean | null | undefined;

/** Instead of `ComponentType`, which may return text. */
export type Component<Props = Record<never, never>> = (props: Props) => Rendered;

/** No component returns bare text or `children`, which may be text: in a fragment, text gets an element of its own. */
export type ElementType =
  | string
  | ((props: never) => Rendered)
  | (new (
      props: never,
    ) => { render: () => ReactNode })
  | ExoticComponent<never>;
export type Element = JSX.Element;
export type ElementClass = JSX.ElementClass;
export type ElementAttributesProperty = JSX.ElementAttributesProperty;
export type ElementChildrenAttribute = JSX.ElementChildrenAttribute;
export type LibraryManagedAttributes<Type, Props> = JSX.LibraryManagedAttributes<Type, Props>;
export type IntrinsicAttributes = JSX.IntrinsicAttributes;
export type IntrinsicClassAttributes<Type> = JSX.IntrinsicClassAttributes<Type>;
export type IntrinsicElements = JSX.IntrinsicElements;
