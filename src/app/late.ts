import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { painted } from '@/lib/painted';

const NOTHING = { default: () => null };

/**
 * A part of the frame that the first paint does not wait for. One that can't be fetched is left out: the screen itself
 * works without it.
 */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    painted()
      .then(load)
      .catch(() => NOTHING as { default: ComponentType<Props> }),
  );
}
