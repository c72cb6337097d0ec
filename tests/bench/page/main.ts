import '@/ui/theme.css';
import type * as Keys from './keys';
import type * as Lists from './lists';
import type * as Painting from './painting';
import type * as Signing from './signing';

/** Functions that the benchmarks call in the page. */
export interface BenchPage {
  keys(): Promise<typeof Keys>;
  signing(): Promise<typeof Signing>;
  lists(): Promise<typeof Lists>;
  painting(): Promise<typeof Painting>;
}

const benchPage: BenchPage = {
  keys: once(() => import('./keys')),
  signing: once(() => import('./signing')),
  lists: once(() => import('./lists')),
  painting: once(() => import('./painting')),
};

/** An import takes milliseconds each time. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | null = null;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

Object.assign(window, { bench: benchPage });
// Playwright listens, which takes time that it does not take for users.
console.info = () => undefined;
// Work for idle times starts after the measurement, also on a busy machine.
const whenIdle = window.requestIdleCallback.bind(window);
window.requestIdleCallback = (work, options) => window.setTimeout(() => whenIdle(work, options), 400);

declare global {
  interface Window {
    bench: BenchPage;
  }
}
