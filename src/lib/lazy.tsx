import { type LazyExoticComponent, lazy } from 'react';
import { ErrorBoundary } from '@/lib/error-boundary';
import type { Component } from '@/lib/jsx/jsx-types';
import { logger } from '@/lib/logger';

/**
 * `React.lazy` for a dialog or another part of a screen. If its file cannot be fetched, or it fails, it is left out and the rest of
 * the screen keeps its input. A notice then offers a reload (lib/missing-file).
 */
export function lazyPart<Name extends string, File extends Record<Name, AnyComponent>>(
  name: Name,
  load: () => Promise<File>,
): LazyExoticComponent<File[Name]> {
  const part = lazy(async (): Promise<{ default: AnyComponent }> => {
    try {
      return { default: addBoundary((await load())[name]) };
    } catch (error) {
      logger.warn(`A part could not be fetched: ${String(error)}`);
      return { default: () => null };
    }
  });
  return part as LazyExoticComponent<File[Name]>;
}

// biome-ignore lint/suspicious/noExplicitAny: of any props
type AnyComponent = Component<any>;

function addBoundary(Part: AnyComponent): AnyComponent {
  return (props) => (
    <ErrorBoundary fallback={null}>
      <Part {...props} />
    </ErrorBoundary>
  );
}
