import type { LazyExoticComponent } from 'react';
import type { Component } from '@/lib/jsx/jsx-types';
import { lazyAfterPaint } from '@/lib/lazy';

type AuthExtras = typeof import('@/features/auth/extras/auth-extras');

/** A part of login and registration after the first paint. One import for all of them keeps the first screen small. */
export function lazyExtra<Props extends object>(
  choose: (extras: AuthExtras) => Component<Props>,
): LazyExoticComponent<Component<Props>> {
  return lazyAfterPaint(async () => ({ default: choose(await import('@/features/auth/extras/auth-extras')) }));
}
