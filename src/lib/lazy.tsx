import { type LazyExoticComponent, lazy } from 'react';
import { ErrorBoundary } from '@/lib/error-boundary';
import type { Component } from '@/lib/jsx/jsx-types';
import { logger } from '@/lib/logger';

/**
 * `React.lazy` for a dialog or another part of a screen. If its file cannot be fetched, or it fails, it is left out and the rest of
 * the screen keeps its input. A notice then offers a reload (lib/missing-file).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: Component<Props> }>,
): LazyExoticComponent<Component<Props>> {
  return lazy(async (): Promise<{ default: Component<Props> }> => {
    try {
      return addBoundary(await load());
    } catch (error) {
      logger.warn(`A part could not be fetched: ${String(error)}`);
      return { default: () => null };
    }
  });
}

function addBoundary<Props extends object>({ default: Part }: { default: Component<Props> }) {
  const WithBoundary = (props: Props) => (
    <ErrorBoundary fallback={null}>
      <Part {...props} />
    </ErrorBoundary>
  );
  return { default: WithBoundary };
}
