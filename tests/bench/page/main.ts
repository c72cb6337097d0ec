import '@/ui/theme.css';
import type * as BareLists from './bare-lists';
import type * as CopiedDom from './copied-dom';
import type * as Growth from './growth';
import type * as Keys from './keys';
import type * as Lists from './lists';
import type * as Painting from './painting';
import type * as Signing from './signing';

/** Functions that the benchmarks call in the page. */
export interface BenchPage {
  keys(): Promise<typeof Keys>;
  signing(): Promise<typeof Signing>;
  lists(): Promise<typeof Lists>;
  bareLists(): Promise<typeof BareLists>;
  painting(): Promise<typeof Painting>;
  copiedDom(): Promise<typeof CopiedDom>;
  growth(): Promise<typeof Growth>;
}

const benchPage: BenchPage = {
  keys: once(() => import('./keys')),
  signing: once(() => import('./signing')),
  lists: once(() => import('./lists')),
  bareLists: once(() => import('./bare-lists')),
  painting: once(() => import('./painting')),
  copiedDom: once(() => import('./copied-dom')),
  growth: once(() => import('./growth')),
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
    gc?: () => void;
  }
}
