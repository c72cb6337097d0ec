/** Tag of tests that run every night only, or with `npm run test:e2e -- --all` (docs/testing.md#every-night). */
export const NIGHTLY = '@nightly';

/** Whether the nightly tests run too. */
export const isComplete = process.env.TESTS === 'all';
