import type { LazyExoticComponent } from 'react';
import type { Component } from '@/lib/jsx/jsx-types';
import { lazyAfterPaint } from '@/lib/lazy';

type ShellParts = typeof import('@/app/frame/shell-parts');

/** A part of the shell after the first paint. One import for all of them keeps the first screen small. */
export function lazyShellPart<Props extends object>(
  choose: (parts: ShellParts) => Component<Props>,
): LazyExoticComponent<Component<Props>> {
  return lazyAfterPaint(async () => ({ default: choose(await import('@/app/frame/shell-parts')) }));
}
