import type * as BareLists from './bare-lists';
import type * as Growth from './growth';
import type * as Keys from './keys';
import type * as Lists from './lists';
import type * as Signing from './signing';
import type * as Terms from './terms';

/** Functions that the benchmarks call in the page. */
export interface BenchPage {
  keys(): Promise<typeof Keys>;
  signing(): Promise<typeof Signing>;
  lists(): Promise<typeof Lists>;
  bareLists(): Promise<typeof BareLists>;
  terms(): Promise<typeof Terms>;
  growth(): Promise<typeof Growth>;
}

const benchPage: BenchPage = {
  keys: () => import('./keys'),
  signing: () => import('./signing'),
  lists: () => import('./lists'),
  bareLists: () => import('./bare-lists'),
  terms: () => import('./terms'),
  growth: () => import('./growth'),
};

Object.assign(window, { bench: benchPage });

declare global {
  interface Window {
    bench: BenchPage;
    gc?: () => void;
  }
}
