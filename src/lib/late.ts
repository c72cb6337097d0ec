import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { painted } from '@/lib/painted';
import { untilFetched } from '@/lib/until-fetched';

/**
 * A part that the first paint does not wait for. While it can't be fetched it is left out: the screen itself works
 * without it.
 */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => painted().then(() => untilFetched(load)));
}
