import type { Browser } from '@playwright/test';
import type { Built } from '../builds';
import type { BenchServer } from '../server';

export interface Served {
  built: Built;
  server: BenchServer;
}

/** The builds and the browser under test. */
export interface Subjects {
  /** The built app with the embedded backend. */
  app: Served;
  /** The pages of tests/bench/page. */
  pages: Served;
  browser: Browser;
}
