import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { ErrorBoundary } from '@/lib/error-boundary';
import { painted } from '@/lib/painted';
import { untilFetched } from '@/lib/until-fetched';

/**
 * A part that the first paint does not wait for. While it can't be fetched, and where it fails, it is left out: the
 * screen itself works without it.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    painted()
      .then(() => untilFetched(load))
      .then(guarded),
  );
}

function guarded<Props extends object>({ default: Part }: { default: ComponentType<Props> }) {
  const Guarded = (props: Props) => (
    <ErrorBoundary fallback={null}>
      <Part {...props} />
    </ErrorBoundary>
  );
  return { default: Guarded };
}
