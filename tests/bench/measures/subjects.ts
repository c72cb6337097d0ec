import type { Browser } from '@playwright/test';
import type { Built } from '../builds';
import type { BenchServer } from '../server';

export interface Served {
  built: Built;
  server: BenchServer;
}

/** What is measured. */
export interface Subjects {
  /** The app as built, with the embedded backend. */
  app: Served;
  /** The pages of tests/bench/page. */
  pages: Served;
  floor: Built;
  browser: Browser;
}
